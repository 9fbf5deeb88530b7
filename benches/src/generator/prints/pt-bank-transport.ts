import type { Entry } from '@tieout/corpus';
import { PORTUGAL } from './places.ts';
import type { Print } from './print.ts';
import { sheetOf } from './table-print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

const ROWS_A_SHEET = 14;

/** A Portuguese account: days as "03.12" without a year, "A transportar" and "Transporte" where sheets end and begin, both balances named. */
export const ptBankTransport: Print = {
  id: 'pt-bank-transport',
  kind: 'bank_statement',
  tags: [
    'carried-forward',
    'debit-credit-columns',
    'running-balance',
    'value-date',
    'no-year',
    'dotted-days',
  ],
  locales: PORTUGAL,
  draw: (desk) => {
    const { ledger, day, full, out, into } = sheetOf(desk, { dates: ['dd.MM', 'yyyy/MM/dd'], most: 40 });
    const { entries } = ledger;
    const sheets = Array.from({ length: Math.max(1, Math.ceil(entries.length / ROWS_A_SHEET)) }, (_, at) =>
      entries.slice(at * ROWS_A_SHEET, (at + 1) * ROWS_A_SHEET),
    );
    const balanceRow = (label: string, minor: number) =>
      tr(['', '', `<b>${label}</b>`, '', '', `><b>${desk.signed(minor)}</b>`]);
    const row = (entry: Entry) =>
      tr([
        day(entry.date),
        day(entry.postDate),
        esc(entry.lines.join(' ')),
        `>${out(entry)}`,
        `>${into(entry)}`,
        `>${desk.signed(entry.balance)}`,
      ]);
    const sheet = (own: readonly Entry[], at: number) => {
      const before = at === 0 ? ledger.opening : (sheets[at - 1]?.at(-1)?.balance ?? 0);
      const after = at === sheets.length - 1 ? ledger.closing : (own.at(-1)?.balance ?? before);
      const isLast = at === sheets.length - 1;
      return `<section${isLast ? '' : ' style="break-after:page"'}><div class="row"><b style="font-size:14pt">${esc(desk.bank)}</b><div>Extrato de conta à ordem n.º 3<br>Período ${full(ledger.start)} a ${full(ledger.end)}<br>Conta ${ledger.number} EUR<br>Folha ${at + 1}/${sheets.length}</div></div>${sheetTable(
        ['Data<br>lanç.', 'Data<br>valor', 'Descrição', '>Débito', '>Crédito', '>Saldo'],
        [
          balanceRow(at === 0 ? 'Saldo inicial' : 'Transporte', before),
          ...own.map(row),
          balanceRow(isLast ? 'Saldo final' : 'A transportar', after),
        ],
      )}</section>`;
    };
    return {
      html: webPage({
        locale: desk.locale,
        css: 'th { border-bottom: 1px solid #c00; vertical-align: bottom }',
        body: sheets.map(sheet).join(''),
      }),
      accounts: [desk.truth(ledger, { balances: 'every-row' })],
    };
  },
};
