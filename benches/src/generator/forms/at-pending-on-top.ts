import { AUSTRIA } from '../prints/more-places.ts';
import { column, formPrint } from './form.ts';

/** An Austrian list of turnover: a column of states, what is not booked yet on top. */
export const atPendingOnTop = formPrint({
  id: 'at-pending-on-top',
  kind: 'bank_statement',
  tags: ['newest-first', 'status-column', 'pending-rows', 'signed', 'running-balance'],
  locales: AUSTRIA,
  isNewestFirst: true,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  size: 8,
  leading: 11,
  gap: 5,
  top: 200,
  topAgain: 60,
  bottom: 770,
  head: (s) => [
    [40, 40, s.desk.bank, { isBold: true, size: 12 }],
    [40, 60, 'Umsatzliste', { isBold: true, size: 11 }],
    ...column(40, 80, 11, [
      'Konto: AT12 1200 0123 4567 8901',
      `Zeitraum: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`,
      'Suchbegriff: -',
      'Betrag von/bis: -',
    ]),
    [-555, 80, `Kontostand: ${s.signed(s.ledger.closing)} EUR`],
  ],
  again: () => [],
  columns: [
    ['Status', 40, () => 'gebucht'],
    ['Buchungsdatum', 100, (e, s) => s.day(e.date)],
    ['Valutadatum', 175, (e, s) => s.day(e.postDate)],
    [
      'Buchungstext',
      245,
      (e) =>
        e.lines
          .join(' ')
          .match(/.{1,30}( |$)/g)
          ?.map((t) => t.trim()) ?? '',
    ],
    ['Betrag EUR', -470, (e, s) => s.signed(e.amount)],
    ['Saldo EUR', -555, (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [
      [40, 0, 'vorgemerkt'],
      [100, 0, s.day(s.ledger.end + 1)],
      [245, 0, 'KARTENZAHLUNG GARTENMARKT'],
      [-470, 0, '-45,90'],
    ],
    [
      [40, 0, 'vorgemerkt'],
      [100, 0, s.day(s.ledger.end + 1)],
      [245, 0, 'KARTENZAHLUNG TANKSTELLE'],
      [-470, 0, '-61,20'],
    ],
  ],
  truth: () => ({
    balances: 'every-row',
    number: 'AT12 1200 0123 4567 8901',
    opening: null,
    alternatives: (e) => [`gebucht ${e.lines.join(' ')}`],
  }),
});
