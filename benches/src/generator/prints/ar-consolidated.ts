import type { Ledger } from '@tieout/corpus';
import { ARGENTINA } from './more-places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** An Argentine summary of accounts in pesos and in dollars: debits with a minus, a balance on each row, one account that did not move. */
export const arConsolidated: Print = {
  id: 'ar-consolidated',
  kind: 'bank_statement',
  tags: [
    'multi-account',
    'two-currencies',
    'debit-credit-columns',
    'running-balance',
    'no-movements',
    'opening-in-table',
  ],
  locales: ARGENTINA,
  draw: (desk) => {
    const movements = {
      card: [['COMPRA CON TARJETA DE DEBITO', '{m} NRO {f}']],
      transferIn: [['TRANSFERENCIA RECIBIDA', '{p} CUIT 20{r}']],
      salary: [['ACREDITACION HABERES', '{e}']],
      directDebit: [['PAGO DE SERVICIOS', '{m}']],
      transferOut: [['TRANSFERENCIA ENVIADA', '{p}']],
      cash: [['EXTRACCION CAJERO AUTOMATICO']],
      fee: [['IMP. LEY 25413 S/DEBITO 0,6%'], ['COMISION MANT. CUENTA']],
    };
    const pesos = desk.ledger({
      entryCount: desk.random.whole(5, 30),
      movements,
      number: '4-118-0940112233-7',
    });
    const dollars = desk.ledger({
      entryCount: desk.random.whole(1, 4),
      start: pesos.start,
      opening: 112_050,
      kinds: ['transferIn', 'transferOut'],
      movements,
      number: '2-118-0940112244-1',
    });
    const day = (at: number) => desk.written(at, 'dd/MM/yy');
    const part = (name: string, sign: string, ledger: Ledger) =>
      `<h3>${name} Nro. ${ledger.number}</h3>${sheetTable(
        ['FECHA', 'DESCRIPCION', '>DEBITOS', '>CREDITOS', '>SALDO'],
        [
          tr(['', 'SALDO ANTERIOR', '', '', `>${sign} ${desk.signed(ledger.opening)}`]),
          ...ledger.entries.map((entry) =>
            tr([
              day(entry.date),
              esc(entry.lines.join(' ')),
              entry.amount < 0 ? `>-${desk.number(entry.amount)}` : '',
              entry.amount > 0 ? `>${desk.number(entry.amount)}` : '',
              `>${desk.signed(entry.balance)}`,
            ]),
          ),
          tr(['', `SALDO AL ${day(ledger.end)}`, '', '', `>${sign} ${desk.signed(ledger.closing)}`]),
        ],
      )}`;
    const body = `<div class="row"><b style="font-size:15pt">${esc(desk.bank)}</b><div>RESUMEN CONSOLIDADO<br>Período ${day(pesos.start)} al ${day(pesos.end)}<br>CUIT 27-11823344-9</div></div><p>JORDAN EJEMPLO<br>ALISOS 1400<br>5000 CORDOBA</p>${part('CAJA DE AHORRO EN PESOS', '$', pesos)}${part('CAJA DE AHORRO EN DOLARES', 'U$S', dollars)}<h3>CUENTA CORRIENTE EN PESOS Nro. 3-118-0940112255-0</h3><p>SIN MOVIMIENTOS EN EL PERIODO. SALDO $ 0,00</p>`;
    const wants = { balances: 'every-row' } as const;
    return {
      html: webPage({
        locale: desk.locale,
        css: 'th { border-bottom: 1px solid } h3 { margin: 10pt 0 2pt }',
        body,
      }),
      accounts: [desk.truth(pesos, wants), { ...desk.truth(dollars, wants), currency: 'USD' }],
    };
  },
};
