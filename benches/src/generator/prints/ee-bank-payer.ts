import { FINLAND } from './more-places.ts';
import { facts, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An Estonian account in English: payer or payee before the explanation, sums with a sign and no space between thousands, turnovers at the foot. */
export const eeBankPayer = tablePrint({
  id: 'ee-bank-payer',
  kind: 'bank_statement',
  tags: ['signed', 'no-running-balance', 'payer-column', 'plain-numbers', 'totals-below'],
  locales: FINLAND.map((locale) => ({
    ...locale,
    id: 'en-EE',
    country: 'EE',
    numbers: [{ group: '', decimal: '.', grouping: 'none' }] as const,
  })),
  order: {
    movements: {
      card: [['{m}', '{d} card ...{f} {c} / EST']],
      transferIn: [['{p}', 'Invoice {f}']],
      salary: [['{e}', 'Salary']],
      directDebit: [['{m}', 'E-invoice {r}']],
      transferOut: [['{p}', 'Rent']],
      cash: [['ATM {c}', 'Cash withdrawal']],
      fee: [['', 'Monthly fee']],
      interest: [['', 'Interest']],
      refund: [['{m}', 'Refund']],
    },
  },
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  css: 'th { border-bottom: 1px solid #f60; text-align: left }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Account statement ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}<br>Account EE38 2200 2210 2014 5685<br>Currency EUR</div></div><p>Jordan Näidis</p>${facts([['Opening balance', `>${s.signed(s.ledger.opening)}`]], 'style="width:45%"')}`,
  columns: [
    ['Date', (e, s) => s.day(e.date)],
    ['Beneficiary/Payer', (e) => esc(e.lines[0] ?? '')],
    ['Details', (e) => esc(e.lines[1] ?? '')],
    ['>Amount', (e, s) => s.signed(e.amount)],
  ],
  below: (s) =>
    facts(
      [
        ['Debit turnover', `>${s.signed(-s.ledger.out.sum)}`],
        ['Credit turnover', `>${s.number(s.ledger.into.sum)}`],
        ['Closing balance', `>${s.signed(s.ledger.closing)}`],
        ['Reserved amounts', '>0.00'],
        ['Available', `>${s.signed(s.ledger.closing)}`],
      ],
      'style="width:45%"',
    ),
  truth: () => ({
    balances: 'none',
    number: 'EE38 2200 2210 2014 5685',
    describe: (e) => e.lines.join(' ').trim(),
  }),
});
