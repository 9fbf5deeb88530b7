import { MEXICO } from './places.ts';
import { facts, stacked, tablePrint } from './table-print.ts';
import { esc, sheetTable, tr } from './web-page.ts';

/** A Mexican account: month in letters between dashes, deposits before withdrawals, a text that continues for lines, a page about the tax voucher. */
export const mxBankDepositsFirst = tablePrint({
  id: 'mx-bank-deposits-first',
  kind: 'bank_statement',
  tags: ['credit-before-debit', 'running-balance', 'opening-in-table', 'multi-line', 'fiscal-annex'],
  locales: MEXICO,
  dates: ['dd-MMM-yy', 'dd/MMMM/yyyy'],
  order: {
    movements: {
      card: [['COMPRA {m} {c} MX', 'NUMERO DE TARJETA {f} RFC {k}']],
      transferIn: [
        ['SPEI RECIBIDO, BCO:0012 BBVA MEXICO', 'HR LIQ: 14:22:07 DEL CLIENTE {p}', 'CLAVE RASTREO {k}'],
      ],
      transferOut: [
        [
          'COMPRA ORDEN DE PAGO SPEI {r}',
          '=REFERENCIA CTA/CLABE: 012180{r}',
          'BENEF:{p}(DATO NO VERIF POR ESTA INST), renta',
        ],
      ],
      salary: [['DEPOSITO DE NOMINA', '{e}']],
      cash: [['RETIRO EN CAJERO {f}']],
      fee: [['COMISION POR MANEJO DE CUENTA'], ['I.V.A.']],
    },
  },
  css: 'th { background: #d71920; color: #fff } .acts { font-size: 7.5pt }',
  above: (s) =>
    `<b style="font-size:14pt">${esc(s.desk.bank)}</b><h3>ESTADO DE CUENTA</h3><div class="row"><div>JORDAN EJEMPLO<br>RFC: EEJO800101AA1<br>No. de Cliente: 88120441</div><div>Periodo Del ${s.full(s.ledger.start)} al ${s.full(s.ledger.end)}<br>Fecha de corte ${s.full(s.ledger.end)}</div></div><h3>RESUMEN INTEGRAL</h3>${sheetTable(['Producto', 'Cuenta', 'Clabe', '>Saldo anterior', '>Saldo al corte'], [tr(['ENLACE PERSONAL', s.ledger.number.replace(/\D/g, ''), '072 180 00881204 4', `>$${s.signed(s.ledger.opening)}`, `>$${s.signed(s.ledger.closing)}`])])}<h3>DETALLE DE MOVIMIENTOS (PESOS)</h3>`,
  columns: [
    ['FECHA', (e, s) => s.day(e.date).toUpperCase()],
    ['DESCRIPCIÓN / ESTABLECIMIENTO', stacked],
    ['>MONTO DEL DEPOSITO', (e, s) => s.into(e)],
    ['>MONTO DEL RETIRO', (e, s) => s.out(e)],
    ['>SALDO', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [s.day(s.ledger.start).toUpperCase(), 'SALDO ANTERIOR', '', '', `>${s.signed(s.ledger.opening)}`],
  ],
  below: (s) =>
    `<h3>COMPROBANTE FISCAL DIGITAL</h3>${facts(
      [
        ['Comisiones cobradas', '>$0.00'],
        ['IVA 16%', '>$0.00'],
        ['Total de comisiones', '>$0.00'],
      ],
      'style="width:50%"',
    )}<p class="small">Sello digital: ${s.ledger.number}ab7f0Qk== IPAB garantiza hasta 400,000 UDIS.</p>`,
  truth: () => ({ balances: 'every-row' }),
});
