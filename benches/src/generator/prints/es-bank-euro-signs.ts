import { SPAIN } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A Spanish account: newest first, plus and minus with € at each sum, the balance after each row, more data in a column. */
export const esBankEuroSigns: Print = {
  id: 'es-bank-euro-signs',
  kind: 'bank_statement',
  tags: ['newest-first', 'plus-signs', 'symbol-in-cell', 'two-dates', 'running-balance', 'extra-text-column'],
  locales: SPAIN,
  draw: (desk) => {
    const ledger = desk.ledger({ entryCount: desk.random.whole(5, 45) });
    const day = (at: number) => desk.written(at, 'dd/MM/yyyy');
    const sign = (minor: number) => `>${minor < 0 ? '-' : '+'}${desk.number(minor)}€`;
    const more = (reference: string) => (Number(reference.slice(-1)) < 4 ? `REF ${reference}` : '');
    const entries = [...ledger.entries].reverse();
    const html = webPage({
      locale: desk.locale,
      css: 'th { border-bottom: 2px solid #007eae; font-size: 8pt } td { border-bottom: 1px solid #eee; padding: 4pt } td:nth-child(3) { width: 34% }',
      body: `<b style="font-size:14pt">${esc(desk.bank)}</b><h3>Extracto de movimientos</h3><p>Titular: JORDAN EJEMPLO<br>Número de cuenta: ${ledger.number}<br>Periodo: del ${day(ledger.start)} al ${day(ledger.end)}<br>Saldo inicial: ${desk.signed(ledger.opening)}€ &nbsp; Saldo final: ${desk.signed(ledger.closing)}€</p>
${sheetTable(
  ['Fecha', 'Fecha valor', 'Movimiento', 'Más datos', '>Importe', '>Saldo'],
  entries.map((entry) =>
    tr([
      day(entry.date),
      day(entry.postDate),
      esc(entry.lines.join(' ')),
      more(entry.reference),
      sign(entry.amount),
      sign(entry.balance),
    ]),
  ),
)}`,
    });
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'every-row',
          entries,
          describe: (entry) => `${entry.lines.join(' ')} ${more(entry.reference)}`.trim(),
          alternatives: (entry) => [entry.lines.join(' ')],
        }),
      ],
    };
  },
};
