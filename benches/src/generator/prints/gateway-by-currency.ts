import type { Ledger } from '@tieout/corpus';
import { BRITAIN } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A payment service's statement of balances in two currencies: an overview with a row for each, then the activity of each with fee and net. */
export const gatewayByCurrency: Print = {
  id: 'gateway-by-currency',
  kind: 'bank_statement',
  tags: ['payment-processor', 'multi-account', 'two-currencies', 'gross-fee-net', 'overview', 'signed'],
  locales: BRITAIN,
  draw: (desk) => {
    const movements = {
      transferIn: [['Payment received', '{p}']],
      salary: [['Payment received', '{e}']],
      card: [['Pre-approved payment', '{m}']],
      transferOut: [['Transfer to bank account', '']],
      refund: [['Refund received', '{m}']],
      directDebit: [['Subscription payment', '{m}']],
    };
    const kinds = ['transferIn', 'card', 'transferOut', 'salary', 'refund', 'directDebit'] as const;
    const pounds = desk.ledger({ entryCount: desk.random.whole(4, 25), kinds, movements, number: 'GBP' });
    const euros = desk.ledger({
      entryCount: desk.random.whole(2, 10),
      start: pounds.start,
      kinds,
      movements,
      number: 'EUR',
    });
    const day = (at: number) => desk.written(at, 'dd/MM/yyyy');
    const full = (at: number) => desk.written(at, 'd MMM yyyy');
    const part = (currency: string, ledger: Ledger) =>
      `<h3>${currency} activity</h3>${sheetTable(
        ['Date', 'Description', 'Name', '>Gross', '>Fee', '>Net', '>Balance'],
        ledger.entries.map((entry) => {
          const fee = entry.amount > 0 ? Math.round(entry.amount * 0.034) + 20 : 0;
          return tr([
            day(entry.date),
            esc(entry.lines[0] ?? ''),
            esc(entry.lines[1] ?? ''),
            `>${desk.signed(entry.amount + fee)}`,
            `>${desk.signed(-fee)}`,
            `>${desk.signed(entry.amount)}`,
            `>${desk.signed(entry.balance)}`,
          ]);
        }),
      )}`;
    const overview = ([currency, ledger]: readonly [string, Ledger]) =>
      tr([
        currency,
        `>${desk.signed(ledger.opening)}`,
        `>${desk.number(ledger.into.sum)}`,
        `>-${desk.number(ledger.out.sum)}`,
        `>${desk.signed(ledger.closing)}`,
      ]);
    const both = [
      ['GBP', pounds],
      ['EUR', euros],
    ] as const;
    const body = `<b style="font-size:16pt">Account statement</b><p>Sample Goods Ltd<br>jordan@example.com<br>${full(pounds.start)} to ${full(pounds.end)}</p><h3>Balance summary</h3>${sheetTable(['Currency', '>Opening balance', '>Money in', '>Money out', '>Closing balance'], both.map(overview))}${both.map(([currency, ledger]) => part(currency, ledger)).join('')}`;
    const wants = { balances: 'every-row', number: null } as const;
    const describe = { describe: ({ lines }: Ledger['entries'][number]) => lines.join(' ').trim() };
    return {
      html: webPage({
        locale: desk.locale,
        css: 'th { border-bottom: 1px solid } h3 { margin: 10pt 0 2pt }',
        body,
      }),
      accounts: [
        desk.truth(pounds, { ...wants, ...describe }),
        { ...desk.truth(euros, { ...wants, ...describe }), currency: 'EUR' },
      ],
    };
  },
};
