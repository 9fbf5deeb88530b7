import type { Entry } from '@tieout/corpus';
import { INDIA } from '../prints/places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { column, formPrint } from './form.ts';

const SHOPS = {
  card: [['{m} {c}'], ['EMI {m} {c}'], ['{m} WWW.{k}.IN']],
  transferIn: [['CREDIT CARD PAYMENT Net Banking (Ref# {r})'], ['BPPY CC PAYMENT (Ref# ST{r}{r})']],
  refund: [['{m} {c} REFUND']],
  fee: [['IGST-VPS2712345678901-RATE 18.0'], ['FIN CHGS ON REV CREDIT']],
};

/** An Indian card: the rupee's sign comes out as a letter, a plus parts what comes in, points with a plus before the sum, a sign of no meaning behind it, a formula of five boxes under labels of two lines. */
export const inCardLetterForRupee = formPrint({
  id: 'in-card-letter-for-rupee',
  kind: 'credit_card_statement',
  tags: [
    'card',
    'currency-as-letter',
    'plus-credits',
    'points-before-amount',
    'formula-box',
    'clock',
    'sign-behind',
  ],
  locales: INDIA,
  dates: ['dd/MM/yyyy', 'dd MMM, yyyy'],
  size: 8,
  leading: 11,
  gap: 3,
  top: 330,
  topAgain: 90,
  bottom: 740,
  order: { isCard: true, movements: SHOPS },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [300, 40, 'Regalia Gold Credit Card Statement', { isBold: true }],
    [300, 52, 'HSN Code: 997113   GSTIN: 33AAACS2702H2Z6', { size: 6 }],
    ...column(40, 70, 11, ['JORDAN SAMPLE', '14 ALDER ROW', 'BENGALURU 560001']),
    ...column(330, 70, 11, ['Credit Card No.', 'Statement Date', 'Billing Period']),
    ...column(430, 70, 11, [
      '434155XXXXXX6424',
      s.full(s.ledger.end),
      `${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`,
    ]),
    ...['TOTAL AMOUNT DUE', 'MINIMUM DUE', 'DUE DATE'].map(
      (t, at) => [40 + at * 150, 130, t, { isBold: true, size: 7 }] as const,
    ),
    ...[
      `C${s.number(s.ledger.closing)}`,
      `C${s.number(Math.round(s.ledger.closing / 20))}`,
      s.full(s.ledger.end + 20),
    ].map((t, at) => [40 + at * 150, 142, t] as const),
    ...LABELS.map(([upper], at) => [40 + at * 105, 180, upper, { size: 6.5 }] as const),
    ...LABELS.flatMap(([, lower], at) =>
      lower === '' ? [] : [[40 + at * 105, 188, lower, { size: 6.5 }] as const],
    ),
    ...sums(s).map((minor, at) => [40 + at * 105, 202, `C${s.number(minor)}`] as const),
    ...['-', '+', '+', '='].map((sign, at) => [130 + at * 105, 202, sign] as const),
    ...['TOTAL CREDIT LIMIT', 'AVAILABLE CREDIT LIMIT', 'AVAILABLE CASH LIMIT'].map(
      (t, at) => [40 + at * 150, 230, t, { size: 6.5 }] as const,
    ),
    ...['C7,77,000', 'C2,38,992', 'C1,10,800'].map((t, at) => [40 + at * 150, 242, t] as const),
    [40, 290, 'Domestic Transactions', { isBold: true }],
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 66, 'Domestic Transactions', { isBold: true }],
  ],
  columns: [
    ['DATE & TIME', 40, (e, s) => `${s.day(e.date)}| 10:15`],
    ['TRANSACTION DESCRIPTION', 140, (e) => e.lines.join(' ')],
    ['REWARDS', -430, (e) => (e.kind === 'card' ? `+ ${Math.ceil(-e.amount / 15000)}` : '')],
    ['AMOUNT', -530, (e, s) => `${e.amount > 0 ? '+  ' : ''}C ${s.number(e.amount)}`],
    ['PI', 545, () => 'l'],
  ],
  first: () => [[[40, 0, 'JORDAN SAMPLE', { isBold: true }]]],
  last: () => [
    [
      [40, 1, 'GST Summary', { isBold: true }],
      ...['IGST', 'CGST', 'SGST', 'REVERSAL', 'TOTAL GST'].map((t, at) => [40 + at * 80, 2, t] as const),
      ...['C213.27', 'C0', 'C0', 'C0', 'C213.27'].map((t, at) => [40 + at * 80, 3, t] as const),
    ],
  ],
  foot: (_, page, pages) => [[260, 800, `Page ${page} of ${pages}`]],
  truth: () => ({
    balances: 'none',
    number: '434155XXXXXX6424',
    alternatives: (e) => told(e),
  }),
});

const LABELS = [
  ['PREVIOUS STATEMENT DUES', ''],
  ['PAYMENTS/CREDITS', 'RECEIVED'],
  ['PURCHASES/DEBIT', '(Current Billing Cycle)'],
  ['FINANCE CHARGES', ''],
  ['TOTAL AMOUNT DUE', ''],
] as const;

const sums = ({ ledger }: Sheet) => [ledger.opening, ledger.into.sum, -ledger.out.sum, 0, ledger.closing];

function told(e: Entry): readonly string[] {
  const text = e.lines.join(' ');
  const points = e.kind === 'card' ? ` + ${Math.ceil(-e.amount / 15000)}` : '';
  return [`${text} l`, `${text}${points}`, `${text}${points} l`, `${text}${points} C l`, `${text} C l`];
}
