import { isFirstOfDay, isLastOfDay } from '../day-edges.ts';
import { SWITZERLAND } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

const IBAN = 'CH12 0900 0000 1234 5678 9';

/** A Swiss postal account: credits before burdens, the day printed once for its rows and the balance once behind the last of them, spaces between thousands, both balances as rows. */
export const chBankSharedBalance = formPrint({
  id: 'ch-bank-shared-balance',
  kind: 'bank_statement',
  tags: ['credit-first', 'day-once', 'balance-once-a-day', 'value-date-between', 'spaced-thousands'],
  locales: SWITZERLAND.map((place) => ({
    ...place,
    numbers: [{ group: ' ', decimal: '.', grouping: 'thousands' } as const],
  })),
  dates: ['dd.MM.yy', 'dd.MM.yyyy'],
  size: 8,
  leading: 10,
  gap: 2,
  top: 230,
  topAgain: 120,
  bottom: 740,
  order: {
    movements: {
      salary: [['GUTSCHRIFT VON FREMDBANK', 'AUFTRAGGEBER: {e}', 'MITTEILUNGEN: LOHN {r}']],
      transferIn: [
        ['GIRO BANK', '{p}'],
        ['TWINT GELD EMPFANGEN', 'VON {p}'],
      ],
      refund: [['GUTSCHRIFT ONLINE SHOPPING', '{m}']],
      card: [
        ['KAUF/DIENSTLEISTUNG VOM {d}', 'KARTEN NR. XXXX{f}', '{m} {c}'],
        ['TWINT KAUF/DIENSTLEISTUNG', '{m}'],
      ],
      directDebit: [['AUFTRAG CH-DD-BASISLASTSCHRIFT', '{m} {r}']],
      transferOut: [
        ['GIRO POST', '{p}', '8000 ZÜRICH'],
        ['ESR', '{r}'],
      ],
      cash: [['BARGELDBEZUG VOM {d}', 'KARTEN NR. XXXX{f}', '{c}']],
      fee: [['PREIS FÜR DIE KONTOFÜHRUNG'], ['PREIS FÜR EINZAHLUNGEN AM SCHALTER 03.2024']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    ...column(40, 70, 10, ['Sie werden betreut von', 'Jordan Beispiel und Team', 'Telefon +41 58 000 00 00']),
    ...column(360, 90, 11, ['Herr', 'Jordan Muster', 'Erlenweg 14', '8000 Zürich']),
    [40, 170, 'Privatkonto', { isBold: true }],
    [-550, 170, 'Seite: 1'],
    [40, 182, `Kontoauszug ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`, { isBold: true }],
    [-550, 182, `Datum: ${s.full(s.ledger.end + 1)}`],
    [40, 194, `IBAN ${IBAN} CHF`],
    [40, 206, 'Kontonummer 12-345678-9'],
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 80, `Kontoauszug ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`, { isBold: true }],
    [40, 92, `IBAN ${IBAN} CHF`],
  ],
  isRuled: true,
  columns: [
    ['Datum', 40, (e, s) => (isFirstOfDay(s.entries, e) ? s.day(e.date) : '')],
    ['Text', 85, (e) => e.lines],
    ['Gutschrift', -345, (e, s) => s.into(e)],
    ['Lastschrift', -420, (e, s) => s.out(e)],
    ['Valuta', 432, (e, s) => s.day(e.postDate)],
    ['Saldo', -550, (e, s) => (isLastOfDay(s.entries, e) ? s.signed(e.balance) : '')],
  ],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.start)],
      [85, 0, 'Kontostand', { isBold: true }],
      [-550, 0, s.signed(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [85, 0, 'Total'],
      [-345, 0, s.number(s.ledger.into.sum)],
      [-420, 0, s.number(s.ledger.out.sum)],
    ],
    [
      [40, 0, s.day(s.ledger.end)],
      [85, 0, 'Kontostand', { isBold: true }],
      [-550, 0, s.signed(s.ledger.closing), { isBold: true }],
    ],
    [
      [
        40,
        1,
        'Bitte überprüfen Sie den Kontoauszug. Ohne Ihren Gegenbericht innert 30 Tagen gilt er als genehmigt.',
      ],
    ],
  ],
  foot: () => [[40, 815, '00656 DE 000010.00', { size: 6 }]],
  truth: () => ({ balances: 'last-of-day', number: IBAN }),
});
