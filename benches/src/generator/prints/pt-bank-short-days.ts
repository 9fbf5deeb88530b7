import { PORTUGAL } from './places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Portuguese account: "3.02" for days, a space between thousands with a point for cents, debits and credits apart. */
export const ptBankShortDays = tablePrint({
  id: 'pt-bank-short-days',
  kind: 'bank_statement',
  tags: [
    'no-year',
    'two-dates',
    'short-dotted-dates',
    'space-point-numbers',
    'debit-credit-columns',
    'running-balance',
    'opening-in-table',
  ],
  locales: [
    {
      ...(PORTUGAL[0] as (typeof PORTUGAL)[number]),
      numbers: [{ group: ' ', decimal: '.', grouping: 'thousands' }],
    },
  ],
  dates: ['M.dd', 'yyyy/MM/dd'],
  order: {
    movements: {
      card: [['COMPRA {f} {m} {c}']],
      transferIn: [['TRF DE {p}'], ['TRF MB WAY DE {p}']],
      transferOut: [['TRF P/ {p}'], ['PAG SERV {f}/{r}']],
      salary: [['VENCIMENTO {e}']],
      cash: [['LEV ATM {f} {c}']],
      directDebit: [['DD {m} {r}']],
      fee: [['COM. MANUTENCAO CONTA'], ['IMPOSTO SELO']],
    },
  },
  css: 'th { border-bottom: 1px solid; font-size: 7.5pt }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>EXTRATO COMBINADO ${s.desk.written(s.ledger.end, 'yyyy')}/03<br>DE ${s.full(s.ledger.start)} A ${s.full(s.ledger.end)}</div></div><p>EXMA SRA JORDAN EXEMPLO<br>RUA DO AMIEIRO 14<br>1000-001 LISBOA</p><b>CONTA SIMPLES N. ${s.ledger.number.replace(/\D/g, '')} MOEDA: EUR</b>`,
  columns: [
    ['DATA<br>LANC.', (e, s) => s.day(e.date)],
    ['DATA<br>VALOR', (e, s) => s.day(e.date)],
    ['DESCRITIVO', inOne],
    ['>DEBITO', (e, s) => s.out(e)],
    ['>CREDITO', (e, s) => s.into(e)],
    ['>SALDO', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [['', '', 'SALDO INICIAL', '', '', `>${s.signed(s.ledger.opening)}`]],
  last: (s) => [
    ['', '', 'SALDO FINAL', '', '', `>${s.signed(s.ledger.closing)}`],
    ['', '', 'SALDO DISPONIVEL', '', '', `>${s.signed(s.ledger.closing)}`],
  ],
  truth: () => ({ balances: 'every-row' }),
});
