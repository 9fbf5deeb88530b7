import { isLastOfDay } from '../day-edges.ts';
import { ARGENTINA, CHILE, COLOMBIA } from '../prints/more-places.ts';
import { DOMINICAN, ECUADOR, URUGUAY } from '../prints/outer-places.ts';
import { BRAZIL, MEXICO } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import { clockOf } from './clock-of.ts';
import { column, formPrint, type Put } from './form.ts';

const PAGE = { leading: 10, gap: 3, bottom: 760 } as const;

/** A Brazilian app: each day under its title with what came in that day, then what went out, each with its sum; kinds left, sums right. */
const brDays = formPrint({
  ...PAGE,
  id: 'br-app-day-in-and-out',
  kind: 'bank_statement',
  tags: ['day-titles', 'subtotals-per-day', 'unsigned-rows', 'no-row-balance'],
  locales: BRAZIL,
  dates: ['dd MMM yyyy', 'dd "de" MMMM "de" yyyy'],
  top: 200,
  topAgain: 80,
  isHeadedOnce: true,
  head: (s) => [
    [40, 40, 'Extrato da conta', { size: 14, isBold: true }],
    [40, 58, 'JORDAN EXEMPLO  CPF •••.123.456-••  Agência 0001 Conta 123456-7'],
    [40, 72, `${s.full(s.ledger.start)} a ${s.full(s.ledger.end)}    VALORES EM R$`],
    ...[
      ['Saldo inicial', s.signed(s.ledger.opening)],
      ['Total de entradas', `+${s.number(s.ledger.into.sum)}`],
      ['Total de saídas', `-${s.number(s.ledger.out.sum)}`],
      ['Saldo final do período', s.signed(s.ledger.closing)],
    ].flatMap(([label = '', sum = ''], at): Put[] => [
      [40, 100 + at * 13, label],
      [-555, 100 + at * 13, sum],
    ]),
    [40, 170, 'Movimentações', { isBold: true, size: 10 }],
  ],
  again: (s) => [[40, 40, `JORDAN EXEMPLO  ${s.full(s.ledger.start)} a ${s.full(s.ledger.end)}`]],
  columns: [['', 40, () => '']],
  rows: (s) => {
    const days = Map.groupBy(s.entries, ({ date }) => date);
    return [...days].flatMap(([date, entries]) => {
      const into = entries.filter(({ amount }) => amount > 0);
      const out = entries.filter(({ amount }) => amount < 0);
      const parts = [
        ['Total de entradas', '+', into],
        ['Total de saídas', '-', out],
      ] as const;
      let isFirst = true;
      return parts.flatMap(([label, sign, rows]) => {
        const [head] = rows;
        if (head === undefined) return [];
        const sum = rows.reduce((total, { amount }) => total + amount, 0);
        const title: Put[] = [
          [40, 0, isFirst ? s.day(date).toUpperCase() : ''],
          [110, 0, label, { isBold: true }],
          [-555, 0, `${sign} ${s.number(sum)}`, { isBold: true }],
        ];
        isFirst = false;
        return [
          [title, head] as const,
          ...rows.map((e) => {
            const block: Put[] = [
              [110, 0, e.lines[0] ?? ''],
              [250, 0, e.lines.slice(1).join(' ') || 'Compra no débito'],
              [-555, 0, s.number(e.amount)],
            ];
            return [block, e] as const;
          }),
        ];
      });
    });
  },
  last: () => [
    [
      [
        40,
        1,
        'O saldo líquido corresponde à soma do saldo inicial, depósitos, transferências e pagamentos.',
        { size: 6 },
      ],
    ],
  ],
  foot: (_, page, pages) => [[-555, 800, `${page} de ${pages}`]],
  truth: (s) => ({
    balances: 'none',
    number: null,
    entries: [...Map.groupBy(s.entries, ({ date }) => date).values()].flatMap((day) => [
      ...day.filter(({ amount }) => amount > 0),
      ...day.filter(({ amount }) => amount < 0),
    ]),
  }),
});

/** An Argentine wallet: the sign of the money before the minus in each sum, the operation's number between, balances on each row. */
const arWallet = formPrint({
  ...PAGE,
  id: 'ar-wallet-sign-before-minus',
  kind: 'bank_statement',
  tags: ['wallet', 'currency-before-minus', 'operation-id', 'running-balance'],
  locales: ARGENTINA,
  dates: ['dd-MM-yyyy', 'dd "de" MMMM "de" yyyy'],
  top: 200,
  topAgain: 60,
  head: (s) => [
    [40, 40, 'RESUMEN DE CUENTA', { size: 13, isBold: true }],
    [40, 60, 'JORDAN EJEMPLO   CVU: 0000003100012345678901'],
    [40, 74, `Periodo: Del ${s.full(s.ledger.start)} al ${s.full(s.ledger.end)}`],
    ...[
      ['Saldo inicial:', `$ ${s.signed(s.ledger.opening)}`],
      ['Entradas:', `$ ${s.number(s.ledger.into.sum)}`],
      ['Salidas:', `$ -${s.number(s.ledger.out.sum)}`],
      ['Saldo final:', `$ ${s.signed(s.ledger.closing)}`],
    ].flatMap(([label = '', sum = ''], at): Put[] => [
      [40, 100 + at * 13, label],
      [140, 100 + at * 13, sum],
    ]),
    [40, 170, 'DETALLE DE MOVIMIENTOS', { isBold: true }],
  ],
  again: () => [],
  columns: [
    ['Fecha', 40, (e, s) => s.day(e.date)],
    ['Descripción', 100, (e) => e.lines],
    ['ID de la operación', 290, (e) => `1023${e.reference}`],
    ['Valor', -470, (e, s) => `$ ${s.signed(e.amount)}`],
    ['Saldo', -560, (e, s) => `$ ${s.signed(e.balance)}`],
  ],
  foot: (s, page, pages) => [
    [40, 790, `Fecha de generación: ${s.full(s.ledger.end + 3)}`],
    [-560, 790, `${page}/${pages}`],
  ],
  truth: () => ({ balances: 'every-row', number: '0000003100012345678901' }),
});

/** A Chilean account: branch and document before text, charges before deposits, a balance for each day only, what was there over the table in one row of labels. */
const clDaily = formPrint({
  ...PAGE,
  id: 'cl-bank-daily-balance',
  kind: 'bank_statement',
  tags: ['no-decimals', 'no-year', 'day-end-balance', 'branch-column'],
  locales: CHILE,
  dates: ['dd/MM', 'dd/MM/yyyy'],
  top: 190,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 58, 'CARTOLA CUENTA CORRIENTE N° 12', { isBold: true }],
    [40, 74, 'CUENTA: 00-123-45678-90   MONEDA: PESOS'],
    [40, 86, `DESDE ${s.full(s.ledger.start)} HASTA ${s.full(s.ledger.end)}`],
    ...['SALDO INICIAL', 'DEPOSITOS Y ABONOS', 'CHEQUES Y CARGOS', 'SALDO FINAL'].map(
      (text, at): Put => [40 + at * 135, 116, text],
    ),
    ...[
      s.signed(s.ledger.opening),
      s.number(s.ledger.into.sum),
      s.number(s.ledger.out.sum),
      s.signed(s.ledger.closing),
    ].map((text, at): Put => [40 + at * 135, 128, text]),
  ],
  columns: [
    ['FECHA', 40, (e, s) => s.day(e.date)],
    ['SUCURSAL', 76, () => 'C.MATRIZ'],
    ['N° DOCTO', 130, (e) => e.reference],
    ['DESCRIPCION', 190, (e) => e.lines],
    ['CHEQUES\nY CARGOS', -410, (e, s) => s.out(e)],
    ['DEPOSITOS\nY ABONOS', -485, (e, s) => s.into(e)],
    ['SALDO\nDIARIO', -560, (e, s) => (isLastOfDay(s.entries, e) ? s.signed(e.balance) : '')],
  ],
  truth: () => ({ balances: 'last-of-day', number: '00-123-45678-90' }),
});

/** An Ecuadorian account: notes of debit and credit by their letters, sums without a sign, a balance on each row. */
const ecNotes = formPrint({
  ...PAGE,
  id: 'ec-bank-note-letters',
  kind: 'bank_statement',
  tags: ['note-letters', 'one-amount-column', 'running-balance', 'document-number'],
  locales: ECUADOR,
  dates: ['yyyy/MM/dd', 'yyyy/MM/dd'],
  top: 190,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 58, 'ESTADO DE CUENTA AHORROS', { isBold: true }],
    [40, 76, 'No. de Cuenta: 2201234567'],
    [40, 88, `Fecha de corte: ${s.full(s.ledger.end)}   Corte anterior: ${s.full(s.ledger.start - 1)}`],
    ...column(40, 112, 12, ['Saldo anterior', 'Total créditos', 'Total débitos', 'Saldo actual']),
    ...[
      s.signed(s.ledger.opening),
      s.number(s.ledger.into.sum),
      s.number(s.ledger.out.sum),
      s.signed(s.ledger.closing),
    ].map((text, at): Put => [-250, 112 + at * 12, text]),
  ],
  columns: [
    ['Fecha', 40, (e, s) => s.day(e.date)],
    ['Tipo', 100, (e) => (e.amount < 0 ? 'N/D' : 'N/C')],
    ['Documento', 136, (e) => e.reference],
    ['Oficina', 196, () => 'MATRIZ'],
    ['Concepto', 240, (e) => e.lines],
    ['Monto', -470, (e, s) => s.number(e.amount)],
    ['Saldo', -560, (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({ balances: 'every-row', number: '2201234567' }),
});

/** A Dominican account: day of posting and day of effect, cheque and reference numbers, withdrawals before deposits. */
const doEffective = formPrint({
  ...PAGE,
  id: 'do-bank-effective-days',
  kind: 'bank_statement',
  tags: ['two-dates', 'two-number-columns', 'running-balance'],
  locales: DOMINICAN,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  size: 6.5,
  top: 180,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 58, 'Estado de Cuenta', { isBold: true }],
    [40, 76, 'Cuenta: 792-123456-7   Moneda: RD$'],
    [40, 88, `Desde: ${s.full(s.ledger.start)}  Hasta: ${s.full(s.ledger.end)}`],
    [40, 108, `Balance anterior: RD$ ${s.signed(s.ledger.opening)}`],
    [300, 108, `Balance actual: RD$ ${s.signed(s.ledger.closing)}`],
    [40, 122, `Balance promedio: RD$ ${s.number(Math.abs(s.ledger.closing) + 1234)}`],
  ],
  columns: [
    ['Fecha\nPosteo', 40, (e, s) => s.day(e.date)],
    ['Fecha\nEfectiva', 92, (e, s) => s.day(e.postDate)],
    ['No.\nCheque', 144, () => '0'],
    ['No.\nReferencia', 172, (e) => `4524${e.reference}`],
    ['Descripción', 244, (e) => e.lines],
    ['Retiros', -430, (e, s) => s.out(e)],
    ['Depósitos', -490, (e, s) => s.into(e)],
    ['Balance', -565, (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({ balances: 'every-row', number: '792-123456-7' }),
});

/** A Uruguayan account: openings and closings by short words as rows, one sheet's balance carried to the next. */
const uyShort = formPrint({
  ...PAGE,
  id: 'uy-bank-short-words',
  kind: 'bank_statement',
  tags: ['abbreviated-labels', 'carried-forward', 'running-balance', 'no-year'],
  locales: URUGUAY,
  dates: ['ddMMM', 'dd/MM/yyyy'],
  top: 160,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 58, 'ESTADO DE CUENTA', { isBold: true }],
    [40, 76, 'CAJA DE AHORROS 001234567-00001  MONEDA URUGUAYOS'],
    [40, 88, `PERIODO ${s.full(s.ledger.start)} AL ${s.full(s.ledger.end)}`],
  ],
  columns: [
    ['FECHA', 40, (e, s) => s.day(e.date).toUpperCase()],
    ['CONCEPTO', 90, (e) => e.lines],
    ['DEBITO', -400, (e, s) => s.out(e)],
    ['CREDITO', -480, (e, s) => s.into(e)],
    ['SALDOS', -560, (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.start).toUpperCase()],
      [90, 0, 'SDO. APERTURA'],
      [-560, 0, s.signed(s.ledger.opening)],
    ],
  ],
  leave: (s, e) => [
    [90, 0, 'SDO. TRANSPORTE'],
    [-560, 0, s.signed(e.balance)],
  ],
  resume: (s, e) => [
    [90, 0, 'SDO. TRANSPORTE'],
    [-560, 0, s.signed(e.balance)],
  ],
  last: (s) => [
    [
      [40, 0, s.day(s.ledger.end).toUpperCase()],
      [90, 0, 'SDO. CIERRE'],
      [-560, 0, s.signed(s.ledger.closing)],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: null }),
});

/** A Mexican app: day and clock, what it was and a sum with its sign and the money's, then the balance; nothing summed. */
const mxApp = formPrint({
  ...PAGE,
  id: 'mx-app-peso-signs',
  kind: 'bank_statement',
  tags: ['plus-and-minus', 'currency-in-cells', 'time-of-day', 'newest-first'],
  locales: MEXICO,
  dates: ['dd MMM yyyy', 'dd MMM yyyy'],
  isNewestFirst: true,
  top: 190,
  topAgain: 60,
  isHeadedOnce: true,
  head: (s) => [
    [40, 40, 'Estado de cuenta', { size: 14, isBold: true }],
    [40, 58, 'CLABE 638180010123456789'],
    [40, 70, `Del ${s.full(s.ledger.start)} al ${s.full(s.ledger.end)}`],
    ...[
      ['Saldo al inicio del periodo', `$${s.signed(s.ledger.opening)}`],
      ['Depósitos', `+$${s.number(s.ledger.into.sum)}`],
      ['Retiros', `-$${s.number(s.ledger.out.sum)}`],
      ['Saldo al final del periodo', `$${s.signed(s.ledger.closing)}`],
    ].flatMap(([label = '', sum = ''], at): Put[] => [
      [40, 96 + at * 13, label],
      [-330, 96 + at * 13, sum],
    ]),
  ],
  again: () => [],
  columns: [
    ['Fecha', 40, (e, s) => [s.day(e.date).toUpperCase(), `${clockOf(e.reference).slice(0, 5)} h`]],
    ['Movimiento', 120, (e) => e.lines],
    ['Monto', -460, (e, s) => `${e.amount < 0 ? '-' : '+'}$${s.number(e.amount)}`],
    ['Saldo', -560, (e, s) => `${e.balance < 0 ? '-' : ''}$${s.number(e.balance)}`],
  ],
  truth: () => ({ balances: 'every-row', number: '638180010123456789' }),
});

/** A Colombian card of a shop: instalments shown as "1 de 3", rates beside, what is due next to what was bought, payments with a minus. */
const coCard = formPrint({
  ...PAGE,
  id: 'co-card-rates-beside',
  kind: 'credit_card_statement',
  tags: ['card', 'instalment-column', 'rate-columns', 'minus-for-payments'],
  locales: COLOMBIA,
  dates: ['dd/MM/yyyy', 'dd MMM yyyy'],
  order: {
    isCard: true,
    movements: {
      card: [['{m}']],
      refund: [['REVERSION {m}']],
      transferIn: [['ABONO SUCURSAL VIRTUAL']],
      fee: [['CUOTA DE MANEJO'], ['INTERESES CORRIENTES']],
    },
  },
  size: 7.5,
  top: 230,
  topAgain: 60,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 58, 'EXTRACTO TARJETA DE CREDITO', { isBold: true }],
    [40, 76, `Tarjeta: ${s.ledger.number}   MONEDA: PESOS`],
    [40, 88, `Periodo facturado: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}`],
    [40, 100, `Pagar antes de: ${s.full(s.ledger.end + 12)}`],
    ...[
      ['+ Saldo anterior', s.signed(s.ledger.opening)],
      ['+ Compras y cargos del mes', s.number(s.ledger.out.sum)],
      ['- Pagos / abonos', s.number(s.ledger.into.sum)],
      ['= Saldo total', s.signed(s.ledger.closing)],
      ['Pago mínimo', s.number(Math.max(0, Math.round(s.ledger.closing / 20)))],
    ].flatMap(([label = '', sum = ''], at): Put[] => [
      [40, 124 + at * 13, label],
      [-300, 124 + at * 13, `$ ${sum}`],
    ]),
  ],
  again: () => [],
  columns: [
    ['Autorización', 40, (e) => e.reference.slice(0, 6)],
    ['Fecha', 90, (e, s) => s.day(e.date)],
    ['Descripción', 150, (e) => e.lines],
    ['Valor movimiento', -390, (e, s) => s.signed(-e.amount)],
    ['Cuotas', 400, (e) => (e.kind === 'card' ? '1 / 1' : '')],
    ['Tasa mensual', 440, (e) => (e.kind === 'card' ? '1,8500 %' : '')],
    ['Tasa anual', 500, (e) => (e.kind === 'card' ? '24,60 %' : '')],
  ],
  truth: () => ({ balances: 'none' }),
});

export const CORDILLERA_FORMS: readonly Print[] = [
  brDays,
  arWallet,
  clDaily,
  ecNotes,
  doEffective,
  uyShort,
  mxApp,
  coCard,
];
