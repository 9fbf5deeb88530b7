import { GERMAN_BANK } from '../prints/descriptors.ts';
import { EMIRATES, PHILIPPINES } from '../prints/more-places.ts';
import { INDONESIA } from '../prints/new-places.ts';
import { GERMANY, INDIA, NORWAY, SOUTH_AFRICA, SPAIN } from '../prints/places.ts';
import { column, formPrint, type Put } from './form.ts';

const SHOPS = {
  card: [['{m} {c}'], ['{m} {c} {f}']],
  transferIn: [['PAYMENT RECEIVED - THANK YOU']],
  refund: [['{m} REFUND']],
  fee: [['LATE PAYMENT FEE'], ['INTEREST CHARGED']],
};

const pairs = (x: number, right: number, y: number, facts: readonly (readonly [string, string])[]): Put[] =>
  facts.flatMap(([label, value], at): Put[] => [
    [x, y + at * 12, label],
    [-right, y + at * 12, value],
  ]);

/** A South African card: the straight facility with its rows, then a budget facility with a table of plans that are no rows. */
const budget = formPrint({
  id: 'za-card-budget-plans',
  kind: 'credit_card_statement',
  tags: ['card', 'cr-suffix', 'plans-table', 'no-year', 'opening-in-table'],
  locales: SOUTH_AFRICA,
  dates: ['dd MMM', 'dd MMMM yyyy'],
  size: 8,
  leading: 10.5,
  gap: 2,
  top: 280,
  topAgain: 80,
  bottom: 720,
  order: { isCard: true, movements: SHOPS },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [330, 40, 'Credit Card Tax Invoice/Statement', { isBold: true }],
    ...column(40, 80, 11, ['MS J SAMPLE', '14 ALDER STREET', 'SANDTON 2196']),
    ...pairs(330, 555, 80, [
      ['Account Number', '4901 12XX XXXX 3456'],
      ['Statement Date', s.full(s.ledger.end)],
      ['Payment Due Date', s.full(s.ledger.end + 25)],
      ['Total Credit Limit', 'R 45 000.00'],
      ['Available Balance', 'R 21 480.12'],
      ['Minimum Payment Due', 'R 612.00'],
      ['Interest Rate', '21.75%'],
    ]),
    [40, 190, 'Straight Facility', { isBold: true, size: 10 }],
    ...pairs(40, 300, 206, [
      ['Opening Balance', s.number(s.ledger.opening)],
      ['Closing Balance', s.number(s.ledger.closing)],
    ]),
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  isRuled: true,
  columns: [
    ['Tran Date', 40, (e, s) => s.day(e.date)],
    ['Transaction Details', 110, (e) => e.lines],
    ['Card Number', 340, () => '...3456'],
    ['Amount', -540, (e, s) => `${s.number(e.amount)}${e.amount < 0 ? '' : ' Cr'}`],
  ],
  last: (s) => [
    [[40, 1, 'Budget Facility', { isBold: true, size: 10 }]],
    [
      [40, 0, 'Plan', { isBold: true }],
      [110, 0, 'Date', { isBold: true }],
      [180, 0, 'Original Amount', { isBold: true }],
      [300, 0, 'Instalment', { isBold: true }],
      [400, 0, 'Months Left', { isBold: true }],
      [480, 0, 'Outstanding', { isBold: true }],
    ],
    [
      [40, 0, '001'],
      [110, 0, s.day(s.ledger.start - 60)],
      [180, 0, '12 000.00'],
      [300, 0, '548.12'],
      [400, 0, '22'],
      [480, 0, '11 102.55'],
    ],
  ],
  truth: () => ({
    balances: 'none',
    number: '4901 12XX XXXX 3456',
    alternatives: (e) => [`${e.lines.join(' ')} ...3456`],
  }),
});

/** A Gulf card: two days, a line for each card among the rows, a total of all at the end, CR behind payments, law with sums at the foot. */
const supplementary = formPrint({
  id: 'ae-card-supplementary',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'cr-suffix', 'card-lines', 'opening-in-table', 'law-with-sums'],
  locales: EMIRATES,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  size: 8,
  leading: 10.5,
  gap: 3,
  top: 300,
  topAgain: 90,
  bottom: 700,
  order: { isCard: true, movements: SHOPS },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [360, 40, 'E-STATEMENT', { isBold: true }],
    ...column(40, 80, 11, ['MS JORDAN SAMPLE', 'P O BOX 1422', 'DUBAI, UAE']),
    ...['Card Number', 'Statement Date', 'Payment Due Date', 'Total Credit Limit (AED)'].map(
      (text, at): Put => [40 + at * 130, 140, text, { isBold: true }],
    ),
    ...['4111 12XX XXXX 3456', s.full(s.ledger.end), s.full(s.ledger.end + 25), '50,000.00'].map(
      (text, at): Put => [40 + at * 130, 152, text],
    ),
    ...[
      'Total Payment Due (AED)',
      'Minimum Payment Due (AED)',
      'Overdue Amount (AED)',
      'Available Limit (AED)',
    ].map((text, at): Put => [40 + at * 130, 176, text, { isBold: true }]),
    ...[s.number(s.ledger.closing), s.number(Math.round(s.ledger.closing / 20)), '0.00', '31,204.40'].map(
      (text, at): Put => [40 + at * 130, 188, text],
    ),
    [40, 220, 'Previous Statement Balance', { isBold: true }],
    [180, 220, 'Purchases/Debits', { isBold: true }],
    [310, 220, 'Payments/Credits', { isBold: true }],
    [440, 220, 'Current Balance', { isBold: true }],
    [40, 232, s.number(s.ledger.opening)],
    [180, 232, s.number(s.ledger.out.sum)],
    [310, 232, s.number(s.ledger.into.sum)],
    [440, 232, s.number(s.ledger.closing)],
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [360, 40, 'E-STATEMENT'],
    [40, 60, 'Card Number 4111 12XX XXXX 3456'],
  ],
  isRuled: true,
  columns: [
    ['Transaction\nDate', 40, (e, s) => s.day(e.date)],
    ['Posting\nDate', 110, (e, s) => s.day(e.postDate)],
    ['Description', 180, (e) => e.lines],
    ['Amount (AED)', -550, (e, s) => `${s.number(e.amount)}${e.amount < 0 ? '' : 'CR'}`],
  ],
  rows: (s, block) =>
    s.entries.map((e, at) => {
      const own = block(e);
      const title =
        at === 0
          ? 'Primary Card No : 4111 12XX XXXX 3456'
          : at === 3
            ? 'Supplementary Card No : 4111 12XX XXXX 7890'
            : null;
      return [
        title === null
          ? own
          : [
              [180, 0, title, { isBold: true }],
              ...own.map(([x, y, text, look]): Put => [x, y + 1, text, look ?? {}]),
            ],
        e,
      ] as const;
    }),
  last: (s) => [
    [
      [180, 1, 'Total Payment Due', { isBold: true }],
      [-550, 1, s.number(s.ledger.closing), { isBold: true }],
    ],
  ],
  foot: () => [
    [
      40,
      760,
      'If you make only the minimum payment each month, AED 10,000.00 will take 84 months to repay at 3.25% with interest of AED 9,120.31.',
      { size: 6 },
    ],
  ],
  truth: () => ({ balances: 'none', number: '4111 12XX XXXX 3456', printsPostDate: true }),
});

/** A German card: payments and purchases under titles of their own with sums, the sign behind, last and new balance among the facts. */
const parts = formPrint({
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
    ...pairs(330, 555, 90, [
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

/** A Norwegian card bill: what was owed, what was paid, what is owed, other money and rate before the sum, minus before payments. */
const owed = formPrint({
  id: 'no-card-owed',
  kind: 'credit_card_statement',
  tags: ['card', 'other-money-columns', 'minus-payments', 'bill-with-number', 'no-year'],
  locales: NORWAY,
  dates: ['dd.MM.yy', 'dd.MM.yyyy'],
  size: 8.5,
  leading: 11,
  gap: 2,
  top: 280,
  topAgain: 80,
  bottom: 700,
  order: {
    isCard: true,
    movements: {
      card: [['{m}, {c}']],
      transferIn: [['Innbetaling']],
      refund: [['Retur {m}']],
      fee: [['Kontantuttaksgebyr'], ['Fakturagebyr'], ['Renter']],
    },
  },
  head: (s) => [
    [40, 44, s.desk.bank, { size: 15, isBold: true }],
    [330, 44, 'Faktura kredittkort', { isBold: true, size: 11 }],
    ...column(40, 90, 12, ['Jordan Eksempel', 'Orveien 14', '0550 Oslo']),
    ...pairs(330, 555, 90, [
      ['Fakturadato', s.full(s.ledger.end)],
      ['Forfallsdato', s.full(s.ledger.end + 15)],
      ['Kontonummer for innbetaling', '1234 56 78901'],
      ['KID', '00412345678901234'],
      ['Kredittgrense', '50 000,00'],
      ['Skyldig beløp forrige faktura', s.number(s.ledger.opening)],
      ['Innbetalinger og krediteringer', `-${s.number(s.ledger.into.sum)}`],
      ['Kjøp, renter og gebyrer', s.number(s.ledger.out.sum)],
      ['Skyldig beløp', s.number(s.ledger.closing)],
      ['Minimumsbeløp å betale', '350,00'],
    ]),
  ],
  again: (s) => [[40, 44, s.desk.bank, { size: 15, isBold: true }]],
  columns: [
    ['Dato', 40, (e, s) => s.day(e.date)],
    ['Beskrivelse', 100, (e) => e.lines],
    ['Valuta', 330, (e) => (e.kind === 'card' && Number(e.reference.at(-1)) < 4 ? 'EUR' : '')],
    [
      'Beløp valuta',
      -430,
      (e) =>
        e.kind === 'card' && Number(e.reference.at(-1)) < 4
          ? (Math.abs(e.amount) / 1150).toFixed(2).replace('.', ',')
          : '',
    ],
    ['Kurs', -480, (e) => (e.kind === 'card' && Number(e.reference.at(-1)) < 4 ? '11,5000' : '')],
    ['Beløp i NOK', -555, (e, s) => `${e.amount > 0 ? '-' : ''}${s.number(e.amount)}`],
  ],
  foot: () => [
    [
      40,
      780,
      'Effektiv rente 24,90 % av 15 000 kr over 1 år, kostnad 1 912 kr, totalt 16 912 kr. Ta kontakt innen 30 dager ved feil.',
      { size: 6 },
    ],
  ],
  truth: () => ({ balances: 'none', number: null }),
});

/** An Indian card: the sum due told as a formula in boxes, serial numbers and points beside each row, a mark of money before each figure. */
const formula = formPrint({
  id: 'in-card-formula',
  kind: 'credit_card_statement',
  tags: ['card', 'formula-boxes', 'serial-column', 'points-column', 'cr-suffix', 'money-mark'],
  locales: INDIA,
  dates: ['dd/MM/yyyy', 'MMMM d, yyyy'],
  size: 7.5,
  leading: 10,
  gap: 3,
  top: 310,
  topAgain: 70,
  bottom: 740,
  order: {
    isCard: true,
    movements: {
      card: [['UPI-{r}-{m} IN'], ['{m} {c} IN']],
      transferIn: [['BBPS Payment received'], ['INFINITY PAYMENT RECEIVED, THANK YOU']],
      refund: [['{m} {c} IN REVERSAL']],
      fee: [['IGST-CI@18%'], ['Interest Amount Amortization - <1/6>']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [330, 40, 'CREDIT CARD STATEMENT', { isBold: true }],
    ...column(40, 70, 10, ['MS. JORDAN SAMPLE', '14 ALDER ROW', 'BENGALURU 560001']),
    [40, 120, 'STATEMENT DATE', { isBold: true }],
    [40, 132, s.full(s.ledger.end)],
    [40, 150, 'PAYMENT DUE DATE', { isBold: true }],
    [40, 162, s.full(s.ledger.end + 18)],
    [180, 120, 'Total Amount due', { isBold: true }],
    [180, 134, `\`${s.number(s.ledger.closing)}`, { size: 11 }],
    [180, 150, 'Minimum Amount due', { isBold: true }],
    [180, 162, `\`${s.number(Math.round(s.ledger.closing / 20))}`],
    [40, 190, 'STATEMENT SUMMARY', { isBold: true }],
    ...[
      'Total Amount due',
      'Previous Balance',
      'Purchases / Charges',
      'Cash Advances',
      'Payments / Credits',
    ].map((text, at): Put => [40 + at * 105, 204, text]),
    ...[s.ledger.closing, s.ledger.opening, s.ledger.out.sum, 0, s.ledger.into.sum].map(
      (minor, at): Put => [40 + at * 105, 216, `\`${s.number(minor)}`],
    ),
    ...['=', '+', '+', '-'].map((sign, at): Put => [130 + at * 105, 216, sign]),
    [40, 236, 'CREDIT SUMMARY', { isBold: true }],
    ...[
      'Credit Limit (Including cash)',
      'Available Credit (Including cash)',
      'Cash Limit',
      'Available Cash',
    ].map((text, at): Put => [40 + at * 130, 250, text]),
    ...['`3,60,000.00', '`2,91,302.14', '`36,000.00', '`36,000.00'].map(
      (text, at): Put => [40 + at * 130, 262, text],
    ),
    [40, 290, '4315XXXXXXXX3456', { isBold: true }],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['SerNo.', 100, (e) => `11${e.reference}`],
    ['Transaction Details', 160, (e) => e.lines],
    ['Reward\nPoints', -380, (e) => (e.kind === 'card' ? String(Math.floor(-e.amount / 10000)) : '0')],
    ['Intl.#\namount', -450, () => ''],
    ['Amount (in`)', -550, (e, s) => `${s.number(e.amount)}${e.amount < 0 ? '' : ' CR'}`],
  ],
  last: () => [
    [
      [40, 1, '# International Spends'],
      [40, 2, 'EARNINGS: Total points earned 312. Points expiring in 60 days 0.'],
    ],
  ],
  truth: () => ({
    balances: 'none',
    number: '4315XXXXXXXX3456',
    alternatives: (e) => [`11${e.reference} ${e.lines.join(' ')}`],
  }),
});

/** A Philippine card: the last balance first in the list, sub-totals and the total due below, a minus before what was paid. */
const subtotal = formPrint({
  id: 'ph-card-subtotal',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'minus-payments', 'no-year', 'sub-total', 'opening-in-table'],
  locales: PHILIPPINES,
  dates: ['MM/dd/yy', 'MMM dd, yyyy'],
  size: 8,
  leading: 10.5,
  gap: 2,
  top: 260,
  topAgain: 80,
  bottom: 700,
  order: { isCard: true, movements: SHOPS },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [330, 40, 'STATEMENT OF ACCOUNT', { isBold: true }],
    ...column(40, 80, 11, ['JORDAN SAMPLE', '14 ALDER ST', 'MAKATI CITY']),
    ...pairs(330, 555, 80, [
      ['Customer Number', '0123456789012345'],
      ['Statement Date', s.full(s.ledger.end).toUpperCase()],
      ['Payment Due Date', s.full(s.ledger.end + 21).toUpperCase()],
      ['Credit Limit', '120,000.00'],
      ['Total Amount Due', s.signed(s.ledger.closing)],
      ['Minimum Amount Due', '850.00'],
    ]),
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  columns: [
    ['SALE DATE', 40, (e, s) => s.day(e.date)],
    ['POST DATE', 100, (e, s) => s.day(e.postDate)],
    ['TRANSACTION DETAILS', 170, (e) => e.lines],
    ['AMOUNT', -540, (e, s) => `${e.amount > 0 ? '-' : ''}${s.number(e.amount)}`],
  ],
  first: (s) => [
    [
      [170, 0, 'PREVIOUS STATEMENT BALANCE'],
      [-540, 0, s.number(s.ledger.opening)],
    ],
    [[170, 0, '4111-12XX-XXXX-3456   JORDAN SAMPLE']],
  ],
  last: (s) => [
    [
      [170, 1, 'SUBTOTAL'],
      [-540, 1, s.signed(s.ledger.closing)],
    ],
    [
      [170, 0, 'TOTAL AMOUNT DUE', { isBold: true }],
      [-540, 0, s.signed(s.ledger.closing), { isBold: true }],
    ],
    [[200, 1, '*** END OF STATEMENT ***']],
  ],
  truth: () => ({ balances: 'none', number: '0123456789012345', printsPostDate: true }),
});

/** An Indonesian card: points between thousands and no decimals, CR behind what was paid, last bill first and the new one below. */
const bill = formPrint({
  id: 'id-card-last-bill',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'no-year', 'no-decimals', 'point-groups', 'cr-suffix'],
  locales: INDONESIA.map((locale) => ({
    ...locale,
    digits: 0,
    numbers: [{ group: '.', decimal: ',', grouping: 'thousands' } as const],
  })),
  dates: ['dd-MMM', 'dd MMMM yyyy'],
  size: 8,
  leading: 10.5,
  gap: 2,
  top: 260,
  topAgain: 80,
  bottom: 700,
  order: {
    isCard: true,
    movements: {
      card: [['{m} {c} ID'], ['CICILAN 3/12 {m}']],
      transferIn: [['PEMBAYARAN - MYBANK'], ['PAYMENT - THANK YOU']],
      refund: [['REFUND {m}']],
      fee: [['BEA METERAI'], ['BUNGA']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [330, 40, 'REKENING KARTU KREDIT', { isBold: true }],
    ...column(40, 80, 11, ['JORDAN CONTOH', 'JL ALDER 14', 'JAKARTA 10110']),
    ...pairs(330, 555, 80, [
      ['Nomor Customer', '0012345678'],
      ['Tanggal Rekening', s.full(s.ledger.end).toUpperCase()],
      ['Tanggal Jatuh Tempo', s.full(s.ledger.end + 16).toUpperCase()],
      ['Tagihan Baru', `Rp ${s.signed(s.ledger.closing)}`],
      ['Pembayaran Minimum', 'Rp 150.000'],
      ['Batas Kredit', 'Rp 20.000.000'],
    ]),
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  columns: [
    ['TANGGAL\nTRANSAKSI', 40, (e, s) => s.day(e.date).toUpperCase()],
    ['TANGGAL\nPEMBUKUAN', 110, (e, s) => s.day(e.postDate).toUpperCase()],
    ['KETERANGAN', 190, (e) => e.lines],
    ['JUMLAH (Rp)', -540, (e, s) => `${s.number(e.amount)}${e.amount < 0 ? '' : ' CR'}`],
  ],
  first: (s) => [
    [
      [190, 0, 'SALDO SEBELUMNYA'],
      [-540, 0, s.number(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [190, 1, 'SUBTOTAL'],
      [-540, 1, s.signed(s.ledger.closing)],
    ],
    [
      [190, 0, 'TOTAL', { isBold: true }],
      [-540, 0, s.signed(s.ledger.closing), { isBold: true }],
    ],
  ],
  truth: () => ({ balances: 'none', number: '0012345678', printsPostDate: true }),
});

/** An Indian overdraft: every balance on the debit side, from the first row to the last; limits and drawing power among the facts. */
const overdraft = formPrint({
  id: 'in-bank-overdraft-dr',
  kind: 'bank_statement',
  tags: ['overdrawn-throughout', 'dr-suffix', 'debit-credit-columns', 'monospace', 'running-balance'],
  locales: INDIA,
  dates: ['dd-MM-yyyy', 'dd-MM-yyyy'],
  shape: 'mono',
  size: 7,
  leading: 9,
  gap: 1,
  top: 210,
  bottom: 720,
  order: {
    opening: -98_765_432,
    movements: {
      card: [['RTGS/{r}/{m}'], ['NEFT/{r}/{m}']],
      transferIn: [['BY CLG {r} {e}'], ['BY TRF {p}']],
      salary: [['NEFT CR {e}']],
      transferOut: [['TO TRF {p}']],
      directDebit: [['TO {m} {r}']],
      cash: [['CASH WITHDRAWAL SELF']],
      fee: [['INT.COLL 01-05 TO 31-05'], ['PROCESSING CHGS']],
      refund: [['RTGS RETURN {m}']],
      interest: [['SUBSIDY CREDIT']],
    },
  },
  head: (s) => [
    [30, 40, s.desk.bank.toUpperCase()],
    [30, 52, 'STATEMENT OF ACCOUNT FOR THE PERIOD'],
    [30, 64, `${s.full(s.ledger.start)} TO ${s.full(s.ledger.end)}`],
    ...column(30, 90, 10, ['M/S SAMPLE TRADERS', '14 ALDER ROW', 'CHENNAI 600001']),
    ...column(330, 90, 10, [
      'A/C NO        : 123456789012345',
      'SCHEME        : CASH CREDIT',
      'SANCTION LIMIT: 25,00,000.00',
      'DRAWING POWER : 18,40,000.00',
      'INT RATE      : 11.25',
    ]),
  ],
  columns: [
    ['DATE', 30, (e, s) => s.day(e.date)],
    ['PARTICULARS', 86, (e) => e.lines],
    ['CHQ.NO', 250, () => ''],
    ['WITHDRAWALS', -385, (e, s) => s.out(e)],
    ['DEPOSITS', -465, (e, s) => s.into(e)],
    ['BALANCE', -565, (e, s) => `${s.number(e.balance)}${e.balance < 0 ? 'Dr' : 'Cr'}`],
  ],
  first: (s) => [
    [
      [86, 0, 'B/F'],
      [-565, 0, `${s.number(s.ledger.opening)}Dr`],
    ],
  ],
  leave: (s, e) => [
    [86, 0, 'PAGE TOTAL'],
    [-385, 0, s.number(e.outSoFar)],
    [-465, 0, s.number(e.intoSoFar)],
    [-565, 0, `${s.number(e.balance)}${e.balance < 0 ? 'Dr' : 'Cr'}`],
  ],
  last: (s) => [
    [
      [86, 0, 'GRAND TOTAL'],
      [-385, 0, s.number(s.ledger.out.sum)],
      [-465, 0, s.number(s.ledger.into.sum)],
      [-565, 0, `${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? 'Dr' : 'Cr'}`],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: '123456789012345' }),
});

/** A German savings account of few rows: interest with its taxes below it, each a row of its own; signs before sums, no balances between. */
const taxes = formPrint({
  id: 'de-savings-taxes',
  kind: 'bank_statement',
  tags: ['few-rows', 'signed-amounts', 'tax-rows', 'rates-table', 'no-running-balance'],
  locales: GERMANY,
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  most: 7,
  size: 9,
  leading: 12,
  gap: 5,
  top: 250,
  bottom: 720,
  order: {
    movements: {
      ...GERMAN_BANK,
      interest: [['Zinsgutschrift', 'Habenzins 2,00 % p.a.']],
      fee: [['Kapitalertragsteuer', 'Bemessungsgrundlage 123,45 EUR'], ['Solidaritätszuschlag']],
    },
  },
  head: (s) => [
    [40, 46, s.desk.bank, { size: 15, isBold: true }],
    [330, 90, 'Kontoauszug Tagesgeldkonto', { isBold: true }],
    [330, 104, `Auszug 2 / ${s.desk.written(s.ledger.end, 'yyyy')}   Blatt 1`],
    [330, 118, `Zeitraum ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [330, 132, 'DE77 1203 0000 1012 3456 78'],
    ...column(40, 90, 12, ['Frau Jordan Beispiel', 'Musterweg 14', '10117 Berlin']),
    [40, 200, `Kontostand in EUR am ${s.full(s.ledger.start)}`],
    [-555, 200, s.signed(s.ledger.opening)],
  ],
  columns: [
    ['Buchungstag', 40, (e, s) => s.day(e.date)],
    ['Wertstellung', 120, (e, s) => s.day(e.postDate)],
    ['Umsatzinformation', 200, (e) => e.lines],
    ['Umsatz in EUR', -555, (e, s) => `${e.amount < 0 ? '-' : '+'}${s.number(e.amount)}`],
  ],
  last: (s) => [
    [
      [40, 1, `Kontostand in EUR am ${s.full(s.ledger.end)}`, { isBold: true }],
      [-555, 1, s.signed(s.ledger.closing), { isBold: true }],
    ],
    [
      [40, 2, 'Zinssätze', { isBold: true }],
      [40, 3, 'ab 01.01.2024 bis 100.000,00 EUR'],
      [-300, 3, '2,00 %'],
      [40, 4, 'ab 100.000,01 EUR'],
      [-300, 4, '0,50 %'],
    ],
  ],
  truth: () => ({ balances: 'none', number: 'DE77 1203 0000 1012 3456 78' }),
});

/** A Spanish account: the month as a title, days as figures alone, the sign behind, balance on each row, commissions told again in a table below. */
const month = formPrint({
  id: 'es-bank-month-title',
  kind: 'bank_statement',
  tags: ['no-year', 'month-title', 'trailing-minus', 'running-balance', 'fees-again'],
  locales: SPAIN,
  dates: ['dd-MM', 'd "de" MMMM "de" yyyy'],
  size: 8,
  leading: 10,
  gap: 3,
  top: 240,
  topAgain: 90,
  bottom: 720,
  order: {
    movements: {
      card: [['PAGO CON TARJETA', '{m} {c}']],
      transferIn: [['TRANSFERENCIA RECIBIDA', '{p}']],
      salary: [['ABONO DE NOMINA', '{e}']],
      transferOut: [['TRANSFERENCIA EMITIDA', '{p} ALQUILER']],
      directDebit: [['ADEUDO DOMICILIADO', '{m} N {r}']],
      cash: [['REINTEGRO CAJERO', '{c}']],
      fee: [['COMISION MANTENIMIENTO']],
      refund: [['DEVOLUCION COMPRA', '{m}']],
      interest: [['LIQUIDACION INTERESES']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [330, 40, 'EXTRACTO DE CUENTA', { isBold: true }],
    ...column(40, 80, 11, ['JORDAN EJEMPLO', 'C/ ALISOS 14', '28001 MADRID']),
    ...column(330, 80, 11, [
      'CUENTA ES91 2100 0418 4502 0005 1332',
      'MONEDA EUR',
      `FECHA DE EMISION ${s.full(s.ledger.end + 1).toUpperCase()}`,
    ]),
    [40, 180, `PERIODO: ${s.desk.written(s.ledger.end, 'MMMM yyyy').toUpperCase()}`, { isBold: true }],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  isRuled: true,
  columns: [
    ['FECHA\nOPER.', 40, (e, s) => s.day(e.date)],
    ['CONCEPTO', 90, (e) => e.lines],
    ['FECHA\nVALOR', 320, (e, s) => s.day(e.postDate)],
    ['IMPORTE', -460, (e, s) => `${s.number(e.amount)}${e.amount < 0 ? '-' : ''}`],
    ['SALDO', -555, (e, s) => `${s.number(e.balance)}${e.balance < 0 ? '-' : ''}`],
  ],
  first: (s) => [
    [
      [90, 0, 'SALDO ANTERIOR'],
      [-555, 0, `${s.number(s.ledger.opening)}${s.ledger.opening < 0 ? '-' : ''}`],
    ],
  ],
  last: (s) => [
    [
      [90, 0, `SU SALDO A FECHA ${s.full(s.ledger.end).toUpperCase()}`],
      [-555, 0, `${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? '-' : ''}`],
    ],
    [[40, 1, 'RESUMEN DE COMISIONES Y GASTOS DEL PERIODO', { isBold: true }]],
    [
      [40, 0, 'COMISION MANTENIMIENTO'],
      [-460, 0, s.number(s.ledger.fees.sum)],
      [40, 1, 'TOTAL COMISIONES'],
      [-460, 1, s.number(s.ledger.fees.sum)],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: 'ES91 2100 0418 4502 0005 1332' }),
});

export const FOURTH_FORMS = [
  budget,
  supplementary,
  parts,
  owed,
  formula,
  subtotal,
  bill,
  overdraft,
  taxes,
  month,
];
