import { BRAZIL } from './places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { lines, tr } from './web-page.ts';

/** A Brazilian account: sums with minus, a row of the day's balance under each day's rows, balances in a column of their own. */
export const brBankDayBalances = tablePrint({
  id: 'br-bank-day-balances',
  kind: 'bank_statement',
  tags: ['signed', 'day-balance-rows', 'opening-in-table', 'no-running-balance'],
  locales: BRAZIL,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  order: {
    movements: {
      card: [['RSHOP-{m}-{d}'], ['COMPRA DEBITO {m}']],
      transferIn: [['PIX TRANSF {p}{d}'], ['TED {r} {p}']],
      transferOut: [['PIX TRANSF {p}{d}'], ['INT PAG TIT {r}']],
      salary: [['REMUNERACAO/SALARIO']],
      cash: [['SAQUE 24H {c}']],
      fee: [['TAR PACOTE ITAU'], ['IOF']],
      interest: [['REND PAGO APLIC AUT MAIS']],
    },
  },
  css: 'th { color: #ec7000; border-bottom: 1px solid #ec7000 }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">extrato conta / lançamentos</b><div>período: ${s.full(s.ledger.start)} até ${s.full(s.ledger.end)}<br>emitido em: ${s.full(s.ledger.end + 1)} 10:14:02</div></div><p>JORDAN EXEMPLO &nbsp; 111.222.333-44 &nbsp; agência: 0641 &nbsp; conta: ${s.ledger.number.replace(/\D/g, '').slice(-5)}-1</p><p>saldo em conta &nbsp; R$ ${s.signed(s.ledger.closing)}<br>limite da conta contratado &nbsp; R$ 1.500,00</p>`,
  columns: [
    ['data', (e, s) => s.day(e.date)],
    ['lançamentos', inOne],
    ['>valor (R$)', (e, s) => s.signed(e.amount)],
    ['>saldo (R$)', () => ''],
  ],
  rows: (s) =>
    s.entries.flatMap((entry, at) => {
      const row = tr([s.day(entry.date), lines(entry.lines), `>${s.signed(entry.amount)}`, '']);
      const isLast = s.entries[at + 1]?.date !== entry.date;
      return isLast
        ? [row, tr([s.day(entry.date), 'SALDO DO DIA', '', `>${s.signed(entry.balance)}`])]
        : [row];
    }),
  first: (s) => [[s.day(s.ledger.start - 1), 'SALDO ANTERIOR', '', `>${s.signed(s.ledger.opening)}`]],
  truth: () => ({ balances: 'none' }),
});
