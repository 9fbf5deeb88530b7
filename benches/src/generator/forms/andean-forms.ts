import type { Entry } from '@tieout/corpus';
import { isLastOfDay } from '../day-edges.ts';
import { ARGENTINA, CHILE, COLOMBIA, PERU } from '../prints/more-places.ts';
import { type Block, column, formPrint } from './form.ts';
import { labelPairs } from './label-pairs.ts';

/** An Argentinian cooperative's account: vouchers before texts, clocks and cards below them, the balance once a day, carried over "continues on the next page" and "comes from the page before". */
const carriedPages = formPrint({
  id: 'ar-bank-carried-pages',
  kind: 'bank_statement',
  tags: [
    'two-digit-year',
    'day-end-balance',
    'voucher-column',
    'carried-forward',
    'clock-lines',
    'sums-under-columns',
  ],
  locales: ARGENTINA,
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  most: 60,
  size: 8,
  leading: 9.5,
  gap: 1,
  top: 230,
  topAgain: 120,
  bottom: 740,
  order: {
    movements: {
      card: [
        ['Compra con Tarjeta de Debito', '{d} 12:41 Tarj:{f} {m}'],
        ['Pago de Servicios {m}', 'Ente: {r}'],
      ],
      transferIn: [
        ['Transfer. e/Cuentas de Distinto Titular', '{r}-{p}'],
        ['Transf. Interbanking - Distinto Titular', 'Ord.:{r}-{p}'],
      ],
      transferOut: [['Transf.Inmediata e/Ctas.Dist Tit.O/Bco', '{r}-VAR-{p}']],
      salary: [['Acreditacion de Haberes', '{e}']],
      cash: [['Retiro de Cajero Automatico', '{d} 14:26 Tarj:{f} Term:{r}']],
      directDebit: [['Debito Automatico de Servicio', '{m}']],
      fee: [
        ['Impuesto Ley 25.413 Alic Gral s/Debitos'],
        ['I.V.A. - Debito Fiscal 21%'],
        ['Comision por Mantenimiento'],
      ],
      refund: [['Anulacion Compra {m}']],
      interest: [['Intereses Ganados']],
    },
  },
  head: (s) => [
    [30, 40, s.desk.bank, { size: 13, isBold: true }],
    ...column(30, 80, 10, ['SAMPLE JORDAN', 'AV. ALISOS 1400', '1414 - CAPITAL FEDERAL']),
    [330, 80, 'Cuenta Corriente - MOD. PYMES PJ'],
    [330, 92, 'Cuenta: 191-014-001234/5   C.B.U.: 19100147 55001400123456'],
    [330, 104, `Resumen: del ${s.full(s.ledger.start)} al ${s.full(s.ledger.end)}`],
    [330, 116, 'Debito Directo: -   C.U.I.T. 30-55555555-5'],
    [30, 190, 'Ud. tiene a su disposicion la linea Credito Agil hasta $ 2.500.000,00 a 12 meses.'],
  ],
  again: (s) => [
    [30, 40, s.desk.bank, { size: 13, isBold: true }],
    [330, 80, `Resumen: del ${s.full(s.ledger.start)} al ${s.full(s.ledger.end)}`],
  ],
  columns: [
    ['FECHA', 30, (e, s) => s.day(e.date)],
    ['COMBTE', 80, (e) => e.reference.slice(0, 6)],
    ['DESCRIPCION', 130, (e) => e.lines],
    ['DEBITO', -410, (e, s) => s.out(e)],
    ['CREDITO', -485, (e, s) => s.into(e)],
    ['SALDO', -565, (e, s) => (isLastOfDay(s.entries, e) ? s.signed(e.balance) : '')],
  ],
  first: (s) => [
    [
      [130, 0, 'SALDO ANTERIOR'],
      [-565, 0, s.signed(s.ledger.opening)],
    ],
  ],
  leave: (s, e) => [
    [130, 1, 'CONTINUA EN PAGINA SIGUIENTE'],
    [-565, 1, s.signed(e.balance)],
  ],
  resume: (s, e) => [
    [130, 0, 'VIENE DE PAGINA ANTERIOR'],
    [-565, 0, s.signed(e.balance)],
  ],
  last: (s) => [
    [
      [130, 1, `SALDO AL ${s.full(s.ledger.end)}`],
      [-565, 1, s.signed(s.ledger.closing)],
    ],
    [
      [130, 1, 'TOTAL IMPUESTO LEY 25413'],
      [-410, 1, '12.334,10'],
    ],
    [[30, 1, 'LIQUIDACION DE INTERESES: TNA 85,0000%  Desde 01/01 Hasta 31/01  Capital 0,00']],
  ],
  foot: (_, page, pages) => [
    [30, 790, 'Calidad de Servicios: Sitio de Internet', { size: 6 }],
    [500, 800, `PAGINA ${page} de ${pages}`, { size: 6 }],
  ],
  truth: () => ({ balances: 'last-of-day', number: '191-014-001234/5', alternatives: withReference(6) }),
});

function withReference(length: number) {
  return (e: Entry): readonly string[] => [`${e.reference.slice(0, length)} ${e.lines.join(' ')}`];
}

/** A Colombian account as an app prints it: days with names of months and the year, a reference, sums with the minus before the peso's mark, no balance but those in the summary. */
const namedMonths = formPrint({
  id: 'co-bank-named-months',
  kind: 'bank_statement',
  tags: ['minus-before-currency', 'no-running-balance', 'reference-column', 'newest-first', 'summary-list'],
  locales: COLOMBIA,
  dates: ['d MMM yyyy', 'yyyy/MM/dd'],
  isNewestFirst: true,
  size: 9,
  leading: 12,
  gap: 8,
  top: 300,
  topAgain: 90,
  bottom: 730,
  order: {
    movements: {
      card: [['Compra en {m}']],
      transferIn: [['Transferencia desde Nequi'], ['Pago de {p}']],
      transferOut: [['Transferencia a {p}'], ['Pago PSE {m}']],
      salary: [['Pago de nomi {e}']],
      cash: [['Retiro cajero {c}']],
      fee: [['Cuota manejo tarjeta debito'], ['Impto gobierno 4x1000']],
      interest: [['Abono intereses ahorros']],
    },
  },
  head: (s) => [
    [40, 50, s.desk.bank, { size: 16, isBold: true }],
    [40, 80, 'Extracto Cuenta de Ahorros', { size: 12, isBold: true }],
    [40, 100, `DESDE: ${s.full(s.ledger.start)}   HASTA: ${s.full(s.ledger.end)}`],
    [40, 114, `Cuenta No. ${s.ledger.number.replace(/\D/g, '')}`],
    [40, 150, 'Resumen', { isBold: true }],
    ...labelPairs(40, 330, 168, [
      ['SALDO ANTERIOR', `$ ${s.number(s.ledger.opening)}`],
      ['TOTAL ABONOS', `$ ${s.number(s.ledger.into.sum)}`],
      ['TOTAL CARGOS', `$ ${s.number(s.ledger.out.sum)}`],
      ['SALDO ACTUAL', `${s.ledger.closing < 0 ? '-' : ''}$ ${s.number(s.ledger.closing)}`],
      ['SALDO PROMEDIO', '$ 812,334.10'],
    ]),
  ],
  again: (s) => [[40, 50, s.desk.bank, { size: 16, isBold: true }]],
  columns: [
    ['Fecha', 40, (e, s) => s.day(e.date)],
    ['Descripción', 120, (e) => e.lines],
    ['Referencia', 340, (e) => (e.kind === 'transferIn' ? e.reference : '')],
    ['Valor', -550, (e, s) => `${e.amount < 0 ? '-' : ''}$ ${s.number(e.amount)}`],
  ],
  truth: () => ({
    balances: 'none',
    alternatives: (e) => (e.kind === 'transferIn' ? [`${e.lines.join(' ')} ${e.reference}`] : []),
  }),
});

/** A Colombian fund: what happened stands above and below the line of day and sums, units between, the sum shown twice. */
const fundAround = formPrint({
  id: 'co-fund-text-around',
  kind: 'bank_statement',
  tags: ['text-above-and-below', 'minus-before-currency', 'sum-twice', 'units-column', 'no-running-balance'],
  locales: COLOMBIA.map((place) => ({
    ...place,
    numbers: [{ group: '.', decimal: ',', grouping: 'thousands' }] as const,
  })),
  dates: ['dd MMM yyyy', 'd MMMM yyyy'],
  most: 16,
  size: 9,
  leading: 11,
  gap: 8,
  top: 280,
  topAgain: 90,
  bottom: 730,
  order: { kinds: ['transferIn', 'transferOut', 'interest'] },
  head: (s) => [
    [40, 50, s.desk.bank, { size: 16, isBold: true }],
    [40, 76, 'Fondo de inversión colectiva abierto', { size: 12 }],
    [40, 100, `Período del ${s.full(s.ledger.start)} al ${s.full(s.ledger.end)}`],
    [40, 130, 'Resumen de tu inversión', { isBold: true }],
    ...labelPairs(40, 330, 148, [
      ['Saldo inicial', `$ ${s.number(s.ledger.opening)}`],
      ['Adiciones', `$ ${s.number(s.ledger.into.sum)}`],
      ['Retiros', `-$ ${s.number(s.ledger.out.sum)}`],
      ['Saldo final', `${s.ledger.closing < 0 ? '-' : ''}$ ${s.number(s.ledger.closing)}`],
    ]),
    [40, 250, 'Movimientos de tu inversión', { isBold: true }],
  ],
  again: (s) => [[40, 50, s.desk.bank, { size: 16, isBold: true }]],
  columns: [
    ['Transacción', 40, () => ''],
    ['Fecha', 180, () => ''],
    ['Unidades', -330, () => ''],
    ['Valor bruto', -440, () => ''],
    ['Valor neto', -550, () => ''],
  ],
  rows: (s) =>
    s.entries.map((e): readonly [Block, Entry] => {
      const sum = `${e.amount < 0 ? '-' : ''}$ ${s.number(e.amount)}`;
      return [
        [
          [40, 0, e.amount < 0 ? 'Traslado hacia cuenta' : 'Traslado desde cuenta'],
          [180, 1, s.day(e.date)],
          [-330, 1, e.amount < 0 ? '--' : '124,506416'],
          [-440, 1, sum],
          [-550, 1, sum],
          [40, 2, 'de ahorros'],
        ],
        e,
      ];
    }),
  truth: () => ({
    balances: 'none',
    number: null,
    describe: (e) => `Traslado ${e.amount < 0 ? 'hacia' : 'desde'} cuenta de ahorros`,
    alternatives: (e) => [
      `Traslado ${e.amount < 0 ? 'hacia' : 'desde'} cuenta ${e.amount < 0 ? '--' : '124,506416'} de ahorros`,
    ],
  }),
});

const PLACES = ['OF VIRT U', 'OF CENTRAL', 'PROVIDENCIA'];

/** A Chilean account: headings of three lines, branches before texts, sums of all kinds in boxes at the foot, the balance of each day in its last row. */
const dailyBalance = formPrint({
  id: 'cl-bank-daily-balance',
  kind: 'bank_statement',
  tags: ['no-cents', 'branch-column', 'day-end-balance', 'stacked-headings', 'summary-row', 'dash-dates'],
  locales: CHILE,
  dates: ['dd-MM-yyyy', 'dd-MM-yyyy'],
  most: 50,
  size: 7.5,
  leading: 9.5,
  gap: 2,
  top: 200,
  topAgain: 120,
  bottom: 700,
  order: {
    movements: {
      card: [['COMPRA NACIONAL {m}'], ['REDCOMPRA {m}']],
      transferIn: [['TRANSF. DE {p}'], ['PAGO RECIBIDO PRV 061801000-7']],
      transferOut: [['TRANSF. A {p}'], ['PAGO EN LINEA {m}']],
      salary: [['PAGO REMUNERACION {e}']],
      cash: [['GIRO CAJERO {c}']],
      directDebit: [['PAC {m}']],
      fee: [['COMISION MANTENCION PLAN'], ['IMPUESTO LINEA DE CREDITO']],
      refund: [['REVERSA COMPRA {m}']],
      interest: [['ABONO POR PREMIO']],
    },
  },
  head: (s) => [
    [30, 40, s.desk.bank, { size: 13, isBold: true }],
    [220, 60, 'CARTOLA DE CUENTA CORRIENTE', { isBold: true, size: 10 }],
    [30, 90, 'SEÑOR(A): JORDAN EJEMPLO'],
    [30, 102, 'LOS ALISOS 1400, SANTIAGO'],
    [330, 90, 'N° CUENTA: 14012345'],
    [330, 102, `DESDE: ${s.full(s.ledger.start)}   HASTA: ${s.full(s.ledger.end)}`],
    [330, 114, 'CARTOLA N°: 41   MONEDA: PESOS'],
  ],
  again: (s) => [
    [30, 40, s.desk.bank, { size: 13, isBold: true }],
    [330, 90, 'N° CUENTA: 14012345'],
  ],
  isRuled: true,
  columns: [
    ['FECHA', 30, (e, s) => s.day(e.date)],
    ['SUCURSAL', 85, (e) => PLACES[Number(e.reference[0]) % 3] ?? ''],
    ['DESCRIPCION', 145, (e) => e.lines.join(' ')],
    ['N° DE\nDOCUMENTO', 330, (e) => (e.kind === 'transferOut' ? e.reference : '')],
    ['CHEQUES Y\nOTROS\nCARGOS', -440, (e, s) => s.out(e)],
    ['DEPOSITOS\nY\nABONOS', -505, (e, s) => s.into(e)],
    ['SALDO\nDIARIO', -570, (e, s) => (isLastOfDay(s.entries, e) ? s.signed(e.balance) : '')],
  ],
  last: (s) => [
    [[30, 1, 'RESUMEN DEL PERIODO', { isBold: true }]],
    [
      [-110, 0, 'SALDO INICIAL', { isBold: true }],
      [-220, 0, 'DEPOSITOS Y ABONOS', { isBold: true }],
      [-330, 0, 'CHEQUES', { isBold: true }],
      [-440, 0, 'OTROS CARGOS', { isBold: true }],
      [-555, 0, 'SALDO FINAL', { isBold: true }],
    ],
    [
      [-110, 0, s.signed(s.ledger.opening)],
      [-220, 0, s.number(s.ledger.into.sum)],
      [-330, 0, '0'],
      [-440, 0, s.number(s.ledger.out.sum)],
      [-555, 0, s.signed(s.ledger.closing)],
    ],
  ],
  truth: () => ({
    balances: 'last-of-day',
    number: '14012345',
    alternatives: (e) => {
      const place = PLACES[Number(e.reference[0]) % 3] ?? '';
      const text = e.lines.join(' ');
      return [`${place} ${text}`, `${text} ${e.reference}`, `${place} ${text} ${e.reference}`];
    },
  }),
});

const KINDS: Readonly<Record<string, string>> = {
  card: 'CONSUMO',
  transferIn: 'PAGO',
  refund: 'ABONO',
  fee: 'CARGO',
};

/** A Peruvian card: two joined days without a year, the kind of operation in a column, soles and dollars next to one another of which dollars stay empty, a minus behind what was paid, what the debt is made of below. */
const operationKinds = formPrint({
  id: 'pe-card-operation-kinds',
  kind: 'credit_card_statement',
  tags: [
    'card',
    'joined-dates',
    'no-year',
    'type-column',
    'two-currency-columns',
    'trailing-minus',
    'debt-made-of',
  ],
  locales: PERU,
  dates: ['ddMMM', 'dd/MM/yyyy'],
  size: 8,
  leading: 10.5,
  gap: 2,
  top: 250,
  topAgain: 90,
  bottom: 700,
  order: {
    isCard: true,
    movements: {
      card: [['{m} LIMA PE'], ['{m} {c} PE'], ['PYU*{m} LIMA PE']],
      transferIn: [['PAGO BANCA MOVIL']],
      refund: [['{m} EXTORNO']],
      fee: [['SEGURO DESGRAVAMEN'], ['MEMBRESIA ANUAL']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [300, 40, 'Estado de Cuenta Tarjeta VISA Clásica', { isBold: true }],
    ...column(40, 80, 11, ['JORDAN EJEMPLO', 'AV. ALISOS 14', 'LIMA']),
    ...labelPairs(300, 555, 80, [
      ['Número de Tarjeta', '4557-88XX-XXXX-3456'],
      ['Fecha de Cierre', s.full(s.ledger.end)],
      ['Último día de pago', s.full(s.ledger.end + 20)],
      ['Línea de Crédito', 'S/ 12,000.00'],
      ['Pago Mínimo', 'S/ 84.20'],
    ]),
    [40, 180, 'Detalle de operaciones', { isBold: true, size: 10 }],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 14, isBold: true }]],
  isRuled: true,
  columns: [
    ['Fecha de\nproceso', 40, (e, s) => s.day(e.postDate)],
    ['Fecha de\nconsumo', 90, (e, s) => s.day(e.date)],
    ['Descripción', 140, (e) => e.lines],
    ['Tipo de\nOperación', 350, (e) => KINDS[e.kind] ?? ''],
    ['Soles', -480, (e, s) => `${s.number(e.amount)}${e.amount > 0 ? '-' : ''}`],
    ['Dólares', -555, () => ''],
  ],
  first: (s) => [
    [
      [140, 0, 'SALDO ANTERIOR'],
      [-480, 0, s.number(s.ledger.opening)],
      [-555, 0, '0.00'],
    ],
  ],
  last: (s) => [
    [
      [140, 1, 'SALDO ACTUAL', { isBold: true }],
      [-480, 1, s.number(s.ledger.closing), { isBold: true }],
      [-555, 1, '0.00', { isBold: true }],
    ],
    [[40, 1, '¿Cómo está compuesta tu deuda?', { isBold: true }]],
    [
      [40, 0, 'Consumos en cuotas'],
      [-480, 0, '0.00'],
    ],
    [
      [40, 0, 'Consumos revolventes'],
      [-480, 0, s.number(s.ledger.closing)],
    ],
  ],
  truth: () => ({
    balances: 'none',
    number: '4557-88XX-XXXX-3456',
    printsPostDate: true,
    alternatives: (e) => [`${e.lines.join(' ')} ${KINDS[e.kind]}`],
  }),
});

export const ANDEAN_FORMS = [carriedPages, namedMonths, fundAround, dailyBalance, operationKinds];
