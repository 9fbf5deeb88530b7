import type { Ledger } from '@tieout/corpus';
import { HONG_KONG } from '../prints/new-places.ts';
import type { Print } from '../prints/print.ts';
import { from, upTo } from '../roll.ts';
import { rollOf } from './roll-of.ts';

/** A Hong Kong account of several currencies: the code of the money stands once over its rows, the day once a day, headings in two languages over two lines, balances at the end of a day. */
export const hkIntegratedMoneys: Print = {
  id: 'hk-integrated-moneys',
  kind: 'bank_statement',
  tags: ['multi-currency', 'currency-once', 'day-once', 'end-of-day-balance', 'no-year', 'carried-forward'],
  locales: HONG_KONG,
  draw: (desk) => {
    const day = (at: number) => desk.written(at, 'd MMM');
    const movements = {
      salary: [['CR TO {r}', '{e}']],
      transferIn: [
        ['DEPOSIT', '{p}'],
        ['FPS CR {r}', '{p}'],
      ],
      transferOut: [['FPS DR {r}', '{p}'], ['TRANSFER TO {r}']],
      directDebit: [['AUTOPAY OUT {m}']],
      cash: [['ATM WITHDRAWAL {c}']],
      interest: [['CREDIT INTEREST']],
    };
    const hkd = desk.ledger({
      entryCount: desk.random.whole(6, 30),
      movements,
      kinds: ['salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'interest'],
      number: '012-345678-833',
    });
    const usd = desk.ledger({
      entryCount: desk.random.whole(2, 8),
      start: hkd.start,
      movements,
      kinds: ['transferIn', 'transferOut', 'interest'],
      number: '012-345678-833',
    });
    const { pen, roll } = rollOf(desk, { size: 8.5 }, { top: 200, step: 11.5 });
    pen.left(40, 40, desk.bank, { size: 14, isBold: true });
    pen.right(555, 40, 'Statement of One Account');
    pen.left(40, 80, 'MS SAMPLE JORDAN');
    pen.left(40, 92, 'FLAT A 14/F ALDER COURT');
    pen.left(340, 80, 'Number 012-345678-833');
    pen.left(340, 92, `Statement Date ${desk.written(hkd.end, 'd MMM yyyy')}`);
    pen.left(40, 140, 'Portfolio Summary', { isBold: true });
    pen.left(40, 154, 'HKD Savings');
    pen.right(300, 154, `HKD ${desk.number(hkd.closing)}`);
    pen.left(40, 166, 'Foreign Currency Savings');
    pen.right(300, 166, `USD ${desk.number(usd.closing)}`);
    const part = (ledger: Ledger, name: string, code: string) => {
      roll.skip(12);
      roll.need(70);
      roll.row(from(40, `${name} ${ledger.number}`, { isBold: true }));
      const head = () => {
        roll.row(
          from(40, 'CCY'),
          from(75, 'Date'),
          from(120, 'Transaction Details'),
          upTo(390, 'Deposit'),
          upTo(475, 'Withdrawal'),
          upTo(560, 'Balance'),
        );
      };
      head();
      roll.repeat(head);
      roll.row(
        from(40, code),
        from(75, day(ledger.start)),
        from(120, 'B/F BALANCE'),
        upTo(560, desk.number(ledger.opening)),
      );
      ledger.entries.forEach((e, at) => {
        const isFirst = ledger.entries[at - 1]?.date !== e.date;
        const isLast = ledger.entries[at + 1]?.date !== e.date;
        roll.row(
          isFirst ? from(75, day(e.date)) : null,
          from(120, e.lines),
          e.amount > 0 ? upTo(390, desk.number(e.amount)) : null,
          e.amount < 0 ? upTo(475, desk.number(e.amount)) : null,
          isLast ? upTo(560, `${desk.number(e.balance)}${e.balance < 0 ? 'DR' : ''}`) : null,
        );
      });
      roll.row(
        from(75, day(ledger.end)),
        from(120, 'C/F BALANCE'),
        upTo(560, `${desk.number(ledger.closing)}${ledger.closing < 0 ? 'DR' : ''}`),
      );
      roll.repeat(null);
    };
    part(hkd, 'HKD Savings', 'HKD');
    part(usd, 'Foreign Currency Savings', 'USD');
    return {
      paper: pen.paper(),
      accounts: [
        desk.truth(hkd, { balances: 'last-of-day' }),
        { ...desk.truth(usd, { balances: 'last-of-day' }), currency: 'USD' },
      ],
    };
  },
};
