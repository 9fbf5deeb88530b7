import { BRITISH_BANK } from '../prints/descriptors.ts';
import { BRITAIN } from '../prints/places.ts';
import type { Print } from '../prints/print.ts';
import { from } from '../roll.ts';
import { headed } from './headed.ts';
import { rollOf } from './roll-of.ts';

/** Years and months as titles over rows that tell their day alone. */
export const ukYearMonthTitles: Print = {
  id: 'uk-year-month-titles',
  kind: 'bank_statement',
  tags: ['month-titles', 'day-only'],
  locales: BRITAIN,
  draw: (desk) => {
    const ledger = desk.ledger({ entryCount: desk.random.whole(6, 45), movements: BRITISH_BANK });
    const { pen, roll } = rollOf(desk, { size: 8.5 }, { top: 150, step: 11 });
    pen.left(40, 40, `${desk.bank} Savings`, { size: 14, isBold: true });
    pen.left(40, 70, 'Account 20-04-18 00441882');
    pen.left(40, 90, 'Opening balance');
    pen.right(250, 90, `£${desk.signed(ledger.opening)}`);
    pen.left(40, 102, 'Closing balance');
    pen.right(250, 102, `£${desk.signed(ledger.closing)}`);
    const row = headed(roll, [
      ['Day', 60],
      ['Transaction', 100],
      ['Out (£)', -400],
      ['In (£)', -480],
      ['Balance (£)', -560],
    ]);
    let [year, month] = ['', ''];
    for (const e of ledger.entries) {
      const [y, m] = [desk.written(e.date, 'yyyy'), desk.written(e.date, 'MMMM')];
      if (y !== year) roll.row(from(40, y, { isBold: true, size: 10 }));
      if (m !== month || y !== year) roll.row(from(50, m, { isBold: true }));
      [year, month] = [y, m];
      row([
        desk.written(e.date, 'd'),
        e.lines,
        e.amount < 0 ? desk.number(e.amount) : '',
        e.amount > 0 ? desk.number(e.amount) : '',
        desk.signed(e.balance),
      ]);
    }
    return {
      paper: pen.paper(),
      accounts: [desk.truth(ledger, { balances: 'every-row', number: '00441882' })],
    };
  },
};
