import { HUNGARY } from '../prints/new-places.ts';
import { column, formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

const NUMBER = '11773016-12345678-00000000';

/** A Hungarian account: two days of the row under one heading, the year first and short, another day in the text, opening and closing as rows with a day, sums of both ways behind. */
export const huBankYearPairs = formPrint({
  id: 'hu-bank-year-pairs',
  kind: 'bank_statement',
  tags: ['year-first', 'two-digit-year', 'days-under-one-heading', 'signed', 'no-cents', 'day-in-text'],
  locales: HUNGARY,
  dates: ['yy.MM.dd', 'yyyy.MM.dd'],
  size: 8.5,
  leading: 11,
  gap: 2,
  top: 240,
  topAgain: 100,
  bottom: 750,
  order: {
    movements: {
      salary: [['MUNKABÉR', '{e}', 'Közlemény: {r}']],
      transferIn: [['AZONNALI ÁTUTALÁS JÓVÁÍRÁS', '{p}']],
      refund: [['VISSZATÉRÍTÉS', '{m}']],
      interest: [['KAMATJÓVÁÍRÁS']],
      card: [['VÁSÁRLÁS KÁRTYÁVAL, {m}'], ['VÁSÁRLÁS KÁRTYÁVAL', '{m}, {c} 2 -ÉRINTŐ']],
      directDebit: [['CSOPORTOS BESZEDÉS', '{m}']],
      transferOut: [['NAPKÖZBENI ÁTUTALÁS', '{p}']],
      cash: [['KP.FELVÉT/-BEFIZ. DÍJA, {c}']],
      fee: [['ZÁRLATI DÍJ']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [330, 40, 'SZÁMLAKIVONAT', { size: 13, isBold: true }],
    ...column(40, 80, 11, ['MINTA JORDÁN', '1053 BUDAPEST', 'FŐ UTCA 2.']),
    ...labelPairs(330, 555, 80, [
      ['SZÁMLASZÁM:', NUMBER],
      ['SZÁMLANYITÁS NAPJA:', '2011.03.02'],
      ['DEVIZANEM:', 'HUF'],
      ['IDŐSZAK:', `${s.full(s.ledger.start)}-${s.full(s.ledger.end)}`],
      ['KIVONAT SORSZÁMA:', '007/2024'],
    ]),
    [40, 215, 'FORGALMAK RÉSZLETEZÉSE', { isBold: true }],
  ],
  again: () => [
    [40, 60, `SZÁMLASZÁM: ${NUMBER}`],
    [330, 60, 'KIVONAT SORSZÁMA: 007/2024'],
  ],
  isRuled: true,
  columns: [
    ['KÖNYVELÉS/ÉRTÉKNAP', 40, (e, s) => `${s.day(e.date)} ${s.day(e.postDate)}`],
    [
      'MEGNEVEZÉS',
      150,
      (e, s) => (e.kind === 'card' ? [...e.lines, `Tranzakció: ${s.day(e.date)}`] : e.lines),
    ],
    ['ÖSSZEG', -555, (e, s) => s.signed(e.amount)],
  ],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.start)],
      [150, 0, 'NYITÓ EGYENLEG'],
      [-555, 0, s.signed(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [40, 0, s.day(s.ledger.end)],
      [150, 0, 'ZÁRÓ EGYENLEG'],
      [-555, 0, s.signed(s.ledger.closing)],
    ],
    [
      [150, 1, 'JÓVÁÍRÁSOK ÖSSZESEN:'],
      [-555, 1, s.number(s.ledger.into.sum)],
      [150, 2, 'TERHELÉSEK ÖSSZESEN:'],
      [-555, 2, s.signed(-s.ledger.out.sum)],
    ],
  ],
  foot: (_, page, pages) => [[-555, 800, `${page}/${pages}`]],
  truth: (s) => ({
    balances: 'none',
    number: NUMBER,
    printsPostDate: true,
    alternatives: (e) => (e.kind === 'card' ? [`${e.lines.join(' ')} Tranzakció: ${s.day(e.date)}`] : []),
  }),
});
