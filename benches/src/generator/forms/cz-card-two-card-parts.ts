import type { Entry } from '@tieout/corpus';
import { CZECHIA } from '../prints/new-places.ts';
import { type Block, formPrint, type Put } from './form.ts';
import { labelPairs } from './label-pairs.ts';

function movedBy(last: Entry | undefined): number {
  return last === undefined ? 0 : last.intoSoFar - last.outSoFar;
}

/** A Czech card account of two cards: a title and a sum for each, debts for balances, a minus at what was bought. */
export const czCardTwoCardParts = formPrint({
  id: 'cz-card-two-card-parts',
  kind: 'credit_card_statement',
  tags: ['card', 'parts-by-card', 'subtotals', 'original-amount', 'signed', 'two-dates'],
  locales: CZECHIA,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  size: 8,
  leading: 10,
  gap: 3,
  top: 240,
  topAgain: 70,
  bottom: 760,
  order: {
    isCard: true,
    withForeign: true,
    movements: {
      card: [['{m} {c}']],
      transferIn: [['Splátka úvěru']],
      refund: [['Vrácení {m}']],
      fee: [['Poplatek za vedení karty'], ['Úrok']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [220, 66, 'VÝPIS Z ÚČTU KREDITNÍ KARTY', { isBold: true }],
    ...labelPairs(40, 320, 95, [
      ['Číslo účtu', '123456789/0100'],
      ['Období', `${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
      ['Úvěrový limit', '50 000,00 CZK'],
      ['Datum splatnosti', s.full(s.ledger.end + 20)],
      ['Minimální splátka', `${s.number(Math.round(s.ledger.closing / 20))} CZK`],
    ]),
    ...labelPairs(340, 555, 95, [
      ['Počáteční dluh', s.signed(s.ledger.opening)],
      ['Čerpání celkem', s.number(s.ledger.out.sum)],
      ['Splátky celkem', s.number(s.ledger.into.sum)],
      ['Konečný dluh', s.signed(s.ledger.closing)],
    ]),
  ],
  again: () => [],
  isRuled: true,
  columns: [
    ['Datum transakce', 40, (e, s) => s.day(e.date)],
    ['Datum zaúčtování', 120, (e, s) => s.day(e.postDate)],
    ['Popis', 205, (e) => e.lines],
    [
      'Původní částka',
      -450,
      (e) =>
        e.foreign === null
          ? ''
          : `${(e.foreign.amount / 100).toFixed(2).replace('.', ',')} ${e.foreign.currency}`,
    ],
    ['Částka CZK', -555, (e, s) => s.signed(e.amount)],
  ],
  rows: (s, block) => {
    const half = Math.ceil(s.entries.length / 2);
    return s.entries.map((e, at) => {
      const isFirst = at === 0 || at === half;
      const isLast = at === half - 1 || at === s.entries.length - 1;
      const title: Block = isFirst
        ? [[40, 0, `Karta č. 5432 12** **** ${at === 0 ? '1234' : '9876'} Jan Vzor`, { isBold: true }]]
        : [];
      const row = block(e).map(([x, y, text]): Put => [x, y + title.length, text]);
      const moved = movedBy(e) - (at < half ? 0 : movedBy(s.entries[half - 1]));
      const sum: Block = isLast
        ? [
            [205, 1 + title.length, 'Celkem za kartu'],
            [-555, 1 + title.length, s.signed(moved)],
          ]
        : [];
      return [[...title, ...row, ...sum], e] as const;
    });
  },
  foot: (_, p, n) => [[-555, 800, `Strana ${p}/${n}`]],
  truth: () => ({ balances: 'none', number: '123456789/0100', printsPostDate: true }),
});
