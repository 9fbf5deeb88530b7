import { isFirstOfDay, isLastOfDay } from '../day-edges.ts';
import { BRITISH_BANK } from '../prints/descriptors.ts';
import { COSTA_RICA, PAKISTAN, PARAGUAY } from '../prints/more-places.ts';
import { BRITAIN } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import { type Block, column, formPrint, type Put } from './form.ts';
import { labelPairs } from './label-pairs.ts';

/** A British business account: figures next to the last line of a row, the day once, then cheques by number two side by side and credits by counterfoil, which tell rows once more. */
const counterfoils = formPrint({
  id: 'uk-business-counterfoils',
  kind: 'bank_statement',
  tags: ['rows-retold', 'day-once', 'day-end-balance', 'figures-on-last-line'],
  locales: BRITAIN,
  dates: ['d MMM', 'd MMMM yyyy'],
  most: 50,
  size: 8,
  leading: 10,
  gap: 1,
  top: 210,
  topAgain: 120,
  bottom: 720,
  order: {
    kinds: ['check', 'card', 'transferIn', 'directDebit', 'fee'],
    movements: {
      ...BRITISH_BANK,
      check: [['Cheque']],
      transferIn: [['Paid in at {c}'], ['{p}', 'Automated credit']],
    },
  },
  head: (s) => [
    [30, 40, `${s.desk.bank} Business`, { size: 14, isBold: true }],
    [30, 70, 'Business Current Account'],
    ...column(30, 90, 10, ['SAMPLE TRADING LTD', 'Sort code 20-04-18', 'Account number 00441882']),
    [330, 90, `Statement ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`],
    ...labelPairs(330, 560, 110, [
      ['Opening balance', `£${s.signed(s.ledger.opening)}`],
      ['Total payments out', `£${s.number(s.ledger.out.sum)}`],
      ['Total receipts', `£${s.number(s.ledger.into.sum)}`],
      ['Closing balance', `£${s.signed(s.ledger.closing)}`],
    ]),
  ],
  again: (s) => [
    [30, 40, `${s.desk.bank} Business`, { isBold: true }],
    [30, 90, 'Account number 00441882'],
  ],
  columns: [
    ['Date', 30, (e, s) => (isFirstOfDay(s.entries, e) ? s.day(e.date) : '')],
    ['Details', 80, (e) => (e.kind === 'check' ? [`Cheque ${e.reference.padStart(6, '0')}`] : e.lines)],
    ['Payments', -400, (e, s) => [...e.lines.slice(1).map(() => ''), s.out(e)]],
    ['Receipts', -480, (e, s) => [...e.lines.slice(1).map(() => ''), s.into(e)]],
    [
      'Balance',
      -560,
      (e, s) =>
        isLastOfDay(s.entries, e)
          ? [...e.lines.slice(1).map(() => ''), `${s.number(e.balance)}${e.balance < 0 ? ' OD' : ''}`]
          : '',
    ],
  ],
  first: (s) => [
    [
      [30, 0, s.day(s.ledger.start)],
      [80, 0, 'Balance brought forward'],
      [-560, 0, `${s.number(s.ledger.opening)}${s.ledger.opening < 0 ? ' OD' : ''}`],
    ],
  ],
  last: (s) => {
    const checks = s.entries.filter((e) => e.kind === 'check');
    const credits = s.entries.filter((e) => e.lines[0]?.startsWith('Paid in at'));
    return [
      [
        [30, 1, s.day(s.ledger.end)],
        [80, 1, 'Balance carried forward'],
        [-560, 1, `${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? ' OD' : ''}`],
      ],
      ...(checks.length
        ? [
            [
              [30, 1, 'Cheques by number', { isBold: true }],
              [30, 2, 'Cheque'],
              [90, 2, 'Date'],
              [-190, 2, 'Amount'],
              [300, 2, 'Cheque'],
              [360, 2, 'Date'],
              [-460, 2, 'Amount'],
            ] as Put[],
          ]
        : []),
      ...Array.from(
        { length: Math.ceil(checks.length / 2) },
        (_, i): Block =>
          [checks[2 * i], checks[2 * i + 1]].flatMap((e, side): Put[] =>
            e === undefined
              ? []
              : [
                  [30 + side * 270, 0, e.reference.padStart(6, '0')],
                  [90 + side * 270, 0, s.day(e.date)],
                  [-(190 + side * 270), 0, s.number(e.amount)],
                ],
          ),
      ),
      ...(credits.length
        ? [
            [
              [30, 1, 'Credits paid in by counterfoil', { isBold: true }],
              [30, 2, 'Slip'],
              [90, 2, 'Date'],
              [-190, 2, 'Amount'],
            ] as Put[],
          ]
        : []),
      ...credits.map(
        (e): Block => [
          [30, 0, e.reference.slice(0, 6)],
          [90, 0, s.day(e.date)],
          [-190, 0, s.number(e.amount)],
        ],
      ),
    ];
  },
  truth: () => ({
    balances: 'last-of-day',
    number: '00441882',
    describe: (e) => (e.kind === 'check' ? `Cheque ${e.reference.padStart(6, '0')}` : e.lines.join(' ')),
  }),
});

/** A Pakistani account, newest first: the available balance next to that of the ledger, numbers of documents, two days. */
const availableBalance = formPrint({
  id: 'pk-bank-available-balance',
  kind: 'bank_statement',
  tags: ['available-balance', 'newest-first', 'two-dates'],
  locales: PAKISTAN,
  dates: ['dd MMM yyyy', 'dd MMM yyyy'],
  most: 60,
  size: 7.5,
  leading: 9.5,
  gap: 2,
  top: 180,
  topAgain: 90,
  bottom: 760,
  isNewestFirst: true,
  order: {
    movements: {
      card: [['POS Purchase {m}']],
      transferIn: [['Inter Bank Fund Transfer', 'From {p}']],
      transferOut: [['Raast Outward {p}']],
      salary: [['Salary {e}']],
      cash: [['ATM Withdrawal 1LINK']],
      fee: [['FED on SMS Alert'], ['SMS Alert Charges']],
    },
  },
  head: (s) => [
    [30, 40, 'STATEMENT OF ACCOUNT', { size: 13, isBold: true }],
    ...column(30, 60, 11, [
      'JORDAN SAMPLE',
      'A/C No: 0012-00441882-01',
      'IBAN: PK12SAMP0012004418820101',
      'Currency: PKR',
    ]),
    [330, 60, `From ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`],
    [330, 72, `Opening Balance ${s.signed(s.ledger.opening)}`],
  ],
  again: () => [[30, 40, 'STATEMENT OF ACCOUNT', { isBold: true }]],
  columns: [
    ['Booking Date', 30, (e, s) => s.day(e.date)],
    ['Value Date', 90, (e, s) => s.day(e.date)],
    ['Doc. No.', 145, (e) => e.reference],
    ['Description', 190, (e) => e.lines],
    ['Debit', -365, (e, s) => s.out(e)],
    ['Credit', -425, (e, s) => s.into(e)],
    ['Available\nBalance', -495, (e, s) => s.signed(e.balance - 500_00)],
    ['Ledger\nBalance', -565, (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({ balances: 'every-row', number: '0012-00441882-01' }),
});

/** A Costa Rican account: references first, which may look like days, then days as ENE/05, no running balance, a last line with the sums. */
const strokeDays = formPrint({
  id: 'cr-bank-month-stroke-day',
  kind: 'bank_statement',
  tags: ['no-running-balance', 'reference-first', 'sums-under-columns'],
  locales: COSTA_RICA,
  dates: ['MMM/dd', 'dd/MM/yyyy'],
  most: 60,
  size: 8,
  leading: 10,
  gap: 1,
  top: 230,
  topAgain: 100,
  bottom: 720,
  order: {
    movements: {
      card: [['{m} {c} CR']],
      transferIn: [['TEF DE: {r} {p}'], ['SINPE MOVIL {p}']],
      transferOut: [['TEF A : {r} {p}'], ['SINPE MOVIL ALQUILER']],
      salary: [['PLANILLA {e}']],
      cash: [['RETIRO ATM {c}']],
      fee: [['COMISION ADMINISTRACION']],
      interest: [['INTERESES GANADOS']],
    },
  },
  head: (s) => [
    [30, 40, s.desk.bank, { size: 13, isBold: true }],
    [30, 70, 'ESTADO DE CUENTA BANCARIO', { isBold: true }],
    ...column(30, 90, 10, ['JORDAN SAMPLE', 'SAN JOSE', 'MONEDA: COLONES']),
    [330, 90, 'No. CUENTA IBAN: CR05010200009112233445'],
    [330, 102, `FECHA DE CORTE: ${s.full(s.ledger.end)}`],
    [30, 150, 'RESUMEN DE SU CUENTA', { isBold: true }],
    ...labelPairs(30, 260, 164, [
      ['SALDO ANTERIOR', s.signed(s.ledger.opening)],
      [`TOTAL DEBITOS (${s.ledger.out.count})`, s.number(s.ledger.out.sum)],
      [`TOTAL CREDITOS (${s.ledger.into.count})`, s.number(s.ledger.into.sum)],
      ['SALDO ACTUAL', s.signed(s.ledger.closing)],
    ]),
    ...labelPairs(330, 560, 164, [
      ['SALDO PROMEDIO', s.number(Math.round(s.ledger.opening * 0.9))],
      ['SALDO MINIMO', s.number(Math.round(s.ledger.opening * 0.1))],
    ]),
  ],
  again: (s) => [[30, 40, s.desk.bank, { size: 13, isBold: true }]],
  columns: [
    ['No. Referencia', 30, (e) => e.reference],
    ['Fecha', 110, (e, s) => s.day(e.date).toUpperCase()],
    ['Concepto', 170, (e) => e.lines],
    ['Débitos', -460, (e, s) => s.out(e)],
    ['Créditos', -560, (e, s) => s.into(e)],
  ],
  last: (s) => [
    [
      [170, 1, 'Última Línea'],
      [-460, 1, s.number(s.ledger.out.sum)],
      [-560, 1, s.number(s.ledger.into.sum)],
    ],
  ],
  truth: () => ({ balances: 'none', number: 'CR05010200009112233445' }),
});

/** A Paraguayan account in guaranies without cents: days of confirmation before days of movement, vouchers after the text, zeros in the empty side. */
const confirmedDays = formPrint({
  id: 'py-bank-confirmed-days',
  kind: 'bank_statement',
  tags: ['two-dates', 'no-decimals', 'zero-filled'],
  locales: PARAGUAY,
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  most: 50,
  size: 8,
  leading: 10,
  gap: 1,
  top: 180,
  topAgain: 100,
  bottom: 760,
  order: {
    movements: {
      card: [['COMPRA TD {m}']],
      transferIn: [['TRANSF.SIPAP DE {p}']],
      transferOut: [['TRANSF.SIPAP A {p}']],
      salary: [['ACREDITACION SALARIO {e}']],
      cash: [['EXTRACCION ATM {c}']],
      fee: [['MANTENIMIENTO CUENTA'], ['IVA S/COMISIONES']],
      interest: [['INTERESES COBRADOS']],
    },
  },
  head: (s) => [
    [30, 40, s.desk.bank, { size: 13, isBold: true }],
    [30, 60, 'EXTRACTO DE CUENTA CORRIENTE', { isBold: true }],
    [30, 80, 'CLIENTE: SAMPLE, JORDAN'],
    [30, 92, 'CUENTA NRO.: 620044188-2   MONEDA: GUARANIES'],
    [330, 80, `DESDE: ${s.full(s.ledger.start)}  HASTA: ${s.full(s.ledger.end)}`],
  ],
  columns: [
    ['F.CONFIRM.', 30, (e, s) => s.day(e.postDate)],
    ['F.MOVIM.', 85, (e, s) => s.day(e.date)],
    ['DESCRIPCION', 140, (e) => e.lines],
    ['COMPROB.', 290, (e) => e.reference],
    ['DEBITO', -410, (e, s) => (e.amount < 0 ? s.number(e.amount) : '0')],
    ['CREDITO', -485, (e, s) => (e.amount > 0 ? s.number(e.amount) : '0')],
    ['SALDO', -565, (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [
      [140, 0, 'SALDO ANTERIOR'],
      [-565, 0, s.signed(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [140, 0, 'TOTALES'],
      [-410, 0, s.number(s.ledger.out.sum)],
      [-485, 0, s.number(s.ledger.into.sum)],
      [-565, 0, s.signed(s.ledger.closing)],
    ],
  ],
  truth: () => ({ balances: 'every-row', printsPostDate: true }),
});

/** A British savings account: what you took out and put in, few rows to a sheet. */
const yearSavings = formPrint({
  id: 'uk-savings-took-put',
  kind: 'bank_statement',
  tags: ['few-rows-a-sheet', 'symbol-in-cell'],
  locales: BRITAIN,
  dates: ['d MMM yy', 'd MMMM yyyy'],
  most: 30,
  size: 8.5,
  leading: 12,
  gap: 4,
  top: 200,
  topAgain: 110,
  bottom: 420,
  order: {
    kinds: ['transferIn', 'transferOut', 'interest'],
    movements: {
      transferIn: [['Payment from {p}', 'Faster Payment']],
      transferOut: [['Withdrawal to 20-04-18 ****1882']],
      interest: [['Gross interest']],
    },
  },
  head: (s) => [
    [40, 50, `${s.desk.bank} ISA`, { size: 15, isBold: true }],
    [40, 80, 'Cash ISA 60-11-22 44188201'],
    [40, 96, `Your statement for ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`],
    [40, 130, `Balance on ${s.full(s.ledger.start)}: £${s.signed(s.ledger.opening)}`],
  ],
  again: (s) => [
    [40, 50, `${s.desk.bank} ISA`, { isBold: true }],
    [40, 80, 'Cash ISA 60-11-22 44188201 (continued)'],
  ],
  columns: [
    ['Date', 40, (e, s) => s.day(e.date)],
    ['What happened', 110, (e) => e.lines],
    ['You took out', -380, (e, s) => (e.amount < 0 ? `£${s.number(e.amount)}` : '')],
    ['You put in', -460, (e, s) => (e.amount > 0 ? `£${s.number(e.amount)}` : '')],
    ['Your balance', -550, (e, s) => `£${s.signed(e.balance)}`],
  ],
  foot: (_, page, pages) => [[40, 800, `Page ${page} of ${pages}`]],
  truth: () => ({ balances: 'every-row', number: '44188201' }),
});

/** Statements that tell days, balances or rows in more ways than one. */
export const RETOLD_FORMS: readonly Print[] = [
  counterfoils,
  availableBalance,
  strokeDays,
  confirmedDays,
  yearSavings,
];
