import { HUNGARY } from './new-places.ts';
import type { Print } from './print.ts';
import { lines, sheetTable, tr, webPage } from './web-page.ts';

/** A Hungarian account: the year first with points and a point at its end, no decimals, sides in two columns and a balance after each row. */
export const huBankYearFirst: Print = {
  id: 'hu-bank-year-first',
  kind: 'bank_statement',
  tags: [
    'year-first-dots',
    'two-dates',
    'no-decimals',
    'debit-credit-columns',
    'running-balance',
    'multi-line',
  ],
  locales: HUNGARY,
  draw: (desk) => {
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 45) });
    const day = (at: number) => desk.written(at, 'yyyy.MM.dd.');
    const html = webPage({
      locale: desk.locale,
      css: 'th { border-bottom: 1px solid }',
      body: `<b style="font-size:14pt">SZÁMLAKIVONAT</b><p>Minta Anna<br>1051 Budapest, Égerfa utca 14.</p><p>Számlaszám: 11773016-01234567-00000000<br>Időszak: ${day(ledger.start)} - ${day(ledger.end)}<br>Devizanem: HUF</p>
${sheetTable(
  ['Könyvelés dátuma', 'Értéknap', 'Megnevezés', '>Terhelés', '>Jóváírás', '>Egyenleg'],
  [
    tr(['', '', 'Nyitó egyenleg', '', '', `>${desk.signed(ledger.opening)}`]),
    ...ledger.entries.map((entry) =>
      tr([
        day(entry.date),
        day(entry.postDate),
        lines(entry.lines),
        entry.amount < 0 ? `>${desk.number(entry.amount)}` : '',
        entry.amount > 0 ? `>${desk.number(entry.amount)}` : '',
        `>${desk.signed(entry.balance)}`,
      ]),
    ),
    tr(['', '', 'Záró egyenleg', '', '', `>${desk.signed(ledger.closing)}`]),
  ],
)}`,
    });
    return {
      html,
      accounts: [desk.truth(ledger, { balances: 'every-row', number: '11773016-01234567-00000000' })],
    };
  },
};
