import { POLAND } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

/** A Polish card: debt of the last paper and of this one, what must at least be paid, two days, sums in the shop's money and in zlotys. */
export const plCardDebt = formPrint({
  id: 'pl-card-debt',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'other-money-column', 'minus-purchases', 'minimum-payment'],
  locales: POLAND,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  size: 8,
  leading: 10,
  gap: 3,
  top: 300,
  topAgain: 80,
  bottom: 740,
  order: {
    isCard: true,
    movements: {
      card: [
        ['ZAKUP PRZY UŻYCIU KARTY', '{m} {c} PL'],
        ['TRANSAKCJA BEZGOTÓWKOWA', '{m} BERLIN DE'],
      ],
      transferIn: [['SPŁATA KARTY KREDYTOWEJ', 'PRZELEW {r}']],
      refund: [['ZWROT {m}']],
      fee: [['OPŁATA ZA KARTĘ'], ['ODSETKI OD ZADŁUŻENIA']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [300, 40, 'Zestawienie transakcji karty kredytowej', { isBold: true }],
    [300, 54, `za okres od ${s.full(s.ledger.start)} do ${s.full(s.ledger.end)}`],
    ...column(40, 90, 11, ['JORDAN PRZYKŁAD', 'UL. OLCHOWA 14', '00-950 WARSZAWA']),
    ...[
      ['Numer karty', '5123 45** **** 2345'],
      ['Przyznany limit kredytowy', '10 000,00 PLN'],
      ['Zadłużenie z poprzedniego zestawienia', `${s.number(s.ledger.opening)} PLN`],
      ['Suma wpłat i zwrotów', `${s.number(s.ledger.into.sum)} PLN`],
      ['Suma obciążeń', `${s.number(s.ledger.out.sum)} PLN`],
      ['Zadłużenie całkowite', `${s.number(s.ledger.closing)} PLN`],
      ['Minimalna kwota do zapłaty', '150,00 PLN'],
      ['Termin spłaty', s.full(s.ledger.end + 24)],
    ].flatMap(([label = '', value = ''], at) => [
      [40, 150 + at * 12, label] as const,
      [-330, 150 + at * 12, value] as const,
    ]),
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  isRuled: true,
  columns: [
    ['Data\ntransakcji', 40, (e, s) => s.day(e.date)],
    ['Data\nksięgowania', 100, (e, s) => s.day(e.postDate)],
    ['Opis transakcji', 165, (e) => e.lines],
    [
      'Kwota w walucie\noryginalnej',
      -440,
      (e, s) =>
        e.lines[1]?.endsWith('DE')
          ? `${(Math.abs(e.amount) / 430).toFixed(2).replace('.', ',')} EUR`
          : `${s.number(e.amount)} PLN`,
    ],
    ['Kwota\nw PLN', -555, (e, s) => s.signed(e.amount)],
  ],
  foot: () => [
    [
      40,
      780,
      'RRSO wynosi 20,27% dla całkowitej kwoty kredytu 10 000,00 zł. Infolinia 801 000 000.',
      { size: 6 },
    ],
  ],
  truth: () => ({ balances: 'none', number: '5123 45** **** 2345', printsPostDate: true }),
});
