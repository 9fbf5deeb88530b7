import { MEXICO } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A Mexican card: signs in a narrow column of their own before the sum, purchases by instalments distinguished, long sums of charges. */
export const mxCardBreakdown: Print = {
  id: 'mx-card-breakdown',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'sign-column', 'installment-table', 'summary-list'],
  locales: MEXICO,
  draw: (desk) => {
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(5, 45),
      movements: {
        card: [['{m} {c} MX'], ['{m} SA DE CV'], ['PAYPAL *{m} ; RFC {k}']],
        transferIn: [['BMOVIL.PAGO TDC'], ['SU PAGO GRACIAS SPEI']],
        refund: [['DEVOLUCION {m}']],
        fee: [['ANUALIDAD TITULAR'], ['IVA POR COMISIONES']],
      },
    });
    const money = (minor: number) => `$${desk.number(minor)}`;
    const day = (at: number) => desk.written(at, 'dd-MMM-yyyy');
    const number = `4152 XXXX XXXX ${ledger.number.slice(-4)}`;
    const signed = (sign: string, label: string, minor: number) => tr([label, sign, `>${money(minor)}`]);
    const html = webPage({
      locale: desk.locale,
      css: '.acts th { background: #072146; color: #fff } .sum { width: 62%; margin-bottom: 8pt } .acts td:nth-child(4) { width: 3% } h3 { margin: 10pt 0 3pt }',
      body: `<b style="font-size:14pt">${esc(desk.bank)}</b><p>ESTADO DE CUENTA TARJETA DE CRÉDITO</p><div class="row"><div>JORDAN EJEMPLO<br>Número de tarjeta: ${number}<br>Periodo: del ${day(ledger.start)} al ${day(ledger.end)}<br>Fecha de corte: ${day(ledger.end)}<br>Número de días en el periodo: ${ledger.end - ledger.start + 1}</div><div>Fecha límite de pago: ${day(ledger.end + 20)}<br>Pago para no generar intereses: ${money(ledger.closing)}<br>Pago mínimo: $950.00</div></div>
<h3>RESUMEN DE CARGOS Y ABONOS DEL PERIODO</h3><table class="sum">${signed('', 'Adeudo del periodo anterior', ledger.opening)}${signed('+', 'Cargos regulares (no a meses)', ledger.fees.sum - ledger.out.sum)}${signed('+', 'Cargos y compras a meses (capital)', 0)}${signed('+', 'Monto de intereses', 0)}${signed('+', 'Monto de comisiones', ledger.fees.sum)}${signed('+', 'IVA de intereses y comisiones', 0)}${signed('-', 'Pagos y abonos', ledger.into.sum)}${signed('=', 'Pago para no generar intereses', ledger.closing)}</table>
<table class="sum">${tr(['Saldo deudor total', `>${money(ledger.closing)}`])}${tr(['Límite de crédito', '>$48,000.00'])}${tr(['Crédito disponible', '>$20,114.00'])}</table>
<h3>DESGLOSE DE MOVIMIENTOS</h3><b>CARGOS, COMPRAS Y ABONOS REGULARES (NO A MESES)</b><p>Tarjeta titular: ${number}</p>${sheetTable(
        ['Fecha de la<br>operación', 'Fecha<br>de cargo', 'Descripción del movimiento', '', '>Monto'],
        ledger.entries.map((entry) =>
          tr([
            day(entry.date),
            day(entry.postDate),
            esc(entry.lines.join(' ')),
            entry.amount > 0 ? '-' : '+',
            `>${money(entry.amount)}`,
          ]),
        ),
        'class="acts"',
      )}
<table>${tr(['TOTAL CARGOS', `>${money(ledger.out.sum)}`])}${tr(['TOTAL ABONOS', `>-${money(ledger.into.sum)}`])}</table>
<h3>COMPRAS Y CARGOS DIFERIDOS A MESES SIN INTERESES</h3>${sheetTable(['Fecha de la operación', 'Descripción', '>Monto original', '>Saldo pendiente', '>Pago requerido', 'Núm. de pago'], [tr([day(ledger.start - 70), 'MUEBLERIA DEL SUR', '>$12,000.00', '>$0.00', '>$0.00', '12 de 12'])])}`,
    });
    return { html, accounts: [desk.truth(ledger, { balances: 'none', number, printsPostDate: true })] };
  },
};
