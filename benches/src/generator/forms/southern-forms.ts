import { NIGERIA } from '../prints/new-places.ts';
import { PORTUGAL } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

/** A Nigerian account: dashes in empty cells, days with names of months, summary boxes with counts over it, newest day last, wide narration. */
const dashes = formPrint({
  id: 'ng-bank-dashes',
  kind: 'bank_statement',
  tags: ['empty-cell-dash', 'two-dates', 'running-balance', 'summary-boxes', 'wrapped-description'],
  locales: NIGERIA,
  dates: ['dd-MMM-yy', 'dd-MMM-yyyy'],
  size: 7.5,
  leading: 9,
  gap: 4,
  top: 232,
  topAgain: 60,
  bottom: 760,
  isHeadedOnce: true,
  order: {
    movements: {
      card: [
        ['POS/WEB PMT {m}', '-{r}-{c} NG'],
        ['WEB PURCHASE @ {m}', '{r}{r}'],
      ],
      transferIn: [['NIP/GTB/{p}/PAYMENT', '{r}{r}{r}']],
      transferOut: [
        ['TRF TO {p}', '/RENT/{r}'],
        ['NIP TRANSFER TO {p}', 'REF {k}'],
      ],
      salary: [['{e} SALARY', 'BATCH {r}']],
      cash: [['ATM WDL @ {c}', '{r}']],
      directDebit: [['BILLS PMT {m}', '{r}']],
      fee: [['NIP CHARGE + VAT'], ['SMS ALERT CHARGE {d}'], ['ELECTRONIC MONEY TRANSFER LEVY']],
      refund: [['RVSL {m} {r}']],
      interest: [['INTEREST CAPITALISED']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 62, 'ACCOUNT STATEMENT', { isBold: true }],
    ...column(40, 84, 10, ['JORDAN SAMPLE', '14 ALDER CLOSE, IKEJA', 'LAGOS']),
    ...['Account Number', 'Currency', 'Account Class', 'Period', 'Printed On'].map(
      (text, at) => [340, 84 + at * 11, text] as const,
    ),
    ...[
      '0123456789',
      'NGN',
      'SAVINGS ACCOUNT',
      `${s.full(s.ledger.start)} to ${s.full(s.ledger.end)}`,
      s.full(s.ledger.end + 4),
    ].map((text, at) => [430, 84 + at * 11, text] as const),
    ...[
      'Opening Balance',
      'Total Debit',
      'Total Credit',
      'Closing Balance',
      'Debit Count',
      'Credit Count',
    ].map((text, at) => [40 + at * 90, 166, text, { isBold: true }] as const),
    ...[
      s.signed(s.ledger.opening),
      s.number(s.ledger.out.sum),
      s.number(s.ledger.into.sum),
      s.signed(s.ledger.closing),
      String(s.ledger.out.count),
      String(s.ledger.into.count),
    ].map((text, at) => [40 + at * 90, 178, text] as const),
  ],
  again: () => [],
  columns: [
    ['Posted Date', 30, (e, s) => s.day(e.date).toUpperCase()],
    ['Value Date', 90, (e, s) => s.day(e.postDate).toUpperCase()],
    ['Description', 150, (e) => e.lines],
    ['Debit', -400, (e, s) => s.out(e) || '-'],
    ['Credit', -485, (e, s) => s.into(e) || '-'],
    ['Balance', -570, (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [
      [30, 0, s.day(s.ledger.start).toUpperCase()],
      [150, 0, 'Opening Balance'],
      [-400, 0, '-'],
      [-485, 0, '-'],
      [-570, 0, s.signed(s.ledger.opening)],
    ],
  ],
  foot: (_, page, pages) => [
    [
      40,
      800,
      'Kindly note that balances in this account are insured by NDIC up to NGN5,000,000.00 per depositor.',
      { size: 6 },
    ],
    [-560, 800, `Page ${page} of ${pages}`],
  ],
  truth: () => ({ balances: 'every-row', number: '0123456789' }),
});

/** A Portuguese combined paper: what is held and owed in a table with sums, then the account with balances between movements. */
const consolidated = formPrint({
  id: 'pt-bank-position-first',
  kind: 'bank_statement',
  tags: [
    'position-table',
    'no-year',
    'two-dates',
    'running-balance',
    'debit-credit-columns',
    'carried-forward',
  ],
  locales: PORTUGAL,
  dates: ['M.dd', 'yyyy/MM/dd'],
  size: 8,
  leading: 10,
  gap: 2,
  top: 330,
  topAgain: 120,
  bottom: 740,
  order: {
    movements: {
      card: [['COMPRA {f} {m} CONTACTLESS'], ['PAG BXVAL {r} {m}'], ['COMPRA {f} {m} LISBOA 1249-001']],
      transferIn: [['TRF. P/O {p}'], ['TRF MBWAY DE {p}']],
      salary: [['TRF. {e}', 'ORDENADO']],
      transferOut: [['TRF. IMEDIATA P/ {p}']],
      directDebit: [['DD {m} {r}', 'PT12ZZZ{r} ADC {r}']],
      cash: [['LEV ATM {f} {c}']],
      fee: [['COMISSAO MANUTENCAO CONTA'], ['IMPOSTO SELO 4,00%']],
      refund: [['DEVOLUCAO {m}']],
      interest: [['JUROS CREDORES']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [340, 40, 'EXTRATO COMBINADO', { isBold: true }],
    [340, 52, `N.º 2024/006  DE ${s.full(s.ledger.start)} A ${s.full(s.ledger.end)}`],
    ...column(340, 90, 11, ['JORDAN EXEMPLO', 'RUA DOS AMIEIROS 14', '1249-001 LISBOA']),
    [40, 160, `RESUMO DO PATRIMÓNIO FINANCEIRO EM ${s.full(s.ledger.end)}`, { isBold: true }],
    ...['CONTA', 'MOEDA', 'SALDO', 'CONTRAVALOR EM EUR'].map(
      (text, at) => [[40, 250, -400, -555][at] ?? 0, 174, text, { isBold: true }] as const,
    ),
    [40, 186, 'DEPÓSITOS À ORDEM 45678901234'],
    [250, 186, 'EUR'],
    [-400, 186, s.signed(s.ledger.closing)],
    [-555, 186, s.signed(s.ledger.closing)],
    [40, 197, 'DEPÓSITOS A PRAZO 45678904567'],
    [250, 197, 'EUR'],
    [-400, 197, s.number(1_250_000)],
    [-555, 197, s.number(1_250_000)],
    [40, 208, 'CRÉDITO PESSOAL 45678909999'],
    [250, 208, 'EUR'],
    [-400, 208, `-${s.number(431_210)}`],
    [-555, 208, `-${s.number(431_210)}`],
    [40, 222, 'TOTAL', { isBold: true }],
    [-555, 222, s.signed(s.ledger.closing + 1_250_000 - 431_210), { isBold: true }],
    [40, 262, 'CONTA À ORDEM 45678901234 EUR', { isBold: true }],
    [40, 274, 'IBAN PT50 0033 0000 4567 8901 2340 5   BIC/SWIFT SMPLPTPL'],
    [
      40,
      286,
      `SALDO DISPONÍVEL ${s.number(s.ledger.closing + 75_000)}   SALDO MÉDIO 1.932,11   TANB 0,0000 %`,
    ],
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [340, 40, 'EXTRATO COMBINADO'],
    [340, 52, 'N.º 2024/006  PÁG. 2'],
    [40, 90, 'CONTA À ORDEM 45678901234 EUR (CONTINUAÇÃO)'],
  ],
  columns: [
    ['DATA\nLANC.', 40, (e, s) => s.day(e.date)],
    ['DATA\nVALOR', 80, (e, s) => s.day(e.postDate)],
    ['DESCRITIVO', 122, (e) => e.lines],
    ['DÉBITO', -400, (e, s) => s.out(e)],
    ['CRÉDITO', -475, (e, s) => s.into(e)],
    ['SALDO', -555, (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [
      [122, 0, 'SALDO INICIAL'],
      [-555, 0, s.signed(s.ledger.opening)],
    ],
  ],
  leave: (s, e) => [
    [122, 0, 'A TRANSPORTAR'],
    [-555, 0, s.signed(e.balance)],
  ],
  resume: (s, e) => [
    [122, 0, 'TRANSPORTE'],
    [-555, 0, s.signed(e.balance)],
  ],
  last: (s) => [
    [
      [122, 0, 'SALDO FINAL'],
      [-555, 0, s.signed(s.ledger.closing)],
    ],
    [
      [40, 2, 'INFORMAÇÕES', { isBold: true }],
      [
        40,
        3,
        'Os depósitos beneficiam da garantia de reembolso até ao valor máximo de 100.000,00 Euros por depositante.',
      ],
      [40, 4, 'Facilidade de descoberto contratada: 750,00 EUR, TAN 13,500 %, TAEG 15,9 %.'],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: '45678901234' }),
});

export const SOUTHERN_FORMS = [dashes, consolidated];
