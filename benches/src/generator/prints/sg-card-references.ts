import type { Entry } from '@tieout/corpus';
import { SINGAPORE } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A card of Singapore: days in capitals, last month's balance as the first row, references below each shop, CR behind credits. */
export const sgCardReferences: Print = {
  id: 'sg-card-references',
  kind: 'credit_card_statement',
  tags: [
    'card',
    'two-dates',
    'post-date-first',
    'no-year',
    'reference-line',
    'dr-cr-suffix',
    'opening-in-table',
    'fx-subline',
  ],
  locales: SINGAPORE,
  draw: (desk) => {
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(5, 45),
      withForeign: true,
      movements: {
        card: [['{m} Singapore SG'], ['BUS/MRT {r} SINGAPORE'], ['{m} {c}']],
        transferIn: [['PAYMENT - DBS INTERNET/WIRELESS'], ['PAYMT THRU E-BANK/HOMEB/CYBERB (EP12)']],
        refund: [['{m} REFUND SINGAPORE']],
        fee: [['CCY CONVERSION FEE SGD 12.40'], ['LATE CHARGES']],
      },
    });
    const day = (at: number) => desk.written(at, 'dd MMM').toUpperCase();
    const owed = (minor: number) => `${desk.number(minor)}${minor < 0 ? ' CR' : ''}`;
    const below = (entry: Entry) => [
      `Ref No. : 7454155${entry.reference}${entry.reference}`,
      ...(entry.foreign === null
        ? []
        : [`${entry.foreign.currency} ${(entry.foreign.amount / 100).toFixed(2)}`]),
    ];
    const detail = (entry: Entry) =>
      entry.kind === 'card' ? [...entry.lines, ...below(entry)] : entry.lines;
    const number = `4265-${ledger.number.slice(-4)}-1234-${ledger.number.slice(-4)}`;
    const html = webPage({
      locale: desk.locale,
      css: 'th { border-bottom: 1px solid; border-top: 1px solid; font-size: 8pt } th:nth-child(-n+2) { width: 11% } .box td { border: 1px solid #999; padding: 4pt }',
      body: `<b style="font-size:15pt">${esc(desk.bank)}</b><p>Credit Card(s) Statement</p><table class="box">${tr([`Statement Date<br>${desk.written(ledger.end, 'dd MMM yyyy').toUpperCase()}`, 'Total Credit Limit<br>$12,000', 'Minimum Payment<br>$50.00', `Total Outstanding Balance<br>S$${owed(ledger.closing)}`, `Due Date<br>${desk.written(ledger.end + 22, 'dd MMM yyyy').toUpperCase()}`])}</table>
${sheetTable(
  ['Post<br>Date', 'Trans<br>Date', 'Description of Transaction', '>Transaction Amount<br>SGD'],
  [
    `<tr><td colspan="4"><b>PLATINUM VISA CARD</b></tr><tr><td colspan="4"><b>${number} JORDAN SAMPLE</b></tr>`,
    tr(['', '', 'PREVIOUS BALANCE', `>${owed(ledger.opening)}`]),
    ...ledger.entries.map((entry) =>
      tr([
        day(entry.postDate),
        day(entry.date),
        detail(entry).map(esc).join('<br>'),
        `>${owed(-entry.amount)}`,
      ]),
    ),
    tr(['', '', 'SUB TOTAL', `>${owed(ledger.closing)}`]),
    tr(['', '', `<b>TOTAL BALANCE FOR PLATINUM VISA CARD</b>`, `><b>${owed(ledger.closing)}</b>`]),
  ],
)}
<p style="text-align:center">------------------------------ End of Transaction Details ------------------------------</p><table>${tr(['Rewards points brought forward', '>12,440'])}${tr(['Points earned', '>318'])}</table>`,
    });
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          number,
          printsPostDate: true,
          describe: (entry) => detail(entry).join(' '),
        }),
      ],
    };
  },
};
