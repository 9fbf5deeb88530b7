import type { Entry } from '@tieout/corpus';
import { USA } from './places.ts';
import type { Print } from './print.ts';
import { facts, sheetOf } from './table-print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** An American health savings account: contributions, distributions and fees each under its title, tax years beside, sums in parentheses. */
export const usHsaParts: Print = {
  id: 'us-hsa-parts',
  kind: 'bank_statement',
  tags: [
    'sections',
    'parentheses',
    'section-totals',
    'no-running-balance',
    'tax-year-column',
    'year-to-date',
  ],
  locales: USA,
  draw: (desk) => {
    const { ledger, day, full, number } = sheetOf(desk, {
      dates: ['MM/dd/yyyy', 'MM/dd/yyyy'],
      most: 16,
      order: {
        kinds: ['salary', 'interest', 'card', 'fee'],
        movements: {
          salary: [['Employer Contribution'], ['Payroll Contribution - Employee']],
          interest: [['Interest for the Period']],
          card: [['Debit Card {m} PHARMACY'], ['Debit Card {m} DENTAL']],
          fee: [['Monthly Administration Fee']],
        },
      },
    });
    const money = (minor: number) => (minor < 0 ? `($${number(minor)})` : `$${number(minor)}`);
    const of = (kind: string) => ledger.entries.filter((entry) => entry.kind === kind);
    const sum = (entries: readonly Entry[]) => entries.reduce((total, { amount }) => total + amount, 0);
    const parts = (
      [
        ['Contributions', of('salary')],
        ['Interest', of('interest')],
        ['Distributions', of('card')],
        ['Fees', of('fee')],
      ] as const
    ).filter(([, entries]) => entries.length > 0);
    const year = desk.written(ledger.end, 'yyyy');
    const part = ([title, entries]: (typeof parts)[number]) =>
      `<h3>${title}</h3>${sheetTable(
        ['Date', 'Description', 'Tax Year', '>Amount'],
        [
          ...entries.map((entry) =>
            tr([day(entry.date), esc(entry.lines.join(' ')), year, `>${money(entry.amount)}`]),
          ),
          tr(['', `<b>Total ${title}</b>`, '', `><b>${money(sum(entries))}</b>`]),
        ],
      )}`;
    const body = `<div class="row"><b style="font-size:14pt">${esc(desk.bank)} Benefits</b><div>Health Savings Account<br>Account Number: ${ledger.number}<br>Statement Period: ${full(ledger.start)} - ${full(ledger.end)}</div></div><p>JORDAN SAMPLE<br>14 ALDER ROW<br>DENVER CO 80014</p><h3>Account Summary</h3>${facts(
      [
        ['Beginning Balance', `>${money(ledger.opening)}`],
        ...parts.map(([title, entries]) => [title, `>${money(sum(entries))}`]),
        ['Ending Balance', `>${money(ledger.closing)}`],
      ],
      'style="width:50%"',
    )}${parts.map(part).join('')}<h3>Year-to-Date Contributions</h3>${facts(
      [
        [`Tax Year ${year}`, '>$1,200.00'],
        ['IRS family maximum', '>$8,300.00'],
      ],
      'style="width:50%"',
    )}<p class="small">Member FDIC. Cash earns 0.10% APY.</p>`;
    return {
      html: webPage({
        locale: desk.locale,
        css: 'h3 { margin: 9pt 0 2pt } th { border-bottom: 1px solid }',
        body,
      }),
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries: parts.flatMap(([, entries]) => entries),
          alternatives: (entry) => [`${entry.lines.join(' ')} ${year}`],
        }),
      ],
    };
  },
};
