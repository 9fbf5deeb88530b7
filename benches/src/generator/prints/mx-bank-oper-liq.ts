import { MEXICO } from './places.ts';
import { facts, stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Mexican account: two days under one heading and two balances under another, charges and credits between, totals in a box. */
export const mxBankOperLiq = tablePrint({
  id: 'mx-bank-oper-liq',
  kind: 'bank_statement',
  tags: [
    'two-dates',
    'no-year',
    'spanning-headings',
    'two-balance-columns',
    'multi-line',
    'debit-credit-columns',
  ],
  locales: MEXICO,
  dates: ['dd/MMM', 'dd/MM/yyyy'],
  order: {
    movements: {
      card: [['{m}', 'RFC: {k} {d} AUT: {r} ******{f}']],
      transferIn: [['SPEI RECIBIDO{m}', '{r} 044 {p}', '0{r}{r}', '{k}']],
      transferOut: [
        ['SPEI ENVIADO {m}', '{r} 012 RENTA', '{p}'],
        ['PAGO CUENTA DE TERCERO', 'BNET {r} RENTA'],
      ],
      salary: [['PAGO DE NOMINA', '{e}']],
      cash: [['RETIRO CAJERO AUTOMATICO', 'BBVA {f} FOLIO:{f}']],
      directDebit: [['{m} DOMICILIACION', 'REF {r}']],
      fee: [['COM MANEJO CTA'], ['IVA COM']],
    },
  },
  css: 'th { font-size: 7pt; background: #e9eef5 } .acts { font-size: 7.5pt } td:nth-child(3) { width: 34% }',
  above: (
    s,
  ) => `<div class="row"><b style="font-size:15pt">${esc(s.desk.bank)}</b><div>Estado de Cuenta<br>PAGINA 1 / 4<br>Periodo DEL ${s.full(s.ledger.start)} AL ${s.full(s.ledger.end)}<br>Fecha de Corte ${s.full(s.ledger.end)}<br>No. de Cuenta ${s.ledger.number.replace(/\D/g, '').slice(-10)}<br>No. de Cliente B1448812<br>R.F.C EEJO800101AA1<br>No. Cuenta CLABE 012 180 0${s.ledger.number.replace(/\D/g, '').slice(-9)} 4</div></div><p>JORDAN EJEMPLO<br>CALLE OLMO 14<br>CIUDAD DE MEXICO MEXICO CP 06600</p>
<div class="row"><div style="width:48%"><b>Rendimiento</b>${facts([
    ['Saldo Promedio', '>8,120.44'],
    ['Días del Periodo', '>30'],
    ['Tasa Bruta Anual', '>% 0.000'],
    ['ISR Retenido (-)', '>0.00'],
  ])}</div><div style="width:48%"><b>Comportamiento</b>${facts([
    ['Saldo de Liquidación Inicial', `>${s.signed(s.ledger.opening)}`],
    [`Depósitos / Abonos (+) ${s.ledger.into.count}`, `>${s.number(s.ledger.into.sum)}`],
    [`Retiros / Cargos (-) ${s.ledger.out.count}`, `>${s.number(s.ledger.out.sum)}`],
    ['Saldo Final (+)', `>${s.signed(s.ledger.closing)}`],
    ['Saldo Promedio Mínimo Mensual', '>2,000.00'],
  ])}</div></div><b>Detalle de Movimientos Realizados</b>
<table><tr><th style="width:16%;text-align:center">FECHA<th style="width:61%"><th style="text-align:center">SALDO</table>`,
  columns: [
    ['OPER', (e, s) => s.day(e.date).toUpperCase()],
    ['LIQ', (e, s) => s.day(e.date).toUpperCase()],
    ['COD. DESCRIPCIÓN', stacked],
    ['REFERENCIA', () => ''],
    ['>CARGOS', (e, s) => s.out(e)],
    ['>ABONOS', (e, s) => s.into(e)],
    [
      '>OPERACIÓN',
      (e, s) => (s.entries[s.entries.indexOf(e) + 1]?.date === e.date ? '' : s.signed(e.balance)),
    ],
    [
      '>LIQUIDACIÓN',
      (e, s) => (s.entries[s.entries.indexOf(e) + 1]?.date === e.date ? '' : s.signed(e.balance)),
    ],
  ],
  below: (s) =>
    `<b>Total de Movimientos</b>${facts([
      [
        'TOTAL IMPORTE CARGOS',
        `>${s.number(s.ledger.out.sum)}`,
        'TOTAL MOVIMIENTOS CARGOS',
        `>${s.ledger.out.count}`,
      ],
      [
        'TOTAL IMPORTE ABONOS',
        `>${s.number(s.ledger.into.sum)}`,
        'TOTAL MOVIMIENTOS ABONOS',
        `>${s.ledger.into.count}`,
      ],
    ])}`,
  truth: () => ({ balances: 'last-of-day' }),
});
