import { MALAYSIA } from '../prints/new-places.ts';
import { CARD_SHOPS } from './card-shops.ts';
import { column, formPrint, type Put } from './form.ts';

/** A Malaysian card: headings in two languages, the day of booking before that of the purchase, the names and numbers of holders over their rows, "CR" at what is paid. */
export const myCardHolders = formPrint({
  id: 'my-card-holders',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'holders', 'no-year', 'credit-marked', 'two-tongues'],
  locales: MALAYSIA,
  dates: ['dd MMM', 'dd MMM yyyy'],
  size: 8.5,
  leading: 11,
  top: 150,
  topAgain: 80,
  bottom: 760,
  order: { isCard: true, movements: CARD_SHOPS },
  head: (s) => [
    [40, 40, 'CREDIT CARD STATEMENT / PENYATA KAD KREDIT', { size: 12, isBold: true }],
    ...column(40, 64, 11, ['JORDAN SAMPLE', '12 JALAN MERDEKA', '50000 KUALA LUMPUR']),
    ...column(330, 64, 11, [
      `Statement Date / Tarikh Penyata   ${s.full(s.ledger.end).toUpperCase()}`,
      `Payment Due Date / Tarikh Akhir   ${s.full(s.ledger.end + 20).toUpperCase()}`,
      'Credit Limit / Had Kredit   RM 20,000.00',
      `Current Balance / Baki Semasa   RM ${owed(s.ledger.closing, s.number)}`,
      'Minimum Payment / Bayaran Minimum   RM 50.00',
    ]),
  ],
  again: (s) => [[40, 40, `CREDIT CARD STATEMENT, ${s.desk.bank}`]],
  columns: [
    ['Posting Date\nTarikh Pos', 40, (e, s) => s.day(e.postDate).toUpperCase()],
    ['Transaction Date\nTarikh Transaksi', 110, (e, s) => s.day(e.date).toUpperCase()],
    ['Transaction Description\nButiran Transaksi', 200, (e) => e.lines],
    ['Amount (RM)\nJumlah (RM)', -555, (e, s) => owed(-e.amount, s.number)],
  ],
  first: (s) => [
    [[200, 0, `JORDAN SAMPLE   ${s.ledger.number}`, { isBold: true }]],
    [
      [200, 0, 'PREVIOUS BALANCE / BAKI TERDAHULU'],
      [-555, 0, owed(s.ledger.opening, s.number)],
    ],
  ],
  rows: (s, block) => {
    const second = Math.ceil(s.entries.length / 2);
    const name: Put = [200, 0.5, 'ALEX SAMPLE (SUPPLEMENTARY)   5412 XXXX XXXX 7788', { isBold: true }];
    return s.entries.map((e, at) => [
      at === second ? [name, ...block(e).map(([x, y, ...rest]): Put => [x, y + 1.5, ...rest])] : block(e),
      e,
    ]);
  },
  last: (s) => [
    [
      [200, 0.5, 'TOTAL CURRENT BALANCE / JUMLAH BAKI SEMASA', { isBold: true }],
      [-555, 0.5, owed(s.ledger.closing, s.number), { isBold: true }],
    ],
  ],
  truth: () => ({ balances: 'none', printsPostDate: true }),
});

/** An amount owed, or one paid with "CR" behind. */
function owed(minor: number, number: (minor: number) => string): string {
  return `${number(minor)}${minor < 0 ? 'CR' : ''}`;
}
