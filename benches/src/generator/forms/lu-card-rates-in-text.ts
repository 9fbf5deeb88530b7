import type { Entry } from '@tieout/corpus';
import { GERMANY } from '../prints/places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { column, formPrint } from './form.ts';

const SHOPS = {
  card: [['{m}'], ['{m} {f}']],
  transferIn: [['EINZAHLUNG']],
  refund: [['GUTSCHRIFT {m}']],
  fee: [['SOLLZINSEN']],
};

/** A card in German whose purchases bear no sign and payments a minus, money and rate of abroad amid the text, old balance without a day and new one with one. */
export const luCardRatesInText = formPrint({
  id: 'lu-card-rates-in-text',
  kind: 'credit_card_statement',
  tags: ['card', 'credits-negative', 'foreign-in-text', 'opening-in-table', 'closing-in-table'],
  locales: GERMANY,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  size: 9,
  leading: 11,
  gap: 0,
  top: 280,
  topAgain: 90,
  bottom: 740,
  order: { isCard: true, movements: SHOPS, withForeign: true },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [470, 40, 'RECHNUNG', { isBold: true, size: 12 }],
    ...column(40, 80, 11, ['Jordan Muster', 'ERLENSTR. 29', '18021 Musterstadt']),
    ...column(400, 80, 11, [
      'Kontakt',
      'Tel: 0800 123 45 67 (aus dem dt. Festnetz)',
      'Tel: +49 345 12 34 56 78 (Ausland)',
    ]),
    [40, 200, 'Rechnung Mastercard Gold (Kreditkartennummer: ************9460)', { isBold: true }],
    [40, 220, `Abrechnung vom ${s.day(s.ledger.start)} bis ${s.day(s.ledger.end)}`],
    [-555, 220, `Rechnung vom ${s.day(s.ledger.end)}`],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 13, isBold: true }]],
  isRuled: true,
  columns: [
    ['Datum', 40, (e, s) => s.day(e.date)],
    ['Beschreibung', 110, (e, s) => text(e, s)],
    ['Ort', 400, (e) => (e.kind === 'card' ? 'Online' : '')],
    ['Betrag EUR', -555, (e, s) => s.signed(-e.amount)],
  ],
  first: (s) => [
    [
      [110, 0, 'ALTER SALDO', { isBold: true }],
      [-555, 0, s.signed(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [40, 0, s.day(s.ledger.end)],
      [110, 0, 'NEUER SALDO', { isBold: true }],
      [-555, 0, s.signed(s.ledger.closing)],
    ],
    [
      [110, 0, `Mindestbetrag fällig am ${s.day(s.ledger.end + 17)}`],
      [-555, 0, s.number(Math.round(s.ledger.closing / 33))],
    ],
    [
      ...['Kreditlimit', 'Verfügbar', 'Saldo', 'Mindestbetrag', 'Fällig am'].map(
        (label, at) => [40 + at * 110, 1, label, { isBold: true }] as const,
      ),
      ...[
        '16.000,00 EUR',
        '4.413,68 EUR',
        `${s.signed(s.ledger.closing)} EUR`,
        `${s.number(Math.round(s.ledger.closing / 33))} EUR`,
        s.day(s.ledger.end + 17),
      ].map((value, at) => [40 + at * 110, 2, value] as const),
    ],
    [
      [
        40,
        1,
        `In der Rechnung sind die gebuchten Transaktionen und Zinsen bis zum ${s.day(s.ledger.end)} berücksichtigt.`,
      ],
    ],
  ],
  foot: (_, page, pages) => [[520, 815, `${page}/${pages}`]],
  truth: (s) => ({
    balances: 'none',
    number: '************9460',
    describe: (e) => text(e, s),
    alternatives: (e) => [`${text(e, s)} Online`],
  }),
});

function text({ lines, foreign }: Entry, s: Sheet): string {
  const rate = foreign?.rate.toFixed(4).replace('.', ',');
  return foreign === null
    ? lines.join(' ')
    : `${lines.join(' ')} - ${foreign.currency} ${s.number(foreign.amount)} (KURS ${rate})`;
}
