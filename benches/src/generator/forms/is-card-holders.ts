import type { Entry } from '@tieout/corpus';
import { ICELAND } from '../prints/farther-places.ts';
import { column, formPrint, type Put } from './form.ts';
import { labelPairs } from './label-pairs.ts';

const HOLDERS = ['Anna Dæmisdóttir', 'Jón Prufuson'] as const;

/** An Icelandic card: rows of each holder under a masked number and the name, an unlabelled sum at the end of each, sums of the shop and in kronur, what was owed and paid among the facts below. */
export const isCardHolders = formPrint({
  id: 'is-card-holders',
  kind: 'credit_card_statement',
  tags: ['card', 'holders', 'unlabelled-sums', 'place-column', 'no-decimals', 'facts-below'],
  locales: ICELAND,
  dates: ['dd.MM', 'dd.MM.yyyy'],
  size: 8.5,
  leading: 11,
  gap: 1,
  top: 240,
  topAgain: 70,
  bottom: 700,
  order: {
    isCard: true,
    kinds: ['card', 'fee'],
    movements: { card: [['{m}'], ['{m} {f}']], fee: [['Uppgj- og úrv.gjald']] },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [400, 40, 'REIKNINGUR', { isBold: true, size: 12 }],
    ...column(40, 80, 11, ['Anna Dæmisdóttir', 'Prufugata 1', '101 Reykjavík']),
    ...labelPairs(330, 550, 70, [
      ['Gjalddagi', s.full(s.ledger.end + 9)],
      ['Kennitala', '0000000000'],
      ['Tímabil', `${s.full(s.ledger.start)}-${s.full(s.ledger.end)}`],
      ['Dagsetning', s.full(s.ledger.end + 9)],
      ['Úttektarheimild', '500.000'],
      ['Kortnúmer', '************1234'],
    ]),
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  isRuled: true,
  columns: [
    ['Dags.', 40, (e, s) => s.day(e.date)],
    ['Texti', 90, (e) => e.lines],
    [
      'Staðsetning',
      290,
      (e, s) => (e.kind === 'card' ? (s.desk.words.cities[(e.lines[0] ?? '').length % 3] ?? '') : ''),
    ],
    ['Kaupupphæð', -470, (e, s) => s.number(e.amount)],
    ['ísl.kr.', -550, (e, s) => s.number(e.amount)],
  ],
  rows: (s, block) => {
    const half = Math.ceil(s.entries.length / 2);
    const parts = [s.entries.slice(0, half), s.entries.slice(half)];
    return parts.flatMap((part, at) =>
      part.map((e): readonly [readonly Put[], Entry] => {
        const title: Put[] =
          e === part[0] ? [[40, 0, `***************   ${HOLDERS[at]}`, { isBold: true }]] : [];
        const down = title.length * 1.2;
        const rows = block(e).map(([x, line, text, look]): Put => [x, line + down, text, look ?? {}]);
        if (e !== part.at(-1)) return [[...title, ...rows], e];
        const sum = part.reduce((total, { amount }) => total + amount, 0);
        return [[...title, ...rows, [-550, down + 1.2, s.number(sum), { isBold: true }]], e];
      }),
    );
  },
  last: (s) => [
    [
      [40, 1, 'Staða við síðustu útskrift:'],
      [-250, 1, s.number(s.ledger.opening)],
      [330, 1, 'Heildarskuld'],
      [-550, 1, s.number(s.ledger.closing - s.ledger.opening)],
      [40, 2, 'Greitt á tímabilinu:'],
      [-250, 2, s.number(s.ledger.opening)],
      [40, 3, 'Samtals eldri skuld:'],
      [-250, 3, '0'],
      [330, 3, 'Til greiðslu á gjalddaga'],
      [-550, 3, s.number(s.ledger.closing - s.ledger.opening), { isBold: true }],
    ],
  ],
  truth: (s) => ({
    balances: 'none',
    number: '************1234',
    opening: null,
    closing: s.ledger.closing - s.ledger.opening,
  }),
});
