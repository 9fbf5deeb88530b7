import { AUSTRIA } from '../prints/more-places.ts';
import { column, formPrint } from './form.ts';

const NUMBER = 'AT61 2011 1000 0123 4567';

/** An Austrian account: the day of a row four joined digits behind its text, the sign behind the amount, amounts and days in texts of card payments, the other's name below. */
export const atBankJoinedDays = formPrint({
  id: 'at-bank-joined-days',
  kind: 'bank_statement',
  tags: ['joined-days', 'sign-behind', 'text-first', 'amount-in-text', 'last-valid-balance'],
  locales: AUSTRIA,
  dates: ['ddMM', 'dd.MM.yyyy'],
  size: 8.5,
  leading: 11,
  gap: 3,
  top: 220,
  topAgain: 120,
  bottom: 740,
  order: {
    movements: {
      salary: [['Gehalt/Rente', '{e}']],
      transferIn: [['Gutschrift', '{p}']],
      card: [
        ['E-COMM       10,00 AT  K1 27.05. 23:11', '{m}'],
        ['POS       49,40 AT  K1 23.09. 16:31', '{m}'],
      ],
      directDebit: [['SEPA-Lastschrift', '{m}']],
      transferOut: [['Online-Überweisung', '{p}']],
      fee: [['Kontoführung']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    ...column(40, 80, 11, ['Jordan Beispiel', 'Lindenweg 14', '1010 Wien']),
    ...column(330, 80, 11, ['BLZ 20111', 'BIC GIBAATWWXXX', `IBAN ${NUMBER}`, 'Auszug 5 Blatt 1']),
    [330, 140, `Datum ${s.full(s.ledger.end)}`],
    [40, 180, `Zuletzt gültiger Kontostand vom ${s.full(s.ledger.start - 1)}`],
    [-540, 180, trailing(s.number, s.ledger.opening)],
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    ...column(330, 60, 11, [`IBAN ${NUMBER}`, 'Auszug 5 Blatt 2']),
  ],
  isRuled: true,
  columns: [
    ['Buchungstext', 40, (e) => e.lines],
    ['Wert', 380, (e, s) => s.day(e.date)],
    ['Betrag EUR', -540, (e, s) => trailing(s.number, e.amount)],
  ],
  last: (s) => [
    [
      [40, 1, `Kontostand in EUR am ${s.full(s.ledger.end)}`, { isBold: true }],
      [300, 1, s.ledger.closing < 0 ? 'SCHULD' : 'GUTHABEN', { isBold: true }],
      [-540, 1, trailing(s.number, s.ledger.closing), { isBold: true }],
    ],
  ],
  foot: () => [
    [40, 800, 'Einlagen sind nach dem ESAEG gesichert. Näheres auf dem Informationsbogen.', { size: 6 }],
  ],
  truth: () => ({ balances: 'none', number: NUMBER }),
});

/** An amount with a minus behind it where it goes out. */
function trailing(number: (minor: number) => string, minor: number): string {
  return `${number(Math.abs(minor))}${minor < 0 ? '-' : ''}`;
}
