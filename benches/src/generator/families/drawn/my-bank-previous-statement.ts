import { MALAYSIA } from '../../prints/new-places.ts';
import { from, upTo } from '../../roll.ts';
import { tableSheet } from './table-sheet.ts';

/** A Malaysian bank: deposits before withdrawals, a balance only where a day ends, the balance from the previous statement as the first row, sums of both sides in words with how many behind the rows. */
export const myBankPreviousStatement = tableSheet({
  id: 'my-bank-previous-statement',
  kind: 'bank_statement',
  tags: ['deposit-first', 'balance-end-of-day', 'date-once-per-day', 'bilingual-headings', 'counts'],
  locales: MALAYSIA,
  dates: ['dd-MM-yyyy', 'dd-MM-yyyy'],
  count: [4, 50],
  order: {
    movements: {
      salary: [['CR Adv-GIRO {r}', '{e}', 'SALARY']],
      transferIn: [
        ['Instant Transfer at KLM', '{p}', 'Fund transfer {f}'],
        ['DUITNOW QR P2P CR', '{p}'],
      ],
      refund: [['Refund', '{m}']],
      interest: [['Hibah Credit']],
      card: [['MEPS Debit Card', '{m} {c}'], ['DuitNow QR-{m}']],
      directDebit: [['Bill Payment', '{m} {r}']],
      transferOut: [['Instant Transfer at KLM', '{p}', 'Rental {f}']],
      cash: [['ATM Withdrawal', '{c}']],
      fee: [['Service Charge'], ['Debit Card Annual Fee']],
    },
  },
  paper: { format: 'a4', size: 8 },
  step: 11,
  head: ({ pen, ledger, full }, isFirst) => {
    pen.left(40, 40, 'PENYATA AKAUN / ACCOUNT STATEMENT', { size: 11, isBold: true });
    pen.left(380, 56, `Tarikh Penyata / Statement Date : ${full(ledger.end)}`, { size: 7 });
    pen.left(380, 66, `No Akaun / A/C No : ${ledger.number}`, { size: 7 });
    if (!isFirst) return 90;
    pen.left(40, 66, 'SAMPLE TRADING SDN BHD');
    pen.left(40, 77, '14 JALAN ALDER');
    pen.left(380, 76, `Tempoh / Statement Period : ${full(ledger.start)} - ${full(ledger.end)}`, { size: 7 });
    pen.left(
      40,
      104,
      'Dilindungi oleh PIDM setakat RM250,000 bagi setiap pendeposit / Protected by PIDM up to RM250,000 for each depositor',
      { size: 6 },
    );
    return 120;
  },
  columns: [
    ['Tarikh|Date', '40', (entry, { day, isFirstOfDay }) => (isFirstOfDay(entry) ? day(entry.date) : '')],
    ['Butiran Transaksi|Transaction Description', '110', (entry, { cut }) => cut(entry, 200)],
    ['Deposit|Deposit', '>400', ({ amount }, { number }) => (amount > 0 ? number(amount) : '')],
    ['Pengeluaran|Withdrawal', '>478', ({ amount }, { number }) => (amount < 0 ? number(amount) : '')],
    [
      'Baki|Balance',
      '>556',
      (entry, { signed, isLastOfDay }) => (isLastOfDay(entry) ? signed(entry.balance) : ''),
    ],
  ],
  first: ({ ledger, signed }) => [['', 'Balance from previous statement', '', '', signed(ledger.opening)]],
  below: ({ roll, ledger, number, signed, entries }) => {
    roll.skip(12);
    roll.need(70);
    const count = (isIn: boolean) => String(entries.filter(({ amount }) => amount > 0 === isIn).length);
    roll.row(
      from(110, 'Total Withdrawals / Jumlah Pengeluaran'),
      upTo(340, count(false)),
      upTo(478, number(ledger.out.sum)),
    );
    roll.row(
      from(110, 'Total Deposits / Jumlah Deposit'),
      upTo(340, count(true)),
      upTo(400, number(ledger.into.sum)),
    );
    roll.row(from(110, 'Closing Balance / Baki Akhir', { isBold: true }), upTo(556, signed(ledger.closing)));
    roll.skip(8);
    roll.prose(
      40,
      500,
      'The items and balance shown will be deemed correct unless the bank is notified in writing of any discrepancies within 21 days.',
      { size: 6.5 },
    );
  },
  foot: (page, count, { pen }) => pen.right(556, 815, `Muka / Page ${page} / ${count}`, { size: 7 }),
  truth: { balances: 'last-of-day' },
});
