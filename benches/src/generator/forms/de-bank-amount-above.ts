import { GERMAN_BANK } from '../prints/descriptors.ts';
import { GERMANY } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

/** A German account: the sum stands a line over the day and text it belongs to, a minus though there are two columns, both balances likewise over their words, counts next to the totals. */
export const deBankAmountAbove = formPrint({
  id: 'de-bank-amount-above',
  kind: 'bank_statement',
  tags: ['amount-above', 'debit-credit-columns', 'signed-columns', 'multi-line', 'counts'],
  locales: GERMANY,
  dates: ['dd.MM.yyyy', 'd. MMMM yyyy'],
  size: 8.5,
  leading: 10,
  gap: 4,
  top: 260,
  topAgain: 90,
  bottom: 720,
  isHeadedOnce: true,
  order: { movements: GERMAN_BANK },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    ...column(40, 90, 11, ['Frau', 'Jordan Muster', 'Erlenweg 14', '65894 Musterstadt']),
    [-550, 170, s.full(s.ledger.end + 1)],
    [40, 200, 'Kontoauszug 2/2024', { isBold: true }],
    [40, 214, `Girokonto ${s.ledger.number}`],
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 70, `Girokonto ${s.ledger.number}, Jordan Muster`],
  ],
  columns: [
    ['Datum', 40, (e, s) => s.day(e.date)],
    ['Erläuterung', 100, (e) => e.lines],
    ['Betrag Soll EUR', -460, (e, s) => (e.amount < 0 ? s.signed(e.amount) : '')],
    ['Betrag Haben EUR', -550, (e, s) => s.into(e)],
  ],
  first: (s) => [
    [
      [-550, 0, s.signed(s.ledger.opening)],
      [100, 0.6, `Kontostand am ${s.day(s.ledger.start)}, Auszug Nr.    1`, { isBold: true }],
    ],
  ],
  rows: (s, block) =>
    s.entries.map((e) => [block(e).map(([x, y, ...rest]) => [x, x < 0 ? y : y + 0.6, ...rest] as const), e]),
  last: (s) => [
    [
      [-550, 0, s.signed(s.ledger.closing)],
      [100, 0.6, `Kontostand am ${s.day(s.ledger.end)} um 18:05 Uhr`, { isBold: true }],
    ],
    [[40, 1, 'Ihr Dispositionskredit EUR: 500,00']],
    [
      [40, 1, 'Gesamtumsatzsummen'],
      [200, 1, 'Summe Soll EUR'],
      [290, 1, 'Anzahl'],
      [350, 1, 'Summe Haben EUR'],
      [450, 1, 'Anzahl'],
      [-270, 2, `-${s.number(s.ledger.out.sum)}`],
      [-315, 2, `${s.ledger.out.count}`],
      [-425, 2, s.number(s.ledger.into.sum)],
      [-475, 2, `${s.ledger.into.count}`],
    ],
  ],
  foot: (_, page, pages) => [[470, 815, `Seite ${page} von ${pages}`]],
  truth: () => ({ balances: 'none' }),
});
