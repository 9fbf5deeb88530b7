import type { Family } from '../../family.ts';
import { SINGAPORE } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { bankSheet } from './bank-sheet.ts';

/** A Singapore company's account: day and value day with short months and dashes, debit and credit, brought forward over and carried forward under every sheet, sums of both sides in the last row. */
export const sgBusinessForward: Family = {
  id: 'sg-business-forward',
  kind: 'bank_statement',
  tags: ['brought-forward', 'carried-forward', 'two-dates', 'totals-row', 'mixed-date-styles'],
  locales: SINGAPORE,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'dd-MMM-yy');
    const full = (at: number) => desk.written(at, 'dd-MMM-yyyy');
    const { pen, ledger, roll, cut } = bankSheet(desk, {
      count: [4, 60],
      order: {
        movements: {
          salary: [['Inward Credit-FAST', '{e}', 'OTHR Other']],
          transferIn: [
            ['GIRO Receipt', '{p}', 'SUPP {r}'],
            ['FAST Receipt', '{p}'],
          ],
          refund: [['Returned Item', '{m}']],
          interest: [['Interest Earned']],
          card: [['Point-of-Sale Transaction', '{m} {c}']],
          directDebit: [['GIRO Payment', '{m} {r}']],
          transferOut: [
            ['FAST Payment', '{p}', 'OTHR {k}'],
            ['Cheque Deposit', 'SUPPLIER {f}'],
          ],
          cash: [['Cash Withdrawal', '{c}']],
          fee: [['Service Charge', 'ACCOUNT FEE'], ['FAST Charge']],
        },
      },
      paper: { format: 'a4', size: 8 },
      top: 170,
      step: 11,
      head: (sheet, { number }) => {
        sheet.left(40, 40, 'Details Of Your Business/Corporate Multi-Currency Account (Continued)', {
          isBold: true,
        });
        sheet.left(40, 54, `Account No: ${number}`);
        return 70;
      },
    });
    pen.left(40, 40, 'Statement of Account', { size: 14, isBold: true });
    pen.left(40, 62, 'SAMPLE HARBOUR PTE. LTD.');
    pen.left(330, 62, `Period: ${full(ledger.start)} to ${full(ledger.end)}`);
    pen.left(40, 90, 'Account Summary', { isBold: true });
    pen.left(40, 104, 'Account Type');
    pen.left(220, 104, 'Account No');
    pen.right(420, 104, 'Balance');
    pen.right(556, 104, 'SGD Equivalent');
    pen.left(40, 116, 'Business Multi-Currency Account');
    pen.left(220, 116, ledger.number);
    pen.right(420, 116, `SGD ${desk.signed(ledger.closing)}`);
    pen.right(556, 116, desk.signed(ledger.closing));
    pen.left(40, 142, 'Details Of Your Business/Corporate Multi-Currency Account', { isBold: true });
    pen.left(40, 156, `Account No: ${ledger.number}     Currency: SGD`);
    const head = () => {
      roll.row(
        from(40, 'Date', { isBold: true }),
        from(96, 'Value Date', { isBold: true }),
        from(154, 'Transaction Details', { isBold: true }),
        upTo(410, 'Debit', { isBold: true }),
        upTo(480, 'Credit', { isBold: true }),
        upTo(556, 'Balance', { isBold: true }),
      );
    };
    head();
    let balance = ledger.opening;
    const carry = (label: string) => [from(154, label), upTo(556, desk.signed(balance))] as const;
    roll.row(...carry('Balance Brought Forward'));
    roll.repeat(() => {
      head();
      roll.row(...carry('Balance Brought Forward'));
    });
    roll.leave(() => {
      pen.left(154, roll.y() + 11, 'Balance Carried Forward');
      pen.right(556, roll.y() + 11, desk.signed(balance));
    });
    for (const entry of ledger.entries) {
      roll.row(
        from(40, day(entry.date)),
        from(96, day(entry.postDate)),
        from(154, cut(entry, 190)),
        upTo(410, entry.amount < 0 ? desk.number(entry.amount) : ''),
        upTo(480, entry.amount > 0 ? desk.number(entry.amount) : ''),
        upTo(556, desk.signed(entry.balance)),
      );
      balance = entry.balance;
    }
    roll.repeat(null);
    roll.leave(null);
    roll.row(
      from(154, 'Total'),
      upTo(410, desk.number(ledger.out.sum)),
      upTo(480, desk.number(ledger.into.sum)),
    );
    roll.row(...carry('Balance Carried Forward'));
    pen.onEverySheet((sheet, count) => pen.right(556, 815, `Page ${sheet} of ${count}`, { size: 7 }));
    return { pen, accounts: [desk.truth(ledger, { balances: 'every-row' })] };
  },
};
