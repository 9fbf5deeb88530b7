import { BELGIUM, NETHERLANDS } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

/** A Dutch account: balances and sums in a strip over the table with the side in words behind, the day of value in brackets below the day. */
const creditWord = formPrint({
  id: 'nl-bank-credit-word',
  kind: 'bank_statement',
  tags: ['no-year', 'debit-credit-columns', 'value-date-below', 'head-strip', 'counts', 'no-running-balance'],
  locales: NETHERLANDS,
  dates: ['dd-MM', 'dd-MM-yyyy'],
  size: 8,
  leading: 10,
  gap: 4,
  top: 235,
  bottom: 740,
  order: {
    movements: {
      card: [['BEA, Betaalpas', '{m},PAS{f}', 'NR:{k}, {d}/14:32', '{c}']],
      directDebit: [
        [
          'SEPA Incasso algemeen doorlopend',
          'Incassant: NL12ZZZ{r}',
          'Naam: {m}',
          'Machtiging: {k}',
          'Omschrijving: TERMIJN 89,50 {d}',
          'IBAN: NL91SMPL0417164300',
        ],
      ],
      transferIn: [
        [
          'SEPA Overboeking',
          'IBAN: NL20SMPL0001234567',
          'BIC: SMPLNL2A',
          'Naam: {p}',
          'Omschrijving: terugbetaling',
        ],
      ],
      salary: [['SEPA Overboeking', 'IBAN: NL44SMPL0123456789', 'Naam: {e}', 'Omschrijving: SALARIS']],
      transferOut: [
        [
          'SEPA iDEAL',
          'IBAN: NL27SMPL0000026500',
          'Naam: {m}',
          'Omschrijving: {r} {k} Order {r}',
          'Kenmerk: {d} 14:32 {r}',
        ],
      ],
      cash: [['GEA, Betaalpas', '{m} {c},PAS{f}', 'NR:{k} {d}/09:12']],
      fee: [['PAKKETKOSTEN', 'Rekening 4,45', 'Betaalpas 1,15']],
      refund: [['BEA, Betaalpas', '{m},PAS{f}', 'TERUGBOEKING']],
      interest: [['RENTE', 'Creditrente']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    ...column(40, 70, 10, ['Mevrouw J. Voorbeeld', 'Elzenlaan 14', '3511 AA Utrecht']),
    ...strip(
      130,
      ['Rekeningnummer', 'Datum afschrift', 'Aantal bladen', 'Bladnummer'],
      ['12.34.56.789', s.full(s.ledger.end), '2', '1'],
    ),
    ...strip(
      160,
      ['Vorig saldo', 'Nieuw saldo', 'Totaal bedrag af', 'Totaal bedrag bij'],
      [
        sided(s.number(s.ledger.opening), s.ledger.opening),
        sided(s.number(s.ledger.closing), s.ledger.closing),
        s.number(s.ledger.out.sum),
        s.number(s.ledger.into.sum),
      ],
    ),
    ...strip(
      190,
      ['IBAN', 'BIC', 'Aantal afschrijvingen', 'Aantal bijschrijvingen'],
      ['NL12 SMPL 0123 4567 89', 'SMPLNL2A', String(s.ledger.out.count), String(s.ledger.into.count)],
    ),
  ],
  columns: [
    ['Boekdatum\n(Rentedatum)', 40, (e, s) => [s.day(e.date), `(${s.day(e.postDate)})`]],
    ['Omschrijving', 120, (e) => e.lines],
    ['Bedrag af\n(debet)', -450, (e, s) => s.out(e)],
    ['Bedrag bij\n(credit)', -550, (e, s) => s.into(e)],
  ],
  foot: () => [
    [
      40,
      780,
      'Dit product valt onder het depositogarantiestelsel tot 100.000,00 EUR. Meer informatie: www.depositogarantie.voorbeeld',
      { size: 6 },
    ],
    [
      40,
      790,
      'Voorbeeld Bank N.V., gevestigd te Amsterdam. Handelsregister K.v.K. Amsterdam, nr 34334259.',
      { size: 6 },
    ],
  ],
  truth: (s) => ({
    balances: 'none',
    number: 'NL12 SMPL 0123 4567 89',
    alternatives: (e) => [`${e.lines[0]} (${s.day(e.postDate)}) ${e.lines.slice(1).join(' ')}`.trim()],
  }),
});

function strip(y: number, labels: readonly string[], values: readonly string[]) {
  return [
    ...labels.map((text, at) => [40 + at * 130, y, text, { isBold: true }] as const),
    ...values.map((text, at) => [40 + at * 130, y + 10, text] as const),
  ];
}

function sided(text: string, minor: number): string {
  return `${text} ${minor < 0 ? '-/DEBET' : '+/CREDIT'}`;
}

/** A Belgian account: the sign behind the figure and apart from it, previous and new balance in a row of their own, days joined by dashes. */
const signApart = formPrint({
  id: 'be-bank-sign-apart',
  kind: 'bank_statement',
  tags: ['trailing-sign-apart', 'value-date', 'no-running-balance', 'clock-in-text', 'no-year'],
  locales: BELGIUM,
  dates: ['dd-MM', 'dd-MM-yyyy'],
  size: 8.5,
  leading: 10.5,
  gap: 4,
  top: 226,
  topAgain: 120,
  bottom: 740,
  order: {
    movements: {
      card: [['BETALING VIA DEBETKAART', '{m}   {d} OM 14.32 UUR', 'MET KAART 6703 {f} XXXX X123 2']],
      directDebit: [
        [
          'EUROPESE DOMICILIERING {r}',
          '{m}',
          'SCHULDEISER   : {m}',
          'REF. SCHULDEISER: {k}',
          'MANDAATREF.   : {r}',
          'MEDEDELING    : {r} 45,90 EUR',
        ],
      ],
      transferIn: [['OVERSCHRIJVING VAN {p}', 'BE12 3456 7890 1234', 'TERUGBETALING']],
      salary: [['OVERSCHRIJVING VAN {e}', 'LOON {r}']],
      transferOut: [['OVERSCHRIJVING NAAR {p}', 'BE98 7654 3210 9876', 'HUUR']],
      cash: [['GELDOPNAME AAN ONZE AUTOMATEN', '{c} {d} OM 09.12 UUR']],
      fee: [['BIJDRAGE REKENING', 'PERIODE VAN 01-01 TOT 31-03']],
      refund: [['TERUGBETALING {m}']],
      interest: [['INTEREST']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [360, 40, 'Rekeninguittreksel', { isBold: true, size: 12 }],
    [360, 54, `nr. 12 - blad 1   ${s.full(s.ledger.end)}`],
    ...column(360, 90, 11, ['JORDAN VOORBEELD', 'ELZENSTRAAT 14', '9000 GENT']),
    [40, 150, 'ZICHTREKENING   BE68 5390 0754 7034   EUR', { isBold: true }],
    [40, 176, `Vorig saldo op ${s.full(s.ledger.start - 1)}`],
    [-530, 176, s.number(s.ledger.opening)],
    [536, 176, s.ledger.opening < 0 ? '-' : '+'],
    [40, 188, 'Kredietlijn'],
    [-530, 188, '1.250,00'],
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [360, 54, `nr. 12 - blad 2   ${s.full(s.ledger.end)}`],
    [40, 90, 'BE68 5390 0754 7034'],
  ],
  columns: [
    ['Datum', 40, (e, s) => s.day(e.date)],
    ['Omschrijving', 84, (e) => e.lines],
    ['Valuta', 400, (e, s) => s.day(e.postDate)],
    ['Bedrag', -530, (e, s) => s.number(e.amount)],
    ['', 536, (e) => (e.amount < 0 ? '-' : '+')],
  ],
  last: (s) => [
    [
      [40, 1, `Nieuw saldo op ${s.full(s.ledger.end)}`, { isBold: true }],
      [-530, 1, s.number(s.ledger.closing), { isBold: true }],
      [536, 1, s.ledger.closing < 0 ? '-' : '+'],
    ],
  ],
  foot: () => [
    [
      40,
      790,
      'Voorbeeldbank NV, Havenlaan 2, 1080 Brussel, BTW BE 0462.920.226, RPR Brussel, FSMA 026256',
      { size: 6 },
    ],
  ],
  truth: () => ({ balances: 'none', number: 'BE68 5390 0754 7034' }),
});

export const LOWLAND_FORMS = [creditWord, signApart];
