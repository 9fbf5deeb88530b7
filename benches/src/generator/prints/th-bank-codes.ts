import { THAILAND } from './more-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Thai account: clock and code behind the day, withdrawals and deposits apart, channel and text last, sums at the end. */
export const thBankCodes = tablePrint({
  id: 'th-bank-codes',
  kind: 'bank_statement',
  tags: [
    'time-stamped',
    'debit-credit-columns',
    'running-balance',
    'description-last',
    'buddhist-years',
    'opening-in-table',
    'counts',
  ],
  locales: THAILAND,
  dates: ['dd/MM/BB', 'd MMMM BBBB'],
  css: 'td, th { border-bottom: 1px solid #bbb }',
  above: (s) =>
    `<div class="row"><b style="font-size:13pt">${esc(s.desk.bank)}</b><b>รายการเดินบัญชีเงินฝาก</b></div><p>ชื่อบัญชี นาย ตัวอย่าง ใจดี<br>เลขที่บัญชี ${s.ledger.number}<br>ประเภทบัญชี ออมทรัพย์<br>ระหว่างวันที่ ${s.full(s.ledger.start)} ถึง ${s.full(s.ledger.end)}</p>`,
  columns: [
    ['วันที่', (e, s) => s.day(e.date)],
    ['เวลา', (e) => `0${e.reference.slice(0, 1)}:1${e.reference.slice(1, 2)}`],
    ['รหัส', (e) => (e.amount < 0 ? 'X2' : 'X1')],
    ['>ถอน', (e, s) => s.out(e)],
    ['>ฝาก', (e, s) => s.into(e)],
    ['>คงเหลือ', (e, s) => s.signed(e.balance)],
    ['ช่องทาง', () => 'ENET'],
    ['คำอธิบาย', inOne],
  ],
  first: (s) => [['', '', '', '', '', `>${s.signed(s.ledger.opening)}`, '', 'ยอดเงินคงเหลือยกมา']],
  last: (s) => [
    ['', '', `>${s.ledger.out.count}`, `>${s.number(s.ledger.out.sum)}`, '', '', '', 'รวมถอน'],
    ['', '', `>${s.ledger.into.count}`, '', `>${s.number(s.ledger.into.sum)}`, '', '', 'รวมฝาก'],
  ],
  truth: () => ({
    balances: 'every-row',
    closing: null,
    alternatives: (e) => {
      const [code, text] = [e.amount < 0 ? 'X2' : 'X1', e.lines.join(' ')];
      return [
        `ENET ${text}`,
        `${code} ENET ${text}`,
        `${code} ${text}`,
        `0${e.reference.slice(0, 1)}:1${e.reference.slice(1, 2)} ${code} ENET ${text}`,
      ];
    },
  }),
});
