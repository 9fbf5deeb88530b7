import type { Entry } from '@tieout/corpus';
import { isLastOfDay } from '../day-edges.ts';
import { ARGENTINA, PERU } from '../prints/more-places.ts';
import { BRAZIL, MEXICO } from '../prints/places.ts';
import { type Block, column, formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

const CPF = '***.123.456-**';

/** A Brazilian cooperative's account in one list: a letter clings to each sum, lines below tell who and by what document, the balance of the day as a row with a letter, blocked and invested balances at the end. */
const lettersCling = formPrint({
  id: 'br-bank-letters-cling',
  kind: 'bank_statement',
  tags: ['letter-suffix', 'no-year', 'day-balance-rows', 'many-lines', 'opening-in-table'],
  locales: BRAZIL,
  dates: ['dd/MM', 'dd/MM/yyyy'],
  most: 40,
  size: 8,
  leading: 10,
  gap: 2,
  top: 190,
  topAgain: 70,
  bottom: 770,
  order: {
    movements: {
      card: [['COMP VISA ELECTRON', '{m}', 'DOC.: {r}']],
      transferIn: [['PIX RECEB.OUTRA IF', 'Recebimento Pix', '{p}', CPF, 'DOC.: Pix']],
      transferOut: [['PIX EMIT.OUTRA IF', 'Pagamento Pix', CPF, '{p}', 'DOC.: Pix']],
      salary: [['CRED.TED-STR', 'REM.: {e}', 'DOC.: {r}']],
      cash: [['SAQUE CARTAO', 'DOC.: {r}']],
      directDebit: [['DEB.CONV.DEMAIS EMPRESAS', '{m}', 'DOC.: {r}']],
      fee: [
        ['DEB.PACOTE SERVICOS', 'DOC.: PACOTE'],
        ['IOF', 'DOC.: IOF'],
      ],
      refund: [['EST.COMP VISA', '{m}', 'DOC.: {r}']],
      interest: [['CRED.JUROS CAPITAL', 'DOC.: JUROS']],
    },
  },
  head: (s) => [
    [220, 40, s.desk.bank, { size: 12, isBold: true }],
    [220, 60, 'EXTRATO CONTA CORRENTE', { isBold: true }],
    [40, 90, 'COOP.: 3140-1 / COOPERATIVA EXEMPLO'],
    [40, 102, 'CONTA: 14.012-3 / JORDAN EXEMPLO'],
    [40, 114, `PERÍODO: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [40, 150, 'HISTÓRICO DE MOVIMENTAÇÃO', { isBold: true }],
  ],
  again: () => [],
  columns: [
    ['DATA', 40, (e, s) => s.day(e.date)],
    ['HISTÓRICO', 100, (e) => e.lines],
    ['VALOR', -520, (e, s) => `${s.number(e.amount)}${e.amount < 0 ? 'D' : 'C'}`],
  ],
  rows: (s, block) =>
    s.entries.map((e): readonly [Block, Entry] => {
      const rest: Block = isLastOfDay(s.entries, e)
        ? [
            [100, e.lines.length, 'SALDO DO DIA'],
            [-520, e.lines.length, `${s.number(e.balance)}${e.balance < 0 ? 'D' : 'C'}`],
          ]
        : [];
      return [[...block(e), ...rest], e];
    }),
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.start)],
      [100, 0, 'SALDO ANTERIOR'],
      [-520, 0, `${s.number(s.ledger.opening)}C`],
    ],
    [
      [40, 0, s.day(s.ledger.start)],
      [100, 0, 'SALDO BLOQ.ANTERIOR'],
      [-520, 0, '0,00C'],
    ],
  ],
  last: (s) => [
    [[40, 1, 'RESUMO', { isBold: true }]],
    [
      [40, 0, 'SALDO EM C.CORRENTE(+):'],
      [-520, 0, `${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? 'D' : 'C'}`],
    ],
    [
      [40, 0, 'LIMITE CHEQUE ESPECIAL(+):'],
      [-520, 0, '1.500,00C'],
    ],
    [
      [40, 0, 'TAXA CHEQUE ESPECIAL (a.m.):'],
      [-520, 0, '7,98%'],
    ],
  ],
  truth: () => ({ balances: 'none', number: '14.012-3' }),
});

/** A Mexican account: texts of up to eight lines, the peso's mark before each sum, deposits before withdrawals, days without a year. */
const longConcepts = formPrint({
  id: 'mx-bank-long-concepts',
  kind: 'bank_statement',
  tags: ['many-lines', 'no-year', 'currency-prefix', 'running-balance', 'deposit-first', 'opening-in-table'],
  locales: MEXICO,
  dates: ['dd MMM', 'dd-MMM-yy'],
  most: 30,
  size: 7.5,
  leading: 8.5,
  gap: 3,
  top: 260,
  topAgain: 90,
  bottom: 740,
  order: {
    movements: {
      card: [['COMPRA {m}', 'TARJETA 4152{f}', '{c} MX']],
      transferIn: [
        [
          'TRANSF INTERBANCARIA SPEI',
          '{r}{f}',
          'PAGO',
          'FECHA OPERACION: {d}',
          '{p}',
          '/000140{r}{f}',
          '{k}{k}',
        ],
      ],
      transferOut: [
        [
          'SWEB TRANSF. INTERB. SPEI',
          'A {p}',
          '{r}{f}',
          'RENTA',
          '/002180{r}{f}',
          'CLAVE DE RASTREO',
          '{k}{k}{f}',
          '12:41:09',
        ],
      ],
      salary: [['DEPOSITO NOMINA', '{e}', '{r}']],
      cash: [['RETIRO CAJERO', '{c} {r}']],
      fee: [['COMISION MANEJO DE CUENTA'], ['IVA POR COMISION']],
      refund: [['DEVOLUCION {m}']],
      interest: [['INTERESES GANADOS']],
      directDebit: [['CARGO DOMICILIACION', '{m} {r}']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [300, 40, 'Estado de Cuenta', { size: 12 }],
    ...column(40, 70, 10, ['JORDAN EJEMPLO', 'CALLE ALISOS 14', 'MONTERREY NL 64000']),
    ...labelPairs(300, 560, 70, [
      ['Periodo', `${s.full(s.ledger.start).toUpperCase()}/${s.full(s.ledger.end).toUpperCase()}`],
      ['Cuenta', '14012345678'],
      ['Saldo inicial', `$${s.number(s.ledger.opening)}`],
      ['(+) Depósitos', `$${s.number(s.ledger.into.sum)}`],
      ['(-) Retiros', `$${s.number(s.ledger.out.sum)}`],
      ['(=) Saldo final de la cuenta', `${s.ledger.closing < 0 ? '-' : ''}$${s.number(s.ledger.closing)}`],
    ]),
    [40, 230, 'Detalle de tus movimientos', { isBold: true }],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  isRuled: true,
  columns: [
    ['Fecha', 40, (e, s) => s.day(e.date).toUpperCase()],
    ['Concepto', 85, (e) => e.lines],
    ['Origen / Referencia', 270, (e) => `${e.reference}0014`],
    ['Depósito', -425, (e, s) => (e.amount > 0 ? `$${s.into(e)}` : '')],
    ['Retiro', -490, (e, s) => (e.amount < 0 ? `$${s.out(e)}` : '')],
    ['Saldo', -565, (e, s) => `${e.balance < 0 ? '-' : ''}$${s.number(e.balance)}`],
  ],
  truth: () => ({
    balances: 'every-row',
    number: '14012345678',
    alternatives: (e) => {
      const [first = '', ...others] = e.lines;
      return [[first, `${e.reference}0014`, ...others].join(' ')];
    },
  }),
});

/** A Peruvian store card: numbers of tickets, the sum, its rate, the share of shares and what is charged now on each row, days with names of months between strokes. */
const rateAndShare = formPrint({
  id: 'pe-card-rate-and-share',
  kind: 'credit_card_statement',
  tags: [
    'card',
    'named-month-slashes',
    'percent-column',
    'quota-column',
    'two-amount-columns',
    'minus-before',
  ],
  locales: PERU,
  dates: ['dd/MMM/yyyy', 'dd/MMM/yyyy'],
  size: 7.5,
  leading: 10,
  gap: 2,
  top: 250,
  topAgain: 80,
  bottom: 720,
  order: {
    isCard: true,
    movements: {
      card: [['COMPRA {m}'], ['{m} {c}']],
      transferIn: [['PAGO EN TIENDA'], ['PAGO INTERNET']],
      refund: [['ANULACION {m}']],
      fee: [['COMISION MEMBRESIA'], ['SEGURO DE DESGRAVAMEN']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [300, 40, 'Estado de Cuenta Tarjeta de Crédito', { isBold: true }],
    ...column(40, 70, 11, ['EJEMPLO JORDAN', 'AV. ALISOS 14 LIMA']),
    ...labelPairs(300, 560, 70, [
      ['N° de Tarjeta', '5420-01XX-XXXX-3456'],
      [
        'Período de facturación',
        `${s.full(s.ledger.start).toUpperCase()} - ${s.full(s.ledger.end).toUpperCase()}`,
      ],
      ['Último día de pago', s.full(s.ledger.end + 20).toUpperCase()],
      ['Saldo anterior', s.number(s.ledger.opening)],
      ['Pagos y abonos', `-${s.number(s.ledger.into.sum)}`],
      ['Cargos del mes', s.number(s.ledger.out.sum)],
      ['Pago total del mes', s.signed(s.ledger.closing)],
    ]),
    [40, 210, 'Tus movimientos del mes', { isBold: true, size: 10 }],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  isRuled: true,
  columns: [
    ['Fecha de\noperación', 40, (e, s) => s.day(e.date).toUpperCase()],
    ['Fecha de\nproceso', 100, (e, s) => s.day(e.postDate).toUpperCase()],
    ['N° Ticket', 160, (e) => e.reference.slice(0, 6)],
    ['Descripción', 205, (e) => e.lines],
    ['T/A', 360, () => 'T'],
    ['Monto', -425, (e, s) => `${e.amount > 0 ? '-' : ''}${s.number(e.amount)}`],
    ['TEA', -465, (e) => (e.kind === 'card' ? '69.06%' : '')],
    ['Cuota', 480, (e) => (e.kind === 'card' ? '01/01' : '')],
    ['Cargo del mes', -565, (e, s) => `${e.amount > 0 ? '-' : ''}${s.number(e.amount)}`],
  ],
  truth: () => ({
    balances: 'none',
    number: '5420-01XX-XXXX-3456',
    printsPostDate: true,
    alternatives: (e) => {
      const [ticket, text] = [e.reference.slice(0, 6), e.lines.join(' ')];
      return [
        `${ticket} ${text}`,
        `${text} T`,
        `${ticket} ${text} T`,
        `${ticket} ${text} T 01/01`,
        `${text} T 01/01`,
      ];
    },
  }),
});

/** An Argentinian bank: accounts in pesos and in dollars under one another, the balance of the last extract with its day before the rows, the final balance with its day behind them. */
const lastExtract = formPrint({
  id: 'ar-bank-last-extract',
  kind: 'bank_statement',
  tags: [
    'two-digit-year',
    'running-balance',
    'opening-with-date',
    'reference-column',
    'withheld-taxes-table',
  ],
  locales: ARGENTINA,
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  size: 8,
  leading: 10,
  gap: 1,
  top: 250,
  topAgain: 110,
  bottom: 740,
  most: 50,
  order: {
    movements: {
      card: [['COMPRA TARJETA DEBITO {m}']],
      transferIn: [['TRANSF. MEP {p}'], ['DEPOSITO EN EFECTIVO']],
      transferOut: [['TRF INMED PROVEED {p}'], ['PAGO SERVICIOS {m}']],
      salary: [['ACRED. HABERES {e}']],
      cash: [['EXTRACCION CAJERO {c}']],
      directDebit: [['DEBITO AUTOMATICO {m}']],
      fee: [['DBCR 25413 S/DB TASA GRAL'], ['N/D DBCR 25413 S/CR TASA GRAL'], ['DEBITO FISCAL IVA BASICO']],
      refund: [['REVERSO COMPRA {m}']],
      interest: [['INTERESES CAJA AHORRO']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    ...column(40, 80, 11, ['JORDAN EJEMPLO', 'ALISOS 1400', '2000 ROSARIO']),
    [320, 80, 'RESUMEN DE CUENTA'],
    [320, 92, `PERIODO DEL EXTRACTO: ${s.full(s.ledger.start)} AL ${s.full(s.ledger.end)}`],
    [320, 104, 'CUIT: 20-14012345-6   IVA RESPONSABLE INSCRIPTO'],
    [40, 200, 'CUENTA CORRIENTE BANCARIA  Nro: 3-401-0000140123-4', { isBold: true }],
    [40, 214, 'Clave Bancaria Uniforme: 2850401 5 3000001401234 5'],
  ],
  again: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [40, 80, 'CUENTA CORRIENTE BANCARIA  Nro: 3-401-0000140123-4', { isBold: true }],
  ],
  columns: [
    ['FECHA', 40, (e, s) => s.day(e.date)],
    ['DESCRIPCION', 95, (e) => e.lines],
    ['REFERENCIA', 290, (e) => e.reference],
    ['DEBITOS', -410, (e, s) => s.out(e)],
    ['CREDITOS', -485, (e, s) => s.into(e)],
    ['SALDO', -565, (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [
      [40, 0, `SALDO ULTIMO EXTRACTO AL ${s.full(s.ledger.start - 1)}`],
      [-565, 0, s.signed(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [40, 0, `SALDO FINAL AL DIA ${s.full(s.ledger.end)}`],
      [-565, 0, s.signed(s.ledger.closing)],
    ],
    [[40, 1, 'TOTAL COBRADO DEL IMP. LEY 25.413 EN EL PERIODO', {}]],
    [
      [40, 0, 'SOBRE DEBITOS'],
      [-410, 0, '1.234,56'],
    ],
    [
      [40, 0, 'SOBRE CREDITOS'],
      [-410, 0, '987,65'],
    ],
  ],
  truth: () => ({
    balances: 'every-row',
    number: '3-401-0000140123-4',
    alternatives: (e) => [`${e.lines.join(' ')} ${e.reference}`],
  }),
});

export const LATIN_FORMS = [lettersCling, longConcepts, rateAndShare, lastExtract];
