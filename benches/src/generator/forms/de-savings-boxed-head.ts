import { GERMAN_BANK } from '../prints/descriptors.ts';
import { GERMANY } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

/** A German savings account: a head of labels over their values, four side by side, one of them over two lines, counts of six figures, hyphens in the headings. */
export const deSavingsBoxedHead = formPrint({
  id: 'de-savings-boxed-head',
  kind: 'bank_statement',
  tags: ['label-over-value', 'debit-credit-columns', 'counts', 'hyphenated-headings', 'value-date'],
  locales: GERMANY,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  size: 8,
  leading: 10,
  gap: 2,
  top: 270,
  topAgain: 90,
  bottom: 740,
  order: { movements: GERMAN_BANK },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [300, 40, 'Kontoauszug', { isBold: true, size: 12 }],
    ...column(40, 80, 11, ['Jordan Muster', 'Erlenweg 2', '54321 Musterhausen']),
    [500, 80, 'Seite'],
    [500, 91, '0001 *'],
    [460, 104, '* = letzte Seite', { size: 6 }],
    ...['Kontonummer', 'Gesamtbelastungen', 'Vom', 'Vorheriger Saldo'].map(
      (t, at) => [40 + at * 130, 150, t, { size: 7 }] as const,
    ),
    ...[s.ledger.number, s.number(s.ledger.out.sum), s.day(s.ledger.start), s.signed(s.ledger.opening)].map(
      (t, at) => [40 + at * 130, 161, t] as const,
    ),
    ...['Kontoart', 'Gesamtgutschriften', 'Bis', 'Neuer Saldo'].map(
      (t, at) => [40 + at * 130, 180, t, { size: 7 }] as const,
    ),
    ...[
      'Tagesgeldkonto (in EUR)',
      s.number(s.ledger.into.sum),
      s.day(s.ledger.end),
      s.signed(s.ledger.closing),
    ].map((t, at) => [40 + at * 130, 191, t] as const),
    ...['', 'Anzahl Belastungen', 'Anzahl Gutschriften'].map(
      (t, at) => [40 + at * 130, 210, t, { size: 7 }] as const,
    ),
    [170, 221, String(s.ledger.out.count).padStart(3, '0')],
    [300, 221, String(s.ledger.into.count).padStart(3, '0')],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 13, isBold: true }]],
  columns: [
    ['Buchungs-\ndatum', 40, (e, s) => s.day(e.date)],
    ['Wert-\nstellung', 100, (e, s) => s.day(e.postDate)],
    ['von/nach Konto', 160, (e) => `DE${e.reference}`],
    ['Buchungstext', 250, (e) => e.lines],
    ['Belastungen', -460, (e, s) => s.out(e)],
    ['Gutschriften', -550, (e, s) => s.into(e)],
  ],
  truth: () => ({
    balances: 'none',
    alternatives: (e) => [`DE${e.reference} ${e.lines.join(' ')}`],
  }),
});
