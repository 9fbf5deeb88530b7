import { VIETNAM } from './more-places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Vietnamese account: number of the row, two days, the text before the sums, what is owed and had beside, points between thousands. */
export const vnBankTwoDays = tablePrint({
  id: 'vn-bank-two-days',
  kind: 'bank_statement',
  tags: [
    'row-numbers',
    'two-dates',
    'no-decimals',
    'debit-credit-columns',
    'running-balance',
    'time-stamped',
    'lang:vi-words',
  ],
  locales: VIETNAM.map((land) => ({
    ...land,
    numbers: [{ group: '.', decimal: ',', grouping: 'thousands' as const }],
  })),
  dates: ['dd-MM-yyyy', 'dd/MM/yyyy'],
  css: 'td, th { border: 1px solid #aaa; font-size: 8pt } th { background: #e8f0fb }',
  above: (s) =>
    `<b style="font-size:12pt">${esc(s.desk.bank)}</b><h3>SỔ PHỤ TÀI KHOẢN</h3><p>Số tài khoản: ${s.ledger.number.replace(/\D/g, '')}<br>Chủ tài khoản: TRAN THI VI DU<br>Từ ngày ${s.full(s.ledger.start)} đến ngày ${s.full(s.ledger.end)}<br>Loại tiền: VND</p>${facts(
      [
        ['Số dư đầu kỳ', `>${s.signed(s.ledger.opening)}`],
        ['Tổng phát sinh nợ', `>${s.number(s.ledger.out.sum)}`],
        ['Tổng phát sinh có', `>${s.number(s.ledger.into.sum)}`],
        ['Số dư cuối kỳ', `>${s.signed(s.ledger.closing)}`],
      ],
      'style="width:50%"',
    )}<p></p>`,
  columns: [
    ['STT', (e, s) => String(s.entries.indexOf(e) + 1)],
    ['Ngày hiệu lực', (e, s) => s.day(e.date)],
    ['Ngày giao dịch', (e, s) => `${s.day(e.date)} 1${e.reference.slice(0, 1)}:24:05`],
    ['Diễn giải', inOne],
    ['>Phát sinh nợ', (e, s) => s.out(e) || '0'],
    ['>Phát sinh có', (e, s) => s.into(e) || '0'],
    ['>Số dư', (e, s) => s.signed(e.balance)],
  ],
  truth: () => ({
    balances: 'every-row',
    alternatives: (e) => [`1${e.reference.slice(0, 1)}:24:05 ${e.lines.join(' ')}`],
  }),
});
