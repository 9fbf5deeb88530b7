import { GERMANY } from './places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A German card: currency, foreign sum and rate before the sum in euro, whose sign stands behind it. */
export const deCardCourse = tablePrint({
  id: 'de-card-course',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'foreign-columns', 'trailing-sign', 'opening-in-table'],
  locales: GERMANY,
  dates: ['dd.MM.yy', 'dd.MM.yyyy'],
  order: {
    isCard: true,
    withForeign: true,
    movements: {
      card: [['{m} {c}']],
      refund: [['GUTSCHRIFT {m}']],
      transferIn: [['LASTSCHRIFT ABRECHNUNG'], ['EINZAHLUNG']],
      fee: [['2,00% FÜR AUSLANDSEINSATZ']],
    },
  },
  css: 'th { border-bottom: 1px solid; font-size: 7.5pt }',
  above: (s) =>
    `<b style="font-size:14pt">${esc(s.desk.bank)}</b><h3>Ihre Kreditkartenabrechnung vom ${s.full(s.ledger.start)} bis ${s.full(s.ledger.end)}</h3><p>VISA-Card Nummer 4748 XXXX XXXX ${s.ledger.number.slice(-4)}<br>Verfügungsrahmen 2.000,00 EUR</p>`,
  columns: [
    ['Datum<br>Beleg', (e, s) => s.day(e.date)],
    ['Datum<br>Buchung', (e, s) => s.day(e.postDate)],
    ['Angabe des Unternehmens /<br>Verwendungszweck', inOne],
    ['Währung', (e) => e.foreign?.currency ?? ''],
    ['>Betrag', (e, s) => (e.foreign === null ? '' : s.number(e.foreign.amount))],
    ['>Kurs', (e) => (e.foreign === null ? '' : e.foreign.rate.toFixed(4).replace('.', ','))],
    ['>Betrag in<br>EUR', (e, s) => `${s.number(e.amount)} ${e.amount < 0 ? '-' : '+'}`],
  ],
  first: (s) => [['', '', 'Saldo letzte Abrechnung', '', '', '', `>${s.number(s.ledger.opening)} -`]],
  last: (s) => [
    [
      '',
      '',
      '<b>Neuer Saldo</b>',
      '',
      '',
      '',
      `><b>${s.number(s.ledger.closing)} ${s.ledger.closing < 0 ? '+' : '-'}</b>`,
    ],
  ],
  truth: () => ({
    balances: 'none',
    printsPostDate: true,
    alternatives: (e) => (e.foreign === null ? [] : [`${e.lines.join(' ')} ${e.foreign.currency}`]),
  }),
});
