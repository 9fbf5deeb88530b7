import { AMERICAN_BANK } from './descriptors.ts';
import { USA } from './places.ts';
import type { Print } from './print.ts';
import { facts, sheetOf } from './table-print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** An American account in parts: "$" only before the first sum of a part, checks with marks behind their numbers, day balances three side by side, fees of the year. */
export const usBankChecksListed: Print = {
  id: 'us-bank-checks-listed',
  kind: 'bank_statement',
  tags: ['sections', 'no-year', 'check-list', 'daily-balances', 'fees-year-to-date', 'no-running-balance'],
  locales: USA,
  draw: (desk) => {
    const s = sheetOf(desk, {
      dates: ['MM/dd', 'MMMM dd, yyyy'],
      order: {
        kinds: ['check', 'card', 'salary', 'transferIn', 'directDebit', 'cash', 'fee'],
        movements: AMERICAN_BANK,
      },
    });
    const { ledger, day, full, number } = s;
    const of = (kinds: readonly string[]) => ledger.entries.filter(({ kind }) => kinds.includes(kind));
    const sum = (entries: typeof ledger.entries) =>
      entries.reduce((total, { amount }) => total + Math.abs(amount), 0);
    const parts = [
      ['DEPOSITS AND ADDITIONS', of(['salary', 'transferIn'])],
      ['CHECKS PAID', of(['check'])],
      ['ATM & DEBIT CARD WITHDRAWALS', of(['card', 'cash'])],
      ['ELECTRONIC WITHDRAWALS', of(['directDebit'])],
      ['FEES', of(['fee'])],
    ] as const;
    const shown = parts.filter(([, entries]) => entries.length > 0);
    const summary = shown.map(([title, entries]) => [
      title.toLowerCase().replace(/^\w/, (letter) => letter.toUpperCase()),
      `>${entries.length}`,
      `>${title.startsWith('DEP') ? '' : '-'}${number(sum(entries))}`,
    ]);
    const part = ([title, entries]: (typeof parts)[number]) => {
      const isChecks = title === 'CHECKS PAID';
      const rows = entries.map((entry, at) => {
        const money = `>${at === 0 ? '$' : ''}${number(entry.amount)}`;
        return tr(
          isChecks
            ? [`${entry.reference} ${at % 3 === 0 ? '^' : '* ^'}`, '', day(entry.date), money]
            : [day(entry.date), esc(entry.lines.join(' ')), money],
        );
      });
      const headings = isChecks
        ? ['CHECK NO.', 'DESCRIPTION', '>DATE PAID', '>AMOUNT']
        : ['DATE', 'DESCRIPTION', '>AMOUNT'];
      const foot = `<div class="row t"><b>Total ${title.charAt(0)}${title.slice(1).toLowerCase()}</b><b>$${number(sum(entries))}</b></div>`;
      return `<h3>${title}</h3>${sheetTable(headings, rows)}${foot}${isChecks ? '<p class="small">If you see a check description in the Transaction Detail section, it means your check has already been converted for electronic payment.<br>* All of your recent checks may not be on this statement. ^ An image of this check may be available for you to view.</p>' : ''}`;
    };
    const daily = ledger.daily.map(({ date, balance }) => [day(date), `>$${desk.signed(balance)}`]);
    const third = Math.ceil(daily.length / 3);
    const abreast = Array.from({ length: third }, (_, at) =>
      tr([0, 1, 2].flatMap((column) => daily[at + column * third] ?? ['', ''])),
    );
    const body = `<div class="row"><b style="font-size:14pt">${esc(desk.bank)}</b><div>${full(ledger.start)} through ${full(ledger.end)}<br>Account Number: <b>${ledger.number}</b></div></div><p>JORDAN SAMPLE<br>14 ALDER ROW<br>DENVER CO 80014</p><h3>CHECKING SUMMARY</h3>${facts(
      [
        ['', '>INSTANCES', '>AMOUNT'],
        ['Beginning Balance', '', `>$${desk.signed(ledger.opening)}`],
        ...summary,
        ['Ending Balance', `>${ledger.entries.length}`, `>$${desk.signed(ledger.closing)}`],
      ],
      'style="width:60%"',
    )}${shown.map(part).join('')}<h3>DAILY ENDING BALANCE</h3>${sheetTable(['DATE', '>AMOUNT', 'DATE', '>AMOUNT', 'DATE', '>AMOUNT'], abreast)}<h3>OVERDRAFT AND RETURNED ITEM FEES</h3>${facts(
      [
        ['', '>Total for this Period', '>Total Year-to-date'],
        ['Total Overdraft Fees', '>$0.00', '>$68.00'],
        ['Total Returned Item Fees', '>$0.00', '>$0.00'],
      ],
      'border="1"',
    )}`;
    return {
      html: webPage({
        locale: desk.locale,
        css: 'h3 { margin: 10pt 0 2pt; border: 1px solid #222; display: inline-block; padding: 1pt 6pt } th { border-bottom: 1px solid } .t { border-top: 1px solid }',
        body,
      }),
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries: shown.flatMap(([, entries]) => entries),
          alternatives: ({ kind, reference }) =>
            kind === 'check' ? [reference, `${reference} ^`, `${reference} * ^`, ''] : [],
        }),
      ],
    };
  },
};
