import { VIETNAM } from '../prints/more-places.ts';
import { column, formPrint } from './form.ts';

/** A Vietnamese wallet: the clock before the day, the letter of the dong behind each sum. */
export const vnWalletTimeFirst = formPrint({
  id: 'vn-wallet-time-first',
  kind: 'bank_statement',
  tags: ['newest-first', 'clock-before-day', 'reference-first', 'explicit-plus', 'no-decimals'],
  locales: VIETNAM,
  isNewestFirst: true,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  size: 8,
  leading: 11,
  gap: 4,
  top: 170,
  topAgain: 60,
  bottom: 770,
  order: {
    movements: {
      card: [['Thanh toan {m}']],
      transferIn: [['Nhan tien tu {p}']],
      transferOut: [['Chuyen tien den {p}']],
      cash: [['Rut tien ve {c}']],
      refund: [['Hoan tien {m}']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { isBold: true, size: 12 }],
    [330, 40, 'LỊCH SỬ GIAO DỊCH', { isBold: true }],
    ...column(40, 62, 11, ['Chủ tài khoản: NGUYEN VAN MAU', 'Số tài khoản: 0987654321']),
    ...column(330, 62, 11, [
      `Từ ngày ${s.full(s.ledger.start)} đến ngày ${s.full(s.ledger.end)}`,
      `Số dư đầu kỳ: ${s.signed(s.ledger.opening)} đ`,
      `Số dư cuối kỳ: ${s.signed(s.ledger.closing)} đ`,
    ]),
  ],
  again: () => [],
  columns: [
    ['Mã giao dịch', 40, (e) => `MM${e.reference}`],
    ['Thời gian', 120, (e, s) => `10:4${Number(e.reference) % 9}:07 ${s.day(e.date)}`],
    ['Nội dung', 230, (e) => e.lines],
    ['Số tiền', -460, (e, s) => `${e.amount < 0 ? '-' : '+'}${s.number(e.amount)} đ`],
    ['Số dư', -555, (e, s) => `${s.signed(e.balance)} đ`],
  ],
  truth: () => ({
    balances: 'every-row',
    number: '0987654321',
    alternatives: (e) => [`MM${e.reference} ${e.lines.join(' ')}`],
  }),
});
