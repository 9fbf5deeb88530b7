import { VIETNAM } from '../prints/more-places.ts';
import { column, formPrint } from './form.ts';

/** A Vietnamese account: day, partner and bank of the partner before the text, number of the entry, three columns of figures without decimals. */
export const vnBankPartner = formPrint({
  id: 'vn-bank-partner',
  kind: 'bank_statement',
  tags: [
    'partner-columns',
    'no-decimals',
    'debit-credit-columns',
    'running-balance',
    'bilingual',
    'landscape',
  ],
  locales: VIETNAM,
  isLandscape: true,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  size: 7.5,
  leading: 9.5,
  gap: 5,
  top: 190,
  topAgain: 60,
  bottom: 530,
  order: {
    movements: {
      card: [['Thanh toan QR {m}', '{c} {r}']],
      transferIn: [['{p} chuyen tien']],
      salary: [['Luong thang {e}']],
      transferOut: [['Tien nha', '{p}']],
      directDebit: [['Thanh toan hoa don {m}']],
      cash: [['Rut tien ATM {c}']],
      fee: [['Phi duy tri dich vu 9.900']],
      refund: [['Hoan tien {m}']],
      interest: [['Tra lai tien gui']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [300, 60, 'SAO KÊ TÀI KHOẢN / BANK STATEMENT', { isBold: true, size: 11 }],
    ...column(40, 90, 11, [
      'Tên khách hàng/Customer name : JORDAN MAU',
      'Số tài khoản/Account number : 19031234567890',
      'Loại tiền/Currency : VND',
    ]),
    ...column(430, 90, 11, [
      `Từ ngày/From : ${s.full(s.ledger.start)}   Đến ngày/To : ${s.full(s.ledger.end)}`,
      `Số dư đầu kỳ/Opening balance : ${s.signed(s.ledger.opening)}`,
      `Số dư cuối kỳ/Closing balance : ${s.signed(s.ledger.closing)}`,
    ]),
  ],
  again: () => [],
  columns: [
    ['Ngày giao dịch\nTransaction Date', 40, (e, s) => s.day(e.date)],
    ['Đối tác\nRemitter', 120, () => 'NGUYEN VAN MAU'],
    ['NH Đối tác\nRemitter Bank', 210, () => 'MB'],
    ['Diễn giải\nDetails', 290, (e) => e.lines],
    ['Số bút toán\nTransaction No', 470, (e) => `FT${e.reference}`],
    ['Nợ TKTT\nDebit', -620, (e, s) => s.out(e)],
    ['Có TKTT\nCredit', -700, (e, s) => s.into(e)],
    ['Số dư\nBalance', -790, (e, s) => s.signed(e.balance)],
  ],
  last: (s) => [
    [
      [290, 0, 'Tổng cộng/Total'],
      [-620, 0, s.number(s.ledger.out.sum)],
      [-700, 0, s.number(s.ledger.into.sum)],
    ],
  ],
  truth: () => ({
    balances: 'every-row',
    number: '19031234567890',
    alternatives: (e) => [
      `NGUYEN VAN MAU MB ${e.lines[0]} FT${e.reference} ${e.lines.slice(1).join(' ')}`.trim(),
      `NGUYEN VAN MAU MB ${e.lines.join(' ')}`,
    ],
  }),
});
