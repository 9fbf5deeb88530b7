import { THAILAND } from './more-places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';

/** A Thai account: days and clocks, one column of sums whose way only the balances tell, channel and text after. */
export const thBankUnsigned = tablePrint({
  id: 'th-bank-unsigned',
  kind: 'bank_statement',
  tags: ['unsigned', 'running-balance', 'time-stamped', 'description-last', 'bilingual', 'channel-column'],
  locales: THAILAND,
  dates: ['dd-MM-BB', 'dd/MM/BBBB'],
  order: {
    movements: {
      card: [['ชำระเงิน {m}']],
      transferIn: [['รับโอนเงิน {p}']],
      transferOut: [['โอนเงิน {p}']],
      salary: [['รับโอนเงิน {e}']],
      cash: [['ถอนเงินสด']],
      fee: [['ค่าธรรมเนียม']],
    },
  },
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">รายการเดินบัญชี</b><div>รอบระหว่างวันที่ ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}<br>เลขที่บัญชี ${s.ledger.number}</div></div>${facts(
      [
        ['ยอดยกมา', `>${s.signed(s.ledger.opening)}`],
        ['รวมถอนเงิน', `>${s.number(s.ledger.out.sum)}`],
        ['รวมฝากเงิน', `>${s.number(s.ledger.into.sum)}`],
        ['ยอดยกไป', `>${s.signed(s.ledger.closing)}`],
      ],
      'style="width:50%"',
    )}`,
  columns: [
    ['วันที่', (e, s) => s.day(e.date)],
    ['เวลา', (e) => `14:2${e.reference.slice(0, 1)}`],
    ['>ถอนเงิน / ฝากเงิน', (e, s) => s.number(e.amount)],
    ['>ยอดคงเหลือ', (e, s) => s.signed(e.balance)],
    ['ช่องทาง', () => 'K PLUS'],
    ['รายละเอียด', inOne],
  ],
  first: (s) => [[s.day(s.ledger.start), '', '', `>${s.signed(s.ledger.opening)}`, '', 'ยอดยกมา']],
  truth: () => ({
    balances: 'every-row',
    alternatives: (e) => [
      `K PLUS ${e.lines.join(' ')}`,
      `14:2${e.reference.slice(0, 1)} K PLUS ${e.lines.join(' ')}`,
      `14:2${e.reference.slice(0, 1)} ${e.lines.join(' ')}`,
    ],
  }),
});
