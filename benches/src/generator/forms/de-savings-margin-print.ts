import { GERMANY } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

const NUMBER = '1234567890';

/** A German savings account: a form's number printed upwards in the margin next to rows, two headings in one column of signed amounts with the sign behind, the balance brought forward and the end as rows. */
export const deSavingsMarginPrint = formPrint({
  id: 'de-savings-margin-print',
  kind: 'bank_statement',
  tags: ['upright-margin', 'sign-behind', 'two-day-columns', 'balance-rows', 'short-year'],
  locales: GERMANY,
  dates: ['dd.MM.yy', 'dd.MM.yyyy'],
  size: 9,
  leading: 11.5,
  gap: 3,
  top: 270,
  topAgain: 150,
  bottom: 740,
  order: {
    kinds: ['transferIn', 'transferOut', 'interest'],
    movements: {
      transferIn: [
        ['Überweisungsgutschrift', '{p}'],
        ['Dauergutschrift', '{p}', 'Sparen {r}'],
      ],
      transferOut: [['Überweisungsauftrag', '{p}', 'DE12 1001 2345 0001 2345 67']],
      interest: [['Zinsgutschrift'], ['Abrechnung vom 01.01.24 bis 31.03.24', 'siehe Anlage']],
    },
  },
  head: (s) => [
    [22, 600, `00${NUMBER}0401 KTA-SPAR-DE 0007`, { size: 6, angle: 90 }],
    [70, 40, s.desk.bank, { size: 13, isBold: true }],
    ...column(70, 90, 11, ['Jordan Muster', 'Erlenweg 14', '38100 Beispielstadt']),
    ...column(380, 90, 11, [
      'Tagesgeldkonto',
      `Kontonummer ${NUMBER}`,
      'Kontoauszug 1/2024',
      `vom ${s.full(s.ledger.end)}`,
      'Blatt 1',
    ]),
    [70, 190, 'Ihre Kontoumsätze', { isBold: true, size: 11 }],
  ],
  again: (s) => [
    [22, 600, `00${NUMBER}0401 KTA-SPAR-DE 0007`, { size: 6, angle: 90 }],
    [70, 40, s.desk.bank, { size: 13, isBold: true }],
    ...column(380, 90, 11, ['Tagesgeldkonto', `Kontonummer ${NUMBER}`, 'Blatt 2']),
  ],
  isRuled: true,
  columns: [
    ['Datum', 70, (e, s) => s.day(e.date)],
    ['Wert', 125, (e, s) => s.day(e.postDate)],
    ['Text', 180, (e) => e.lines],
    ['Soll/Haben', -540, (e, s) => behind(s.number, e.amount)],
  ],
  first: (s) => [
    [
      [180, 0, `Vortragssaldo vom ${s.day(s.ledger.start)}`],
      [-540, 0, behind(s.number, s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [180, 0.5, `Endsaldo vom ${s.day(s.ledger.end)}`, { isBold: true }],
      [-540, 0.5, behind(s.number, s.ledger.closing), { isBold: true }],
      [180, 2, 'Bitte prüfen Sie diesen Auszug; Einwendungen binnen sechs Wochen.', { size: 7 }],
    ],
  ],
  truth: () => ({ balances: 'none', number: NUMBER, printsPostDate: true }),
});

/** An amount with its sign behind it. */
function behind(number: (minor: number) => string, minor: number): string {
  return `${number(Math.abs(minor))}${minor < 0 ? '-' : '+'}`;
}
