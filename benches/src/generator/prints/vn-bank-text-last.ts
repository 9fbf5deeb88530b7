import { VIETNAM } from './more-places.ts';
import { facts, inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Vietnamese account: headings in two languages over each other, document numbers under days, no cents, the text in the last column. */
export const vnBankTextLast = tablePrint({
  id: 'vn-bank-text-last',
  kind: 'bank_statement',
  tags: [
    'bilingual',
    'no-decimals',
    'debit-credit-columns',
    'running-balance',
    'description-last',
    'lang:vi-words',
  ],
  locales: VIETNAM,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  order: {
    movements: {
      card: [['{m} {c}. Thanh toan the {f}']],
      transferIn: [['IBFT {p} chuyen tien.CT tu {r} toi {r}']],
      transferOut: [['MBVCB.{r}.{p} chuyen tien'], ['VCB;{r};tien nha thang']],
      salary: [['{e} thanh toan luong']],
      cash: [['Rut tien ATM {c}']],
      fee: [['THU PHI DICH VU VCB-DIGIBANK']],
      interest: [['TRA LAI TIEN GUI']],
    },
  },
  css: 'td, th { border: 1px solid #888 } th { background: #dfeee3 } td:last-child { width: 34% }',
  above: (s) =>
    `<div class="row"><b>${esc(s.desk.bank)}</b><div style="text-align:center"><b style="font-size:14pt">SAO KÊ TÀI KHOẢN</b><br><i>STATEMENT OF ACCOUNT</i></div></div><p>Từ/From: ${s.full(s.ledger.start)} Đến/To: ${s.full(s.ledger.end)}</p>${facts(
      [
        ['Tên tài khoản/ Account name:', 'NGUYEN VAN MAU'],
        ['Số tài khoản/ Account number:', s.ledger.number.replace(/\D/g, '')],
        ['Loại tiền/ Currency:', 'VND'],
        ['Số dư đầu kỳ/ Opening balance:', `${s.signed(s.ledger.opening)}`],
      ],
    )}`,
  columns: [
    ['Ngày GD/<br><i>TNX Date</i>', (e, s) => `${s.day(e.date)}<br>${e.reference}`],
    ['>Số tiền ghi nợ/<br><i>Debit</i>', (e, s) => s.out(e)],
    ['>Số tiền ghi có/<br><i>Credit</i>', (e, s) => s.into(e)],
    ['>Số dư/<br><i>Balance</i>', (e, s) => s.signed(e.balance)],
    ['Nội dung chi tiết/<br><i>Transactions in detail</i>', inOne],
  ],
  last: (s) => [
    ['Tổng số/ <i>Total</i>', `>${s.number(s.ledger.out.sum)}`, `>${s.number(s.ledger.into.sum)}`, '', ''],
  ],
  below: (s) => `<p>Số dư cuối kỳ/ <i>Closing balance</i>: ${s.signed(s.ledger.closing)}</p>`,
  truth: () => ({
    balances: 'every-row',
    alternatives: (e) => [`${e.reference} ${e.lines.join(' ')}`, `${e.lines.join(' ')} ${e.reference}`],
  }),
});
