import type { Entry } from '@tieout/corpus';
import { BOLIVIA, GHANA, UGANDA } from '../prints/more-places.ts';
import { USA } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import { column, formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

/** A time of day that a reference stands for. */
const clock = (e: Entry) =>
  `${10 + Number(e.reference[0])}:${10 + Number(e.reference[1]) * 4}:${10 + Number(e.reference[2])}`;

/** What the service takes with a sum that goes out, and what the state takes. */
const feeOf = ({ amount }: Entry) => (amount < -500 ? Math.round(-amount * 0.01) : 0);
const taxOf = ({ amount }: Entry) => (amount < -2000 ? Math.round(-amount * 0.015) : 0);

/** A Ghanaian wallet on wide sheets: sums without a sign, what is taken next to them as fee and levy, balances before and after each, who paid and who was paid. */
const walletBeforeAfter = formPrint({
  id: 'gh-momo-before-after',
  kind: 'bank_statement',
  tags: ['wallet', 'balances-before-and-after', 'fee-column', 'tax-column', 'unsigned', 'landscape'],
  locales: GHANA,
  dates: ['dd-MMM-yyyy', 'dd-MMM-yyyy'],
  most: 50,
  size: 6,
  leading: 7.5,
  gap: 3,
  top: 120,
  topAgain: 60,
  bottom: 540,
  isLandscape: true,
  isRuled: true,
  order: {
    kinds: ['card', 'transferIn', 'transferOut', 'cash', 'fee'],
    movements: {
      card: [['PAYMENT']],
      transferIn: [['TRANSFER']],
      transferOut: [['TRANSFER']],
      cash: [['CASH_OUT']],
      fee: [['DEBIT']],
    },
  },
  head: (s) => [
    [30, 40, 'MOBILE MONEY TRANSACTION STATEMENT', { size: 12, isBold: true }],
    [30, 60, 'NAME: JORDAN SAMPLE'],
    [30, 70, 'MSISDN: 233240001122'],
    [300, 60, `PERIOD: ${s.full(s.ledger.start)} TO ${s.full(s.ledger.end)}`],
    [300, 70, `OPENING BALANCE: GHS ${s.signed(s.ledger.opening)}`],
    [300, 80, `CLOSING BALANCE: GHS ${s.signed(s.ledger.closing)}`],
  ],
  again: () => [],
  columns: [
    ['TRANSACTION DATE', 30, (e, s) => [s.day(e.date), `${clock(e)} AM`]],
    ['FROM ACCT', 100, (e) => (e.amount < 0 ? '60112233' : `7${e.reference.slice(0, 7)}`)],
    ['FROM NAME', 150, (e) => (e.amount < 0 ? ['JORDAN', 'SAMPLE'] : ['KOFI', 'EXAMPLE'])],
    ['FROM NO.', 200, (e) => (e.amount < 0 ? '233240001122' : `2335${e.reference}`)],
    ['TRANS. TYPE', 255, (e) => e.lines],
    ['AMOUNT', -350, (e, s) => s.number(Math.abs(e.amount) - feeOf(e) - taxOf(e))],
    ['FEES', -385, (e, s) => s.number(feeOf(e))],
    ['E-LEVY', -420, (e, s) => s.number(taxOf(e))],
    ['BAL BEFORE', -480, (e, s) => s.signed(e.balance - e.amount)],
    ['BAL AFTER', -540, (e, s) => s.signed(e.balance)],
    ['TO NO.', 550, (e) => (e.amount > 0 ? '233240001122' : `2335${e.reference}`)],
    ['TO NAME', 605, (e) => (e.amount > 0 ? ['JORDAN', 'SAMPLE'] : ['AMA', 'MUSTER'])],
    ['F_ID', 650, (e) => `3${e.reference}99`],
    ['REF', 710, (e) => e.reference.slice(0, 4)],
    ['OVA', 745, () => 'momo.ova'],
  ],
  truth: () => ({ balances: 'every-row', number: null }),
});

/** An Ugandan wallet: directions in words under a heading of both, a fee next to each sum, the balance before it and the one after. */
const walletPostBalance = formPrint({
  id: 'ug-wallet-post-balance',
  kind: 'bank_statement',
  tags: ['wallet', 'balances-before-and-after', 'fee-column', 'direction-column'],
  locales: UGANDA,
  dates: ['dd-MM-yyyy', 'dd MMM yyyy'],
  most: 60,
  size: 7,
  leading: 9,
  gap: 3,
  top: 150,
  topAgain: 60,
  bottom: 760,
  isRuled: true,
  order: {
    kinds: ['card', 'transferIn', 'transferOut', 'cash'],
    movements: {
      card: [['Merchant Payment to', '{m}']],
      transferIn: [['Money Received from', '{p}']],
      transferOut: [['Money Sent to {p}']],
      cash: [['Cash Withdrawal at', 'Agent {f}']],
    },
  },
  head: (s) => [
    [30, 40, 'Wallet Statement', { size: 14, isBold: true }],
    [30, 60, 'Customer Name: Jordan Sample'],
    [30, 72, 'Mobile Number: 0701112233'],
    [30, 84, `Statement Period: ${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`],
    [330, 60, `Opening Balance: UGX ${s.signed(s.ledger.opening)}`],
    [330, 72, `Closing Balance: UGX ${s.signed(s.ledger.closing)}`],
    [330, 84, `Total Credit: UGX ${s.number(s.ledger.into.sum)}`],
    [330, 96, `Total Debit: UGX ${s.number(s.ledger.out.sum)}`],
  ],
  again: () => [],
  columns: [
    ['Transaction ID', 30, (e) => `1${e.reference}41`],
    ['Date & Time', 95, (e, s) => [s.day(e.date), clock(e)]],
    ['Description', 150, (e) => e.lines],
    ['Status', 245, () => 'Success'],
    ['Amount', -330, (e, s) => s.number(Math.abs(e.amount) - feeOf(e))],
    ['Credit/\nDebit', 345, (e) => (e.amount > 0 ? 'Credit' : 'Debit')],
    ['Fee', -420, (e, s) => s.number(feeOf(e))],
    ['Previous\nBalance', -495, (e, s) => s.signed(e.balance - e.amount)],
    ['Post\nBalance', -565, (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({ balances: 'every-row', number: null }),
});

/** A Bolivian savings account: the tax on what moves in a column of its own that lowers the balance with the sum, zeros where nothing moved, totals of each column. */
const taxColumn = formPrint({
  id: 'bo-bank-tax-column',
  kind: 'bank_statement',
  tags: ['tax-column', 'zero-filled', 'clock'],
  locales: BOLIVIA,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  most: 60,
  size: 7,
  leading: 8.5,
  gap: 2,
  top: 190,
  topAgain: 110,
  bottom: 720,
  order: {
    movements: {
      card: [['COMPRA POS {m}']],
      transferIn: [['ABONO ACH DE {p}']],
      transferOut: [['TRASPASO A {p}'], ['TRANSFERENCIA ACH {p}', 'GLOSA: ALQUILER']],
      salary: [['PAGO DE HABERES {e}']],
      cash: [['RETIRO ATM {c}']],
      fee: [['COMISION MANTENIMIENTO']],
      interest: [['PAGO DE INTERESES']],
    },
  },
  head: (s) => [
    [30, 40, s.desk.bank, { size: 13, isBold: true }],
    [30, 60, 'EXTRACTO DE CAJA DE AHORRO', { isBold: true }],
    ...column(30, 80, 10, ['Titular: SAMPLE JORDAN', `Cuenta: ${s.ledger.number}`, 'Moneda: BOLIVIANOS']),
    [330, 80, `Del ${s.full(s.ledger.start)} al ${s.full(s.ledger.end)}`],
    ...labelPairs(330, 560, 100, [
      ['Saldo inicial', s.signed(s.ledger.opening)],
      ['Saldo final', s.signed(s.ledger.closing)],
    ]),
  ],
  again: (s) => [
    [30, 40, s.desk.bank, { size: 13, isBold: true }],
    [30, 60, `Cuenta: ${s.ledger.number}`],
  ],
  columns: [
    ['Fecha', 30, (e, s) => s.day(e.date)],
    ['Hora', 78, clock],
    ['Oficina', 115, (e) => `20${e.reference[0]}`],
    ['Descripción', 145, (e) => e.lines],
    ['Nro. Documento', 285, (e) => e.reference],
    ['Débito', -395, (e, s) => (e.amount < 0 ? s.number(e.amount + taxOf(e)) : '0.00')],
    ['Crédito', -455, (e, s) => (e.amount > 0 ? s.number(e.amount) : '0.00')],
    ['ITF', -495, (e, s) => s.number(taxOf(e))],
    ['Saldo', -560, (e, s) => s.signed(e.balance)],
  ],
  last: (s) => [
    [
      [145, 1, 'TOTALES'],
      [-395, 1, s.number(-s.ledger.out.sum - s.entries.reduce((n, e) => n + taxOf(e), 0))],
      [-455, 1, s.number(s.ledger.into.sum)],
      [-495, 1, s.number(s.entries.reduce((n, e) => n + taxOf(e), 0))],
    ],
  ],
  truth: () => ({ balances: 'every-row' }),
});

/** An American health savings account: a column for each kind of movement, employer's and own contributions, distributions, fees and interest, before a running balance. */
const healthSavings = formPrint({
  id: 'us-hsa-kind-columns',
  kind: 'bank_statement',
  tags: ['kind-columns', 'running-balance'],
  locales: USA,
  dates: ['MM/dd/yyyy', 'MM/dd/yyyy'],
  most: 30,
  size: 7.5,
  leading: 10,
  gap: 2,
  top: 200,
  topAgain: 90,
  bottom: 720,
  order: {
    kinds: ['card', 'salary', 'transferIn', 'fee', 'interest'],
    movements: {
      card: [['{m} PHARMACY'], ['DR. {p}']],
      salary: [['PAYROLL CONTRIBUTION']],
      transferIn: [['ONLINE CONTRIBUTION']],
      fee: [['MONTHLY ADMIN FEE']],
      interest: [['INTEREST EARNED']],
    },
  },
  head: (s) => [
    [30, 40, 'Health Savings Account Statement', { size: 14, isBold: true }],
    ...column(30, 60, 11, [
      'Jordan Sample',
      'Account ending in 4412',
      `Statement period ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`,
    ]),
    ...labelPairs(330, 560, 60, [
      ['Beginning cash balance', `$${s.signed(s.ledger.opening)}`],
      [
        'Total contributions',
        `$${s.number(s.entries.filter((e) => e.kind === 'salary' || e.kind === 'transferIn').reduce((n, e) => n + e.amount, 0))}`,
      ],
      [
        'Total distributions',
        `$${s.number(s.entries.filter((e) => e.kind === 'card').reduce((n, e) => n + e.amount, 0))}`,
      ],
      ['Fees', `$${s.number(s.ledger.fees.sum)}`],
      [
        'Interest',
        `$${s.number(s.entries.filter((e) => e.kind === 'interest').reduce((n, e) => n + e.amount, 0))}`,
      ],
      ['Ending cash balance', `$${s.signed(s.ledger.closing)}`],
    ]),
  ],
  again: () => [[30, 40, 'Health Savings Account Statement', { isBold: true }]],
  columns: [
    ['Date', 30, (e, s) => s.day(e.date)],
    ['Description', 85, (e) => e.lines],
    ['Employer\nContributions', -290, (e, s) => (e.kind === 'salary' ? s.number(e.amount) : '')],
    ['Your\nContributions', -355, (e, s) => (e.kind === 'transferIn' ? s.number(e.amount) : '')],
    ['Distributions', -420, (e, s) => (e.kind === 'card' ? s.number(e.amount) : '')],
    ['Fees', -455, (e, s) => (e.kind === 'fee' ? s.number(e.amount) : '')],
    ['Interest', -500, (e, s) => (e.kind === 'interest' ? s.number(e.amount) : '')],
    ['Balance', -560, (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({ balances: 'every-row', number: '4412' }),
});

/** The reserve of an American merchant: gross sales, fees and net sales in columns, payouts to the bank beside, a balance after each. */
const merchantReserve = formPrint({
  id: 'us-processor-daily-net',
  kind: 'bank_statement',
  tags: ['gross-fee-net', 'payouts-column'],
  locales: USA,
  dates: ['MM/dd/yy', 'MM/dd/yyyy'],
  most: 28,
  size: 8,
  leading: 10,
  gap: 1,
  top: 210,
  topAgain: 90,
  bottom: 720,
  order: {
    opening: 412_233,
    kinds: ['salary', 'transferIn', 'transferOut'],
    movements: {
      salary: [['CARD SALES BATCH {f}']],
      transferIn: [['CARD SALES BATCH {f}']],
      transferOut: [['PAYOUT TO BANK ****4412']],
    },
  },
  head: (s) => [
    [30, 40, 'MERCHANT RESERVE ACCOUNT STATEMENT', { size: 13, isBold: true }],
    ...column(30, 60, 11, [
      'SAMPLE CAFE LLC',
      'MERCHANT ID 5412233001',
      `STATEMENT PERIOD ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`,
    ]),
    ...labelPairs(330, 570, 60, [
      ['BEGINNING BALANCE', `$${s.signed(s.ledger.opening)}`],
      ['NET SALES', `$${s.number(s.ledger.into.sum)}`],
      ['PAYOUTS', `-$${s.number(s.ledger.out.sum)}`],
      ['ENDING BALANCE', `$${s.signed(s.ledger.closing)}`],
    ]),
  ],
  again: () => [[30, 40, 'MERCHANT RESERVE ACCOUNT STATEMENT', { isBold: true }]],
  columns: [
    ['DATE', 30, (e, s) => s.day(e.date)],
    ['DESCRIPTION', 85, (e) => e.lines],
    ['GROSS SALES', -310, (e, s) => (e.amount > 0 ? s.number(e.amount + Math.round(e.amount * 0.03)) : '')],
    ['FEES', -360, (e, s) => (e.amount > 0 ? `-${s.number(Math.round(e.amount * 0.03))}` : '')],
    ['NET SALES', -425, (e, s) => s.into(e)],
    ['PAYOUTS', -490, (e, s) => s.out(e)],
    ['BALANCE', -565, (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({ balances: 'every-row', number: '5412233001' }),
});

/** An American card that wages are loaded on: a fee next to a withdrawal in a column of its own, a minus on what was spent, the available balance. */
const payrollCard = formPrint({
  id: 'us-payroll-card-fee-column',
  kind: 'bank_statement',
  tags: ['prepaid', 'fee-column', 'signed', 'two-dates'],
  locales: USA,
  dates: ['MM/dd/yyyy', 'MM/dd/yyyy'],
  most: 30,
  size: 7.5,
  leading: 9.5,
  gap: 2,
  top: 190,
  topAgain: 80,
  bottom: 720,
  order: {
    opening: 21_233,
    kinds: ['card', 'salary', 'cash', 'refund'],
    movements: {
      card: [['Purchase', '{m} {c} CO']],
      salary: [['Payroll Load', '{e}']],
      cash: [['ATM Withdrawal', '{m} {c} CO']],
      refund: [['Return', '{m}']],
    },
  },
  head: (s) => [
    [30, 40, 'PayReady Card Statement', { size: 14, isBold: true }],
    ...column(30, 62, 11, [
      'Jordan Sample',
      'Card number ending 4412',
      `Statement period: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`,
    ]),
    ...labelPairs(330, 570, 62, [
      ['Beginning Balance', `$${s.signed(s.ledger.opening)}`],
      ['Ending Balance', `$${s.signed(s.ledger.closing)}`],
      ['Fees this period', `$${s.number(s.entries.reduce((n, e) => n + (e.kind === 'cash' ? 250 : 0), 0))}`],
      ['Fees year to date', '$41.50'],
    ]),
  ],
  again: () => [],
  columns: [
    ['Transaction\nDate', 30, (e, s) => s.day(e.date)],
    ['Post\nDate', 90, (e, s) => s.day(e.date)],
    ['\nDescription', 145, (e) => e.lines],
    [
      '\nAmount',
      -390,
      (e, s) =>
        e.amount < 0
          ? `-$${s.number(Math.abs(e.amount) - (e.kind === 'cash' ? 250 : 0))}`
          : `$${s.number(e.amount)}`,
    ],
    ['\nFee', -450, (e) => (e.kind === 'cash' ? '-$2.50' : '$0.00')],
    ['Available\nBalance', -560, (e, s) => `${e.balance < 0 ? '-' : ''}$${s.number(e.balance)}`],
  ],
  truth: () => ({ balances: 'every-row', number: '4412' }),
});

/** Statements with what is taken next to each sum, or with a column for each kind of movement. */
export const CHARGED_FORMS: readonly Print[] = [
  walletBeforeAfter,
  walletPostBalance,
  taxColumn,
  healthSavings,
  merchantReserve,
  payrollCard,
];
