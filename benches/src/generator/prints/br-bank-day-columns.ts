import { BRAZIL } from './places.ts';
import { facts, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Brazilian account: documents between text and sums, credits before debits with a minus, the balance on each row, the total of both below. */
export const brBankDayColumns = tablePrint({
  id: 'br-bank-day-columns',
  kind: 'bank_statement',
  tags: [
    'date-once-per-day',
    'credit-before-debit',
    'running-balance',
    'document-column',
    'column-totals',
    'opening-in-table',
  ],
  locales: BRAZIL,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  css: 'th { background: #cc092f; color: #fff }',
  above: (s) =>
    `<b style="font-size:14pt">${esc(s.desk.bank)}</b><p>Extrato Mensal / Por Período<br>Nome do usuário: JORDAN EXEMPLO<br>Agência | Conta: 01234 | ${s.ledger.number}<br>Data da operação: ${s.full(s.ledger.end)} - 14h32<br>Movimentação entre: ${s.full(s.ledger.start)} e ${s.full(s.ledger.end)}</p>`,
  columns: [
    ['Data', (e, s) => (s.entries[s.entries.indexOf(e) - 1]?.date === e.date ? '' : s.day(e.date))],
    ['Lançamento', (e) => e.lines.map(esc).join('<br>')],
    ['Dcto.', (e) => e.reference.slice(0, 7)],
    ['>Crédito (R$)', (e, s) => s.into(e)],
    ['>Débito (R$)', (e, s) => (e.amount < 0 ? `-${s.number(e.amount)}` : '')],
    ['>Saldo (R$)', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [s.full(s.ledger.start - 1), 'SALDO ANTERIOR', '', '', '', `>${s.signed(s.ledger.opening)}`],
  ],
  last: (s) => [
    [
      '<b>Total</b>',
      '',
      '',
      `><b>${s.number(s.ledger.into.sum)}</b>`,
      `><b>-${s.number(s.ledger.out.sum)}</b>`,
      `><b>${s.signed(s.ledger.closing)}</b>`,
    ],
  ],
  below: () =>
    facts(
      [
        ['Últimos Lançamentos', ''],
        ['Não há lançamentos para este tipo de extrato', ''],
      ],
      'style="width:60%"',
    ),
  truth: () => ({
    balances: 'every-row',
    alternatives: (e) => [
      `${e.reference.slice(0, 7)} ${e.lines.join(' ')}`,
      `${e.lines[0]} ${e.reference.slice(0, 7)} ${e.lines.slice(1).join(' ')}`.trim(),
    ],
  }),
});
