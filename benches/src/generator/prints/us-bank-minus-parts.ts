import type { Entry } from '@tieout/corpus';
import { AMERICAN_BANK } from './descriptors.ts';
import { USA } from './places.ts';
import type { Print } from './print.ts';
import { facts, sheetOf } from './table-print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** An American account in parts whose debits bear a minus, subtotals of cards within a part, checks two side by side with a minus, no day without year. */
export const usBankMinusParts: Print = {
  id: 'us-bank-minus-parts',
  kind: 'bank_statement',
  tags: ['sections', 'signed', 'subtotals', 'check-grid', 'section-totals', 'no-running-balance'],
  locales: USA,
  draw: (desk) => {
    const { ledger, day, full, number } = sheetOf(desk, {
      dates: ['MM/dd/yy', 'MMMM d, yyyy'],
      order: {
        kinds: ['check', 'card', 'salary', 'transferIn', 'directDebit', 'cash', 'fee'],
        movements: AMERICAN_BANK,
      },
    });
    const of = (kinds: readonly string[]) => ledger.entries.filter(({ kind }) => kinds.includes(kind));
    const sum = (entries: readonly Entry[]) => entries.reduce((total, { amount }) => total + amount, 0);
    const list = (entries: readonly Entry[]) =>
      sheetTable(
        ['Date', 'Description', '>Amount'],
        entries.map((entry) =>
          tr([day(entry.date), esc(entry.lines.join(' ')), `>${desk.signed(entry.amount)}`]),
        ),
      );
    const total = (label: string, entries: readonly Entry[]) =>
      `<div class="row t"><b>${label}</b><b>${sum(entries) < 0 ? '-' : ''}$${number(sum(entries))}</b></div>`;
    const [deposits, cards, others, checks, fees] = [
      of(['salary', 'transferIn']),
      of(['card', 'cash']),
      of(['directDebit']),
      of(['check']),
      of(['fee']),
    ];
    const part = (title: string, entries: readonly Entry[], inner = list(entries)) =>
      entries.length === 0
        ? ''
        : `<h3>${title}</h3>${inner}${total(`Total ${title.toLowerCase()}`, entries)}`;
    const withdrawals = [...cards, ...others];
    const inside = `<b>Card account # XXXX XXXX XXXX 4471</b>${list(cards)}${total('Subtotal for card account # XXXX XXXX XXXX 4471', cards)}${others.length > 0 ? list(others) : ''}`;
    const half = Math.ceil(checks.length / 2);
    const checkCells = (entry: Entry | undefined) =>
      entry === undefined
        ? ['', '', '']
        : [day(entry.date), entry.reference, `>${desk.signed(entry.amount)}`];
    const grid = sheetTable(
      ['Date', 'Check #', '>Amount', 'Date', 'Check #', '>Amount'],
      Array.from({ length: half }, (_, at) =>
        tr([...checkCells(checks[at]), ...checkCells(checks[at + half])]),
      ),
    );
    const body = `<div class="row"><b style="font-size:15pt">${esc(desk.bank)}</b><div>JORDAN SAMPLE | Account # ${ledger.number} | ${full(ledger.start)} to ${full(ledger.end)}</div></div><h3>Account summary</h3>${facts(
      [
        [`Beginning balance on ${full(ledger.start)}`, `>$${desk.signed(ledger.opening)}`],
        ['Deposits and other additions', `>${number(sum(deposits))}`],
        ['Withdrawals and other subtractions', `>${desk.signed(sum(withdrawals))}`],
        ['Checks', `>${desk.signed(sum(checks))}`],
        ['Service fees', `>${desk.signed(sum(fees))}`],
        [`Ending balance on ${full(ledger.end)}`, `>$${desk.signed(ledger.closing)}`],
      ],
      'style="width:60%"',
    )}${part('Deposits and other additions', deposits)}${part('Withdrawals and other subtractions', withdrawals, cards.length > 0 ? inside : list(others))}${part('Checks', checks, grid)}${part('Service fees', fees)}<p class="small">Total overdraft fees for this period $0.00, year-to-date $72.00. Deposits insured by the FDIC up to $250,000.</p>`;
    return {
      html: webPage({
        locale: desk.locale,
        css: 'h3 { margin: 10pt 0 2pt; color: #c00 } th { border-bottom: 1px solid; text-align: left } .t { border-top: 1px solid; padding: 2pt 4pt }',
        body,
      }),
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries: [...deposits, ...withdrawals, ...checks, ...fees],
          alternatives: ({ kind, reference }) => (kind === 'check' ? [reference, ''] : []),
        }),
      ],
    };
  },
};
