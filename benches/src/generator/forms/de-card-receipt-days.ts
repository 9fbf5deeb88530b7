import { GERMANY } from '../prints/places.ts';
import { column, formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

/** A German card: payments and purchases under titles of their own with sums, the sign behind, last and new balance among the facts. */
export const deCardReceiptDays = formPrint({
  id: 'de-card-receipt-days',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'trailing-sign', 'sums-behind-rows', 'due-sentence'],
  locales: GERMANY,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  size: 8.5,
  leading: 11,
  gap: 3,
  top: 270,
  topAgain: 90,
  bottom: 730,
  order: {
    isCard: true,
    movements: {
      card: [
        ['{m}', '{c} DE'],
        ['{m} {c}', 'USD 12,50 Kurs 1,0832'],
      ],
      transferIn: [['Zahlung per Lastschrift'], ['Überweisung erhalten, vielen Dank']],
      refund: [['Gutschrift {m}']],
      fee: [['Jahresgebühr Hauptkarte'], ['Zinsen'], ['Auslandseinsatzentgelt 1,75 %']],
    },
  },
  head: (s) => [
    [40, 44, s.desk.bank, { size: 15, isBold: true }],
    [330, 44, 'Ihre Kreditkartenabrechnung', { isBold: true, size: 11 }],
    ...column(40, 90, 12, ['Frau Jordan Beispiel', 'Musterweg 14', '20095 Hamburg']),
    ...labelPairs(330, 555, 90, [
      ['Rechnungsdatum', s.full(s.ledger.end)],
      ['Kartennummer', '5355 12** **** 3456'],
      ['Verfügungsrahmen', '4.000,00 €'],
      ['Saldo letzte Abrechnung', `${s.number(s.ledger.opening)} € -`],
      ['Zahlungen/Gutschriften', `${s.number(s.ledger.into.sum)} € +`],
      ['Belastungen', `${s.number(s.ledger.out.sum)} € -`],
      ['Neuer Saldo', `${s.number(s.ledger.closing)} € -`],
      ['Mindestbetrag', '50,00 €'],
    ]),
    [
      40,
      220,
      `Den Betrag von 50,00 € buchen wir am ${s.full(s.ledger.end + 14)} von Ihrem Konto DE12 **** 7890 ab.`,
    ],
  ],
  again: (s) => [
    [40, 44, s.desk.bank, { size: 15, isBold: true }],
    [330, 44, `Rechnungsdatum ${s.full(s.ledger.end)}`],
  ],
  isRuled: true,
  columns: [
    ['Belegdatum', 40, (e, s) => s.day(e.date)],
    ['Buchungsdatum', 110, (e, s) => s.day(e.postDate)],
    ['Beschreibung', 190, (e) => e.lines],
    ['Betrag (€)', -555, (e, s) => `${s.number(e.amount)}${e.amount < 0 ? '-' : '+'}`],
  ],
  foot: (_, page, pages) => [
    [40, 790, `Barclaysche Musterbank, Gasstraße 4c, 22761 Hamburg. Seite ${page} von ${pages}`, { size: 6 }],
  ],
  truth: () => ({ balances: 'none', number: '5355 12** **** 3456', printsPostDate: true }),
});
