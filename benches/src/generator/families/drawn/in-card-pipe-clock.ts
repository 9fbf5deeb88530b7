import type { Entry } from '@tieout/corpus';
import { INDIA } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { tableSheet } from './table-sheet.ts';

const INDIAN = {
  card: [['UPI-{m}'], ['{m}BANGALORE'], ['EMI {m} 3/12'], ['{m} {c} IN (Ref# ST{r})']],
  transferIn: [['NEFT PAYMENT RECEIVED'], ['BPPY CC PAYMENT DP{r}{k} (Ref# ST{r})']],
  refund: [['{m} REFUND RETURN (Ref# TXN{r})']],
  fee: [['IGST-VPS{r}-RATE 18.0 -29 (Ref# ST{r})'], ['FOREIGN CURRENCY TRANSACTION FEE']],
};

/** An Indian card: the clock behind a stroke, a plus before what came in, the rupee sign's letter of a font of its own before each sum and a dot's behind it, boxes with signs between. */
export const inCardPipeClock = tableSheet({
  id: 'in-card-pipe-clock',
  kind: 'credit_card_statement',
  tags: ['card', 'clock', 'plus-marks-credit', 'sign-letter', 'summary-boxes'],
  locales: INDIA,
  dates: ['dd/MM/yyyy', 'dd MMM, yyyy'],
  count: [4, 45],
  order: { isCard: true, movements: INDIAN },
  paper: { format: 'a4', size: 8 },
  step: 13,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(40, 40, 'Regalia Gold Credit Card Statement', { size: 13, isBold: true });
    if (!isFirst) return 70;
    pen.left(40, 64, 'JORDAN SAMPLE');
    pen.left(330, 64, `Credit Card No. 652926XXXXXX${ledger.number.slice(-4)}`);
    pen.left(330, 76, `Statement Date ${full(ledger.end)}`);
    pen.left(330, 88, `Billing Period ${full(ledger.start)} - ${full(ledger.end)}`);
    for (const [at, [label, value]] of (
      [
        ['TOTAL AMOUNT DUE', `C${desk.number(ledger.closing)}`],
        ['MINIMUM DUE', `C${desk.number(Math.round(ledger.closing / 20))}`],
        ['DUE DATE', full(ledger.end + 20)],
      ] as const
    ).entries()) {
      pen.left(40 + at * 180, 116, label, { size: 7 });
      pen.left(40 + at * 180, 130, value, { size: 11, isBold: true });
    }
    const boxes: readonly (readonly [string, number])[] = [
      ['PREVIOUS STATEMENT DUES', ledger.opening],
      ['PAYMENTS/CREDITS RECEIVED', ledger.into.sum],
      ['PURCHASES/DEBIT', ledger.fees.sum - ledger.out.sum],
      ['FINANCE CHARGES', -ledger.fees.sum],
    ];
    boxes.forEach(([label, minor], at) => {
      pen.left(40 + at * 128, 160, label, { size: 6 });
      pen.left(40 + at * 128, 174, `C${desk.number(minor)}`, { isBold: true });
      if (at > 0) pen.left(28 + at * 128, 174, at === 1 ? '-' : '+');
    });
    pen.left(40, 196, 'TOTAL CREDIT LIMIT', { size: 6 });
    pen.left(40, 208, 'C5,00,000');
    pen.left(168, 196, 'AVAILABLE CREDIT LIMIT', { size: 6 });
    pen.left(168, 208, 'C3,88,412');
    return 226;
  },
  above: ({ roll }) => roll.row(from(40, 'Domestic Transactions', { isBold: true, size: 11 })),
  columns: [
    ['DATE & TIME', '40', ({ date, reference }, { day }) => `${day(date)}| ${clock(reference)}`],
    ['TRANSACTION DESCRIPTION', '150', ({ lines }) => lines.join(' ')],
    ['', '430', ({ amount }) => (amount > 0 ? '+' : '')],
    ['AMOUNT', '>530', ({ amount }, { number }) => `C ${number(amount)}`],
    ['PI', '545', () => 'l'],
  ],
  first: () => [['', 'JORDAN SAMPLE', '', '', '']],
  below: ({ roll }) => {
    roll.skip(14);
    roll.row(from(40, 'Rewards Program Points Summary', { isBold: true }));
    roll.row(
      from(40, 'Opening Balance'),
      from(150, 'Feature + Bonus Reward'),
      from(300, 'Disbursed'),
      upTo(530, 'Closing Balance'),
    );
    roll.row(from(40, '4,208'), from(150, '612'), from(300, '0'), upTo(530, '4,820'));
    roll.skip(6);
    roll.row(from(40, 'Offers on your card', { isBold: true }));
    roll.prose(40, 500, 'Get 10% off up to C 1,500 on minimum purchase of C 5,000 till 31/12/2026.', {
      size: 7,
    });
  },
  foot: (page, count, { pen }) => pen.right(556, 810, `Page ${page} of ${count}`, { size: 7 }),
  truth: ({ ledger }) => ({ balances: 'none', number: `652926XXXXXX${ledger.number.slice(-4)}` }),
});

/** A time of day that a reference stands for. */
function clock(reference: Entry['reference']): string {
  const minutes = Number(reference) % 1440;
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
