import { BRITAIN } from '../../prints/places.ts';
import { block, cutAt, tableSheet } from './table-sheet.ts';

/** A British card in plain words: what was owed last month and is this month, "You spent", "You paid in", interest figured next to its rates below. */
export const ukCardSpentPaidIn = tableSheet({
  id: 'uk-card-spent-paid-in',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'no-year', 'minus-payments', 'plain-words', 'rates-table'],
  locales: BRITAIN,
  dates: ['d MMM', 'd MMM yyyy'],
  count: [4, 45],
  order: {
    isCard: true,
    movements: {
      card: [['{m} {c}'], ['{m} INTERNET']],
      transferIn: [['PAYMENT - THANK YOU']],
      refund: [['{m} REFUND']],
      fee: [['CASH FEE']],
    },
  },
  paper: { format: 'a4', size: 8.5 },
  step: 12,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(44, 44, 'Card statement', { size: 14, isBold: true });
    if (!isFirst) return 74;
    pen.left(44, 66, `Card number: ${ledger.number}`);
    pen.left(44, 78, `Statement period: ${full(ledger.start)} to ${full(ledger.end)}`);
    const fees = Math.abs(ledger.fees.sum);
    const spent = Math.abs(ledger.out.sum) - fees;
    block(
      pen,
      [44, 300, 104, 12],
      [
        ['Your balance last month', `£${desk.number(ledger.opening)}`],
        ['You spent', `£${desk.number(spent)}`],
        ['You paid in', `-£${desk.number(ledger.into.sum)}`],
        ['Fees and interest', `£${desk.number(fees)}`],
        ['Your balance this month', `${ledger.closing < 0 ? '-' : ''}£${desk.number(ledger.closing)}`],
        ['Credit limit', '£8,000.00'],
      ],
    );
    pen.left(44, 180, `Minimum payment of £25.00 due by ${full(ledger.end + 25)}`);
    return 200;
  },
  columns: [
    ['Transaction date', '44', (entry, { day }) => day(entry.date)],
    ['Process date', '130', (entry, { day }) => day(entry.postDate)],
    ['Description', '210', cutAt(220)],
    ['Amount', '>540', ({ amount }, { number }) => `${amount > 0 ? '-' : ''}£${number(amount)}`],
  ],
  below: ({ pen, roll, ledger, number }) => {
    roll.skip(16);
    roll.need(60);
    const y = roll.y();
    pen.left(44, y, 'How we work out your interest', { isBold: true });
    const cells = [
      ['Balance type', 'Balance', 'Monthly rate', 'Annual rate'],
      ['Purchases', `£${number(ledger.closing)}`, '1.874%', '24.9%'],
    ];
    cells.forEach((texts, line) => {
      texts.forEach((text, at) => {
        if (at === 0) pen.left(44, y + 14 + line * 12, text);
        else pen.right(160 + at * 90, y + 14 + line * 12, text);
      });
    });
  },
  foot: (page, count, { pen }) => pen.right(540, 815, `Page ${page} of ${count}`, { size: 7 }),
  truth: { balances: 'none', printsPostDate: true },
});
