import { BRAZIL } from './places.ts';
import { facts, type Sheet, tablePrint } from './table-print.ts';
import { esc, tr } from './web-page.ts';

/** A Brazilian account: rows of the day's balance and of the balance with what is invested between movements, a minus behind debits, days as "05/mar". */
export const brBankAutoInvest = tablePrint({
  id: 'br-bank-auto-invest',
  kind: 'bank_statement',
  tags: ['no-year', 'trailing-minus', 'day-balance-rows', 'balance-rows', 'month-names'],
  locales: BRAZIL,
  order: {
    movements: {
      card: [['RSCARD {m} {d}'], ['RSHOP {m} {d}']],
      transferIn: [['PIX TRANSF {p} {d}']],
      salary: [['TED {f} {e}']],
      directDebit: [['DA {m} {r}'], ['INT {m}']],
      transferOut: [['PIX TRANSF {p} {d}'], ['SISPAG {p}']],
      cash: [['SAQUE 24H {f}']],
      fee: [['TAR PACOTE ITAU {d}'], ['IOF']],
      interest: [['REND PAGO APLIC AUT MAIS']],
      refund: [['EST {m}']],
    },
  },
  dates: ['dd/MMM', 'dd/MM/yyyy'],
  css: 'th { background: #ec7000; color: #fff } .b td { color: #777 }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>extrato mensal<br>ag 0123 cc ${s.ledger.number}<br>${s.desk.written(s.ledger.end, 'MMMM yyyy')}<br>período de visualização: ${s.full(s.ledger.start)} até ${s.full(s.ledger.end)}</div></div><p>JORDAN EXEMPLO</p>${facts(
      [
        ['saldo anterior', `>${behind(s.ledger.opening, s)}`],
        ['total de entradas', `>${s.number(s.ledger.into.sum)}`],
        ['total de saídas', `>${s.number(s.ledger.out.sum)}-`],
        ['saldo final', `>${behind(s.ledger.closing, s)}`],
      ],
      'style="width:50%"',
    )}`,
  columns: [
    ['data', () => ''],
    ['lançamentos', () => ''],
    ['ag/origem', () => ''],
    ['>valor (R$)', () => ''],
    ['>saldo (R$)', () => ''],
  ],
  rows: (s) => [
    tr([s.day(s.ledger.start), 'SALDO ANTERIOR', '', '', `>${behind(s.ledger.opening, s)}`]),
    ...s.entries.flatMap((entry, at) => [
      tr([
        s.day(entry.date),
        esc(entry.lines.join(' ')),
        entry.reference.slice(0, 4),
        `>${behind(entry.amount, s)}`,
        '',
      ]),
      ...(s.entries[at + 1]?.date === entry.date ? [] : [dayRow(entry.date, entry.balance, s)]),
    ]),
  ],
  below: () =>
    '<p class="small">Limite da conta contratado 2.000,00. Juros 8,00% ao mês. Central 4004 0001.</p>',
  truth: () => ({
    balances: 'none',
    alternatives: (e) => [`${e.lines.join(' ')} ${e.reference.slice(0, 4)}`],
  }),
});

function dayRow(date: number, balance: number, s: Sheet): string {
  return `<tr class="b"><td>${s.day(date)}</td><td>SALDO DO DIA</td><td></td><td></td><td class="n">${behind(balance, s)}</td></tr>`;
}

function behind(minor: number, { number }: Sheet): string {
  return `${number(minor)}${minor < 0 ? '-' : ''}`;
}
