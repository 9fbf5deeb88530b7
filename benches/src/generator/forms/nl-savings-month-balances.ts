import { partsOf } from '@tieout/corpus';
import { NETHERLANDS } from '../prints/places.ts';
import { type Block, column, formPrint } from './form.ts';

/** A Dutch savings account: a balance at the end of each month among the rows, and none that is said to close. */
export const nlSavingsMonthBalances = formPrint({
  id: 'nl-savings-month-balances',
  kind: 'bank_statement',
  tags: ['month-balances', 'month-names-in-full', 'explicit-plus', 'currency-before'],
  locales: NETHERLANDS,
  dates: ['d MMMM', 'd MMMM yyyy'],
  most: 12,
  size: 9,
  leading: 12,
  gap: 5,
  top: 200,
  topAgain: 60,
  bottom: 770,
  order: {
    movements: { transferIn: [['Inleg van {p}']], transferOut: [['Opname naar {p}']], interest: [['Rente']] },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { isBold: true, size: 12 }],
    [330, 40, 'Overzicht spaarrekening', { isBold: true }],
    ...column(40, 66, 12, ['J. Voorbeeld', 'NL12 ABCD 0123 4567 89']),
    [40, 120, `Saldo op ${s.full(s.ledger.start)}`],
    [-500, 120, `€ ${s.signed(s.ledger.opening)}`],
  ],
  again: () => [],
  columns: [
    ['Datum', 40, (e, s) => s.day(e.date)],
    ['Omschrijving', 150, (e) => e.lines],
    ['Bedrag', -500, (e, s) => `€ ${e.amount < 0 ? '-' : '+'} ${s.number(e.amount)}`],
  ],
  rows: (s, block) =>
    s.entries.flatMap((e, i) => {
      const next = s.entries[i + 1];
      const isEnd = next === undefined || partsOf(next.date).month !== partsOf(e.date).month;
      const sum: Block = [
        [40, 0, `Saldo eind ${s.desk.written(e.date, 'MMMM yyyy')}`, { isBold: true }],
        [-500, 0, `€ ${s.signed(e.balance)}`, { isBold: true }],
      ];
      return isEnd ? [[block(e), e] as const, [sum, e] as const] : [[block(e), e] as const];
    }),
  truth: () => ({ balances: 'none', number: 'NL12 ABCD 0123 4567 89' }),
});
