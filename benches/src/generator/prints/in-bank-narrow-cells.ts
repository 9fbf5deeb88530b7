import { INDIAN_BANK } from './descriptors.ts';
import { INDIA } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** An Indian account in a ruled grid with cells so narrow that days, references and text all break, figures in their middle. */
export const inBankNarrowCells: Print = {
  id: 'in-bank-narrow-cells',
  kind: 'bank_statement',
  tags: [
    'ruled',
    'wrapped-cells',
    'two-dates',
    'stacked-date',
    'reference-column',
    'running-balance',
    'middle-anchored',
  ],
  locales: INDIA,
  draw: (desk) => {
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 35), movements: INDIAN_BANK });
    const day = (at: number) => `${desk.written(at, 'd MMM')}<br>${desk.written(at, 'yyyy')}`;
    const isNumbered = (reference: string) => Number(reference.slice(-1)) < 5;
    const reference = (text: string) => (isNumbered(text) ? `CHQ ${text}` : '');
    const html = webPage({
      locale: desk.locale,
      css: 'td, th { border: 1px solid #777 } .acts td { vertical-align: top } .acts td:nth-child(-n+2) { width: 9% } .acts td:nth-child(3) { width: 30%; overflow-wrap: anywhere } .acts td:nth-child(4) { width: 14%; overflow-wrap: anywhere } .head td { border: 0 }',
      body: `<table class="head">${tr(['Account Name', ': Ms. JORDAN SAMPLE'])}${tr(['Address', ': 14 ALDER ROW, BANGALORE-560001'])}${tr(['Account Number', `: ${ledger.number}`])}${tr(['Account Description', ': SAVINGS BANK-CHEQUE-PUB IND-INR'])}${tr(['Drawing Power', ': 0.00'])}${tr(['Interest Rate(% p.a.)', ': 2.7'])}${tr(['IFS Code', ': SBIN0001234'])}${tr([`Balance as on ${desk.written(ledger.start, 'd MMM yyyy')}`, `: ${desk.signed(ledger.opening)}`])}</table>
<p>Account Statement from ${desk.written(ledger.start, 'd MMM yyyy')} to ${desk.written(ledger.end, 'd MMM yyyy')}</p>
${sheetTable(
  ['Txn Date', 'Value<br>Date', 'Description', 'Ref No./Cheque<br>No.', '>Debit', '>Credit', '>Balance'],
  ledger.entries.map((entry) =>
    tr([
      day(entry.date),
      day(entry.date),
      esc(entry.lines.join(' ')),
      reference(entry.reference),
      entry.amount < 0 ? `>${desk.number(entry.amount)}` : '',
      entry.amount > 0 ? `>${desk.number(entry.amount)}` : '',
      `>${desk.signed(entry.balance)}`,
    ]),
  ),
  'class="acts"',
)}<p>Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone over mail, SMS, phone call or any other media.</p><p>**This is a computer generated statement and does not require a signature.</p>`,
    });
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'every-row',
          closing: null,
          alternatives: (entry) => [`${entry.lines.join(' ')} ${reference(entry.reference)}`],
        }),
      ],
    };
  },
};
