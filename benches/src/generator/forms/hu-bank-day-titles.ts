import { HUNGARY } from '../prints/new-places.ts';
import type { Put } from './form.ts';
import { column, formPrint } from './form.ts';

const NUMBER = '11773016-12345678-00000000';

/** A Hungarian account: the day of the rows in words, the year first, as a title over them, and only days of value in a column. */
export const huBankDayTitles = formPrint({
  id: 'hu-bank-day-titles',
  kind: 'bank_statement',
  tags: ['day-titles', 'year-first', 'value-date', 'signed', 'no-cents', 'head-strip'],
  locales: HUNGARY,
  dates: ['yyyy. MMMM d.', 'yyyy.MM.dd.'],
  size: 8.5,
  leading: 11,
  gap: 4,
  top: 200,
  topAgain: 80,
  bottom: 760,
  isHeadedOnce: true,
  head: (s) => [
    [40, 40, 'SZÁMLAKIVONAT', { size: 14, isBold: true }],
    [-555, 40, '2024/1. szám'],
    ...column(40, 66, 11, ['Minta Jordán', '1053 Budapest', 'Fő utca 2.']),
    ...column(330, 66, 11, [
      `Számlaszám: ${NUMBER}`,
      'Devizanem: HUF',
      `Időszak: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`,
    ]),
    [40, 140, 'Nyitó egyenleg', { isBold: true }],
    [180, 140, 'Jóváírások összesen', { isBold: true }],
    [310, 140, 'Terhelések összesen', { isBold: true }],
    [-555, 140, 'Záró egyenleg', { isBold: true }],
    [40, 152, `${s.signed(s.ledger.opening)} HUF`],
    [180, 152, `${s.number(s.ledger.into.sum)} HUF`],
    [310, 152, `-${s.number(s.ledger.out.sum)} HUF`],
    [-555, 152, `${s.signed(s.ledger.closing)} HUF`],
  ],
  again: (s) => [[40, 40, `Számlakivonat folytatása, ${NUMBER}, ${s.desk.bank}`]],
  columns: [
    ['Megnevezés', 60, (e) => e.lines],
    ['Értéknap', 370, (e, s) => s.full(e.postDate)],
    ['Összeg', -555, (e, s) => s.signed(e.amount)],
  ],
  rows: (s, block) =>
    s.entries.map((e, at) => {
      const isFirst = s.entries[at - 1]?.date !== e.date;
      const title: Put = [40, 0, s.day(e.date), { isBold: true }];
      return [
        isFirst ? [title, ...block(e).map(([x, y, ...rest]): Put => [x, y + 1.2, ...rest])] : block(e),
        e,
      ];
    }),
  truth: () => ({ balances: 'none', number: NUMBER }),
});
