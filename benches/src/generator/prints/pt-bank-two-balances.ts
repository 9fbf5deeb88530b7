import { PORTUGAL } from './places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Portuguese account: newest first, booked and available balance next to each other, both days with their year. */
export const ptBankTwoBalances = tablePrint({
  id: 'pt-bank-two-balances',
  kind: 'bank_statement',
  tags: ['newest-first', 'two-balance-columns', 'two-dates', 'debit-credit-columns', 'running-balance'],
  locales: PORTUGAL,
  dates: ['dd-MM-yyyy', 'dd-MM-yyyy'],
  isNewestFirst: true,
  css: 'th { background: #006ab3; color: #fff; font-size: 7.5pt }',
  above: (s) =>
    `<b style="font-size:14pt">${esc(s.desk.bank)}</b><h3>Consulta de saldos e movimentos à ordem</h3>${facts(
      [
        ['Conta', `${s.ledger.number} - EUR - Conta Extracto`],
        ['Data de início', s.full(s.ledger.start)],
        ['Data de fim', s.full(s.ledger.end)],
        ['Saldo contabilístico', `${s.signed(s.ledger.closing)} EUR`],
        ['Saldo disponível', `${s.signed(s.ledger.closing)} EUR`],
      ],
      'style="width:60%"',
    )}<p></p>`,
  columns: [
    ['Data mov.', (e, s) => s.day(e.date)],
    ['Data-valor', (e, s) => s.day(e.postDate)],
    ['Descrição', inOne],
    ['>Débito', (e, s) => s.out(e)],
    ['>Crédito', (e, s) => s.into(e)],
    ['>Saldo contabilístico', (e, s) => s.signed(e.balance)],
    ['>Saldo disponível', (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({ balances: 'every-row', opening: null }),
});
