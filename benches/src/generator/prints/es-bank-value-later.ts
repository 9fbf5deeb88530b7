import { SPAIN } from './places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Spanish account: the concept before the day of value, sums and balances with the euro sign, tiny notes beside. */
export const esBankValueLater = tablePrint({
  id: 'es-bank-value-later',
  kind: 'bank_statement',
  tags: ['value-date-between', 'signed', 'running-balance', 'newest-first', 'currency-in-cell'],
  locales: SPAIN,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  isNewestFirst: true,
  above: (s) =>
    `<b style="font-size:14pt">${esc(s.desk.bank)}</b><h3>Movimientos de la cuenta</h3><p>Titular: JORDAN EJEMPLO<br>Cuenta: ES76 0081 0132 0100 0881 2044<br>Desde ${s.full(s.ledger.start)} hasta ${s.full(s.ledger.end)}<br>Saldo: ${s.signed(s.ledger.closing)} EUR</p>`,
  columns: [
    ['Fecha operativa', (e, s) => s.day(e.date)],
    ['Concepto', inOne],
    ['Fecha valor', (e, s) => s.day(e.postDate)],
    ['>Importe', (e, s) => `${s.signed(e.amount)}EUR`],
    ['>Saldo', (e, s) => `${s.signed(e.balance)}EUR`],
    ['Referencia 1', (e) => e.reference],
  ],
  truth: () => ({ balances: 'every-row', opening: null }),
});
