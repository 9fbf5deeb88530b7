import { AUSTRIA } from '../prints/more-places.ts';
import { formPrint } from './form.ts';

const NUMBER = 'AT48 3200 0000 1234 5864';

/** An Austrian account: short days before and behind the text, some of value with a star, the sign behind the amount, a code of the printer upon a line of its own on every sheet. */
export const atBankStarredDays = formPrint({
  id: 'at-bank-starred-days',
  kind: 'bank_statement',
  tags: ['starred-days', 'no-year', 'sign-behind', 'value-behind-text', 'printer-code'],
  locales: AUSTRIA,
  dates: ['dd.MM', 'dd.MM.yyyy'],
  size: 8.5,
  shape: 'mono',
  leading: 11,
  gap: 2,
  top: 210,
  topAgain: 120,
  bottom: 730,
  head: (s) => [
    [40, 60, 'Jordan Beispiel'],
    [40, 71, 'Lindenweg 14'],
    [40, 82, '1010 Wien'],
    [40, 120, `KONTOAUSZUG Nr. 007     vom ${s.full(s.ledger.end)}`, { isBold: true }],
    [40, 134, `${NUMBER}    EUR    Blatt 1`],
    [40, 170, `Alter Kontostand EUR`],
    [-540, 170, trailing(s.number, s.ledger.opening)],
  ],
  again: () => [[40, 60, `KONTOAUSZUG Nr. 007  ${NUMBER}  Blatt 2`]],
  columns: [
    ['Datum', 40, (e, s) => s.day(e.date)],
    ['Buchungstext', 90, (e) => e.lines],
    ['Valuta', 400, (e, s) => `${s.day(e.postDate)}${s.entries.indexOf(e) % 3 === 1 ? '*' : ''}`],
    ['Betrag', -540, (e, s) => trailing(s.number, e.amount)],
  ],
  last: (s) => [
    [
      [90, 0.5, `Neuer Kontostand ${s.ledger.closing < 0 ? 'zu Ihren Lasten' : 'zu Ihren Gunsten'} EUR`],
      [-540, 0.5, s.number(Math.abs(s.ledger.closing))],
      [90, 2, '* Valuta weicht vom Buchungsdatum ab'],
    ],
  ],
  foot: (s, page) => [
    [40, 780, `A1B2C3D4E5F6A7B8C9D0E1F2A3B4C5/X${page}-${page}`, { size: 6 }],
    [40, 800, `${s.desk.bank}, Beispielplatz 1, 1010 Wien`, { size: 6 }],
  ],
  truth: () => ({ balances: 'none', number: NUMBER, printsPostDate: true }),
});

/** An amount with a minus behind it where it goes out. */
function trailing(number: (minor: number) => string, minor: number): string {
  return `${number(Math.abs(minor))}${minor < 0 ? '-' : ''}`;
}
