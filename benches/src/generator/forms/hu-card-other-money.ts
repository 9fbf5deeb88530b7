import { HUNGARY } from '../prints/new-places.ts';
import { formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

/** A Hungarian card: whole forints next to the decimals of what was paid abroad, what was owed before and after, a minus at what was bought. */
export const huCardOtherMoney = formPrint({
  id: 'hu-card-other-money',
  kind: 'credit_card_statement',
  tags: ['card', 'whole-money-beside-decimals', 'two-dates', 'original-amount-column', 'signed'],
  locales: HUNGARY,
  dates: ['yyyy.MM.dd', 'yyyy.MM.dd'],
  size: 8,
  leading: 10,
  gap: 3,
  top: 250,
  topAgain: 70,
  bottom: 760,
  order: {
    isCard: true,
    withForeign: true,
    movements: {
      card: [['Vásárlás', '{m} {c}']],
      transferIn: [['Hitelkártya befizetés', 'köszönjük']],
      refund: [['Jóváírás', '{m}']],
      fee: [['Éves kártyadíj'], ['Kamat terhelés']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [220, 66, 'HITELKÁRTYA SZÁMLAKIVONAT', { isBold: true }],
    ...labelPairs(40, 320, 95, [
      ['Hitelkártya száma', '5432 12** **** 1234'],
      ['Időszak', `${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
      ['Hitelkeret', '500 000 HUF'],
      ['Fizetési határidő', s.full(s.ledger.end + 15)],
      ['Minimum fizetendő', `${s.number(Math.round(s.ledger.closing / 20))} HUF`],
    ]),
    ...labelPairs(340, 555, 95, [
      ['Nyitó tartozás', `${s.signed(s.ledger.opening)} HUF`],
      ['Befizetések', `${s.number(s.ledger.into.sum)} HUF`],
      ['Költések', `${s.number(s.ledger.out.sum)} HUF`],
      ['Záró tartozás', `${s.signed(s.ledger.closing)} HUF`],
    ]),
  ],
  again: () => [],
  isRuled: true,
  columns: [
    ['Tranzakció', 40, (e, s) => s.day(e.date)],
    ['Könyvelés', 100, (e, s) => s.day(e.postDate)],
    ['Leírás', 160, (e) => e.lines],
    [
      'Eredeti összeg',
      -440,
      (e) =>
        e.foreign === null
          ? ''
          : `${(e.foreign.amount / 100).toFixed(2).replace('.', ',')} ${e.foreign.currency}`,
    ],
    ['Összeg (HUF)', -555, (e, s) => s.signed(e.amount)],
  ],
  foot: (_, p, n) => [[-555, 800, `${p}/${n}. oldal`]],
  truth: () => ({ balances: 'none', number: '5432 12** **** 1234', printsPostDate: true }),
});
