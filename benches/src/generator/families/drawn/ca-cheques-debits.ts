import { from, upTo } from '../../roll.ts';
import { only } from './bank-sheet.ts';
import { cutAt, dayOnce, into, out, tableSheet } from './table-sheet.ts';

/** A Canadian business account: counts behind the sums of its head, days as "02 Jan" once, the balance at a day's end, fees of the account next to the closing balance. */
export const caChequesDebits = tableSheet({
  id: 'ca-cheques-debits',
  kind: 'bank_statement',
  tags: ['debit-credit-columns', 'date-once', 'day-end-balance', 'no-year', 'counts-in-labels'],
  suits: only('CA'),
  dates: ['dd MMM', 'MMMM d, yyyy'],
  count: [5, 70],
  order: {
    kinds: ['check', 'card', 'transferIn', 'transferOut', 'directDebit', 'fee'],
    movements: {
      check: [['Cheque - {f}'], ['Cheque - {f} {m}']],
      card: [['Contactless Interac purchase - {f}', '{m} #{f}'], ['Visa Debit purchase - {f} {m}']],
      transferIn: [
        ['Mobile cheque deposit - {f}'],
        ['Online banking transfer - {f}'],
        ['e-Transfer - Autodeposit {p}', '{k}'],
      ],
      directDebit: [['Business PAD {m}'], ['Utility Bill Pmt {m}']],
      transferOut: [['e-Transfer sent {p}', '{k}'], ['Online transfer to deposit account-{f}']],
      fee: [['Monthly fee'], ['Activity fee'], ['Electronic transaction fee', '12 Drs @ 0.75']],
    },
  },
  paper: { size: 8.5 },
  step: 11,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(44, 40, 'Business Account Statement', { size: 14, isBold: true });
    pen.right(568, 40, `${full(ledger.start - 1)} to ${full(ledger.end)}`);
    pen.right(568, 52, `Account number: ${ledger.number}`);
    if (!isFirst) return 80;
    pen.left(44, 70, desk.bank);
    pen.left(44, 81, 'P.O. Bag Service 2650');
    pen.left(44, 110, 'SAMPLE TRADING INC.');
    pen.left(44, 121, '14 ALDER ROW');
    return 140;
  },
  above: ({ roll, ledger, full, number, signed }) => {
    roll.row(from(44, `Account Summary for this Period`, { isBold: true, size: 11 }));
    const fact = (label: string, value: string) => roll.row(from(44, label), upTo(330, value));
    fact(`Opening balance on ${full(ledger.start - 1)}`, `$${signed(ledger.opening)}`);
    fact(`Total deposits & credits (${ledger.into.count})`, `+ ${number(ledger.into.sum)}`);
    fact(`Total cheques & debits (${ledger.out.count})`, `- ${number(ledger.out.sum)}`);
    fact(`Closing balance on ${full(ledger.end)}`, `= $${signed(ledger.closing)}`);
    roll.skip(12);
    roll.row(from(44, 'Account Activity Details', { isBold: true, size: 11 }));
  },
  columns: [
    ['Date', '44', dayOnce],
    ['Description', '86', cutAt(230)],
    ['Cheques &|Debits ($)', '>410', out],
    ['Deposits &|Credits ($)', '>500', into],
    [
      'Balance ($)',
      '>568',
      (entry, { signed, isLastOfDay }) => (isLastOfDay(entry) ? signed(entry.balance) : ''),
    ],
  ],
  first: ({ signed, ledger }) => [['', 'Opening balance', '', '', signed(ledger.opening)]],
  last: ({ signed, ledger }) => [['', 'Closing balance', '', '', signed(ledger.closing)]],
  continued: 'Account Activity Details - continued',
  below: ({ roll, number, ledger }) => {
    roll.row(from(86, `Account Fees: $${number(ledger.fees.sum)}`, { isBold: true }));
    roll.skip(10);
    roll.prose(
      44,
      500,
      'Please check this Account Statement without delay and advise us of any error or omission within 45 days of the statement date. Deposits insured up to $100,000.00.',
      { size: 7 },
    );
  },
  foot: (page, count, { pen }) => pen.right(568, 770, `${page} of ${count}`, { size: 7 }),
  truth: { balances: 'last-of-day' },
});
