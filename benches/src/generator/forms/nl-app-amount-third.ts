import { NETHERLANDS } from '../prints/places.ts';
import { formPrint } from './form.ts';

/** A Dutch app's list: day, day of interest, sum with the money's mark before it, then who and what. */
export const nlAppAmountThird = formPrint({
  id: 'nl-app-amount-third',
  kind: 'bank_statement',
  tags: ['amount-before-text', 'currency-sign-before', 'newest-first', 'no-running-balance', 'two-dates'],
  locales: NETHERLANDS,
  dates: ['yyyy-MM-dd', 'dd-MM-yyyy'],
  isNewestFirst: true,
  size: 8,
  leading: 10,
  gap: 5,
  top: 230,
  topAgain: 60,
  bottom: 760,
  order: {
    movements: {
      card: [['{m}', '{m} {c}, NL']],
      directDebit: [['{m}', 'Factuur {r} mei']],
      transferIn: [['{p}', 'Terugbetaling']],
      salary: [['{e}', 'Salaris']],
      transferOut: [['{p}', 'Huur']],
      cash: [['Geldautomaat', '{c}']],
      fee: [['Abonnement', 'Easy Money 9,99']],
      refund: [['{m}', 'Retour']],
      interest: [['Rente', 'uitbetaling']],
    },
  },
  head: (s) => [
    [40, 46, s.desk.bank, { size: 16, isBold: true }],
    [40, 80, 'Rekeningafschrift', { isBold: true }],
    [40, 96, `${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [40, 116, 'J. Voorbeeld'],
    [40, 128, 'NL12 SMPL 2025 4567 89'],
    [330, 96, 'Beginsaldo'],
    [-555, 96, euro(s.ledger.opening, s.number)],
    [330, 110, 'Totaal af'],
    [-555, 110, euro(s.ledger.out.sum, s.number)],
    [330, 124, 'Totaal bij'],
    [-555, 124, euro(s.ledger.into.sum, s.number)],
    [330, 138, 'Eindsaldo', { isBold: true }],
    [-555, 138, euro(s.ledger.closing, s.number), { isBold: true }],
  ],
  again: () => [],
  columns: [
    ['Datum', 40, (e, s) => s.day(e.date)],
    ['Rentedatum', 100, (e, s) => s.day(e.postDate)],
    ['Bedrag', -230, (e, s) => euro(e.amount, s.number)],
    ['Naam', 250, (e) => e.lines[0] ?? ''],
    ['Omschrijving', 390, (e) => e.lines[1] ?? ''],
  ],
  foot: (_, page, pages) => [
    [40, 800, `bank.voorbeeld B.V. KvK 54992060 Pagina ${page} van ${pages}`, { size: 6 }],
  ],
  truth: () => ({ balances: 'none', number: 'NL12 SMPL 2025 4567 89' }),
});

function euro(minor: number, number: (minor: number) => string): string {
  return `€ ${minor < 0 ? '-' : ''}${number(minor)}`;
}
