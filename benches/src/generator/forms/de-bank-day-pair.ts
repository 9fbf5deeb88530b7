import { GERMAN_BANK } from '../prints/descriptors.ts';
import { GERMANY } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

const IBAN = 'DE61 1001 0010 0123 4561 23';

/** A German postal account: the days of booking and of value in one word, a gap between each sign and its amount, both balances with sign and currency before them. */
export const deBankDayPair = formPrint({
  id: 'de-bank-day-pair',
  kind: 'bank_statement',
  tags: ['day-pair', 'no-year', 'debit-credit-columns', 'signed-columns', 'multi-line'],
  locales: GERMANY,
  dates: ['dd.MM.', 'dd.MM.yyyy'],
  size: 8.5,
  leading: 11,
  gap: 3,
  top: 230,
  bottom: 740,
  order: { movements: GERMAN_BANK },
  head: (s) => [
    [40, 34, 'Kontoauszug', { size: 14, isBold: true }],
    [-555, 34, s.desk.bank, { size: 12, isBold: true }],
    [40, 60, 'Auszug'],
    [110, 60, 'IBAN'],
    [400, 60, 'BIC (SWIFT)'],
    [40, 72, '012'],
    [110, 72, IBAN],
    [400, 72, 'PBMXDEFF100'],
    ...column(40, 110, 11, ['Herrn', 'Jordan Muster', 'Am Erlenhof 3', '53113 Musterstadt']),
    [40, 190, `Kontoauszug vom ${s.full(s.ledger.start)} bis ${s.full(s.ledger.end)}`, { isBold: true }],
  ],
  columns: [
    ['Buchung/Wert', 40, (e, s) => `${s.day(e.date)}/${s.day(e.postDate)}`],
    ['Vorgang/Buchungsinformation', 120, (e) => e.lines],
    ['Soll', -470, (e, s) => (e.amount < 0 ? `- ${s.number(e.amount)}` : '')],
    ['Haben', -555, (e, s) => (e.amount > 0 ? `+ ${s.number(e.amount)}` : '')],
  ],
  first: (s) => [
    [
      [120, 0, 'Alter Kontostand'],
      [-555, 0, `EUR ${s.ledger.opening < 0 ? '-' : '+'} ${s.number(s.ledger.opening)}`],
    ],
  ],
  last: (s) => [
    [
      [120, 1, 'Neuer Kontostand', { isBold: true }],
      [-555, 1, `EUR ${s.ledger.closing < 0 ? '-' : '+'} ${s.number(s.ledger.closing)}`, { isBold: true }],
    ],
  ],
  truth: () => ({ balances: 'none', number: IBAN }),
});
