import type { Entry } from '@tieout/corpus';
import { USA } from './places.ts';
import type { Print } from './print.ts';
import { facts } from './table-print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** The cash of an American brokerage account: holdings before it, deposits and withdrawals each in a table of its own, a mirror of it in the fund that keeps the cash. */
export const usBrokerageCash: Print = {
  id: 'us-brokerage-cash',
  kind: 'bank_statement',
  tags: ['brokerage', 'sections', 'no-year', 'holdings', 'mirror-table'],
  locales: USA,
  draw: (desk) => {
    const ledger = desk.ledger({
      entryCount: desk.random.whole(5, 30),
      kinds: ['card', 'transferIn', 'transferOut', 'directDebit'],
      movements: {
        transferIn: [['EFT FUNDS RECEIVED ER{r}'], ['Direct Deposit {e} PAYROLL']],
        transferOut: [['EFT FUNDS PAID ED{r}']],
        card: [['DEBIT CARD PURCHASE {m} {c} CO']],
        directDebit: [['DIRECT DEBIT {m} WEB PMTS']],
      },
    });
    const day = (at: number) => desk.written(at, 'MM/dd');
    const ins = ledger.entries.filter(({ amount }) => amount > 0);
    const outs = ledger.entries.filter(({ amount }) => amount < 0);
    const rows = (entries: readonly Entry[], sign: string) =>
      entries.map((entry) =>
        tr([day(entry.date), esc(entry.lines.join(' ')), `>${sign}$${desk.number(entry.amount)}`]),
      );
    const span = `${desk.written(ledger.start, 'MMMM d, yyyy')} - ${desk.written(ledger.end, 'MMMM d, yyyy')}`;
    const body = `<div class="row"><b style="font-size:15pt">INVESTMENT REPORT</b><b>${span}</b></div><p>Cash Management Account JORDAN SAMPLE - INDIVIDUAL<br>Account Number: ${ledger.number}</p>
<h3>Account Summary</h3><h3>Core Account and Cash Flow</h3>${facts(
      [
        ['Beginning Core Account Balance', `>$${desk.number(ledger.opening)}`],
        ['Deposits', `>$${desk.number(ledger.into.sum)}`],
        ['Withdrawals', `>-$${desk.number(ledger.out.sum)}`],
        ['Ending Core Account Balance', `>$${desk.number(ledger.closing)}`],
      ],
      'style="width:60%"',
    )}
<h3>Holdings</h3>${sheetTable(['Description', '>Quantity', '>Price Per Unit', '>Ending Market Value', '>Total Cost Basis', '>Unrealized Gain/Loss'], [tr(['FDIC INSURED DEPOSIT (QPIKQ)', `>${desk.number(ledger.closing)}`, '>$1.0000', `>$${desk.number(ledger.closing)}`, '>not applicable', '>not applicable']), tr(['NORTHGATE INDEX FUND (NGIXX)', '>12.441', '>$88.1200', '>$1,096.30', '>$940.00', '>$156.30'])])}
<h3>Activity</h3>${ins.length > 0 ? `<b>Deposits</b>${sheetTable(['Date', 'Reference', '>Amount'], rows(ins, ''))}<div class="row"><b>Total Deposits</b><b>$${desk.number(ledger.into.sum)}</b></div>` : ''}
${outs.length > 0 ? `<b>Withdrawals</b>${sheetTable(['Date', 'Reference', '>Amount'], rows(outs, '-'))}<div class="row"><b>Total Withdrawals</b><b>-$${desk.number(ledger.out.sum)}</b></div>` : ''}
<p class="small">Brokerage services provided by a member of NYSE, SIPC. For information about FDIC coverage up to $250,000.00 per depositor see page 4.</p>`;
    return {
      html: webPage({
        locale: desk.locale,
        css: 'h3 { margin: 9pt 0 2pt } th { border-bottom: 1px solid }',
        body,
      }),
      accounts: [desk.truth(ledger, { balances: 'none', entries: [...ins, ...outs] })],
    };
  },
};
