import type { Entry } from '@tieout/corpus';
import { AMERICAN_CARD } from './descriptors.ts';
import { USA } from './places.ts';
import type { Print } from './print.ts';
import { facts } from './table-print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** An American card with purchases abroad: two lines below each tell currency, amount and rate; sums by card and a line of interest stand between rows. */
export const usCardExchange: Print = {
  id: 'us-card-exchange',
  kind: 'credit_card_statement',
  tags: ['card', 'sections', 'no-year', 'fx-sublines', 'multi-cardholder', 'signed'],
  locales: USA,
  draw: (desk) => {
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(5, 45),
      movements: AMERICAN_CARD,
      withForeign: true,
    });
    const day = (at: number) => desk.written(at, 'MM/dd');
    const payments = ledger.entries.filter(({ amount }) => amount > 0);
    const rest = ledger.entries.filter(({ amount, kind }) => amount < 0 && kind !== 'fee');
    const fees = ledger.entries.filter(({ kind }) => kind === 'fee');
    const half = Math.ceil(rest.length / 2);
    const abroad = ({ date, foreign }: Entry) =>
      foreign === null
        ? ''
        : `${tr(['', `${day(date)} ${foreign.currency === 'EUR' ? 'EURO' : foreign.currency === 'GBP' ? 'POUND STERLING' : 'SWISS FRANC'}`, ''])}${tr(['', `${(foreign.amount / 100).toFixed(2)} X ${foreign.rate.toFixed(9)} (EXCHG RATE)`, ''])}`;
    const rows = (entries: readonly Entry[]) =>
      entries
        .map(
          (entry) =>
            `${tr([day(entry.date), esc(entry.lines.join(' ')), `>${desk.signed(-entry.amount)}`])}${abroad(entry)}`,
        )
        .join('');
    const cycle = (name: string, last: string, entries: readonly Entry[]) =>
      entries.length === 0
        ? ''
        : `${rows(entries)}<tr><td></td><td>${name}<br>TRANSACTIONS THIS CYCLE (CARD ${last}) $${desk.number(entries.reduce((sum, { amount }) => sum - amount, 0))}</td><td></td></tr>`;
    const heading = (name: string) => `<tr><td colspan="3"><b>${name}</b></td></tr>`;
    const body = `<div class="row"><b style="font-size:15pt">${esc(desk.bank)}</b><div>Manage your account online: www.example.com<br>Customer Service: 1-800-555-0119</div></div><h3>ACCOUNT SUMMARY</h3>${facts(
      [
        ['Account Number:', `>${ledger.number}`],
        ['Previous Balance', `>$${desk.number(ledger.opening)}`],
        ['Payment, Credits', `>-$${desk.number(ledger.into.sum)}`],
        ['Purchases', `>+$${desk.number(ledger.out.sum - ledger.fees.sum)}`],
        ['Cash Advances', '>$0.00'],
        ['Fees Charged', `>+$${desk.number(ledger.fees.sum)}`],
        ['Interest Charged', '>$0.00'],
        ['New Balance', `>${ledger.closing < 0 ? '-' : ''}$${desk.number(ledger.closing)}`],
        [
          'Opening/Closing Date',
          `>${desk.written(ledger.start, 'MM/dd/yy')} - ${desk.written(ledger.end, 'MM/dd/yy')}`,
        ],
        ['Credit Access Line', '>$22,000'],
        ['Available Credit', '>$19,411'],
      ],
      'style="width:62%"',
    )}
<h3>ACCOUNT ACTIVITY</h3>${sheetTable(
      ['Date of<br>Transaction', 'Merchant Name or Transaction Description', '>$ Amount'],
      [
        heading('PAYMENTS AND OTHER CREDITS'),
        rows(payments),
        heading('PURCHASE'),
        cycle('JORDAN SAMPLE', ledger.number.slice(-4), rest.slice(0, half)),
        cycle('ROBIN SAMPLE', '7741', rest.slice(half)),
        ...(fees.length > 0
          ? [
              heading('FEES CHARGED'),
              rows(fees),
              tr(['', 'TOTAL FEES FOR THIS PERIOD', `>$${desk.number(ledger.fees.sum)}`]),
            ]
          : []),
      ],
    )}
<div style="text-align:center;border:1px solid;margin:8pt 20%"><b>${desk.written(ledger.end, 'yyyy')} Totals Year-to-Date</b>${facts(
      [
        [`Total fees charged in ${desk.written(ledger.end, 'yyyy')}`, '>$118.00'],
        [`Total interest charged in ${desk.written(ledger.end, 'yyyy')}`, '>$0.00'],
      ],
    )}</div><p class="small">Year-to-date totals do not reflect any fee or interest refunds you may have received.</p>`;
    return {
      html: webPage({
        locale: desk.locale,
        css: 'th { border-bottom: 1px solid } td:first-child { width: 14% }',
        body,
      }),
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries: [...payments, ...rest, ...fees],
          alternatives: (entry) =>
            entry.foreign === null
              ? []
              : [
                  `${entry.lines.join(' ')} ${abroad(entry)
                    .replace(/<[^>]+>/g, ' ')
                    .replace(/ +/g, ' ')
                    .trim()}`,
                ],
        }),
      ],
    };
  },
};
