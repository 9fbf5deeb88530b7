import { BRITAIN } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A British card: received and transaction dates, CR behind credits with no space, a summary of interest below, the estimate of next month's. */
export const ukCardDetails: Print = {
  id: 'uk-card-details',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'dr-cr-suffix', 'interest-table', 'estimate'],
  locales: BRITAIN,
  draw: (desk) => {
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(5, 48),
      movements: {
        card: [[')))', '{m} {c}'], ['{m} {c} GBR'], ['{m}', 'INTERNET GBR']],
        transferIn: [['PAYMENT - THANK YOU'], ['DIRECT DEBIT PAYMENT - THANK YOU']],
        fee: [['NON-STERLING TRANS FEE'], ['INTEREST ON YOUR STANDARD BALANCE']],
      },
    });
    const day = (at: number) => desk.written(at, 'dd MMM yy');
    const money = (minor: number) => `£${desk.number(minor)}`;
    const owed = (minor: number) => `${money(minor)}${minor < 0 ? 'CR' : ''}`;
    const number = `5434 ${ledger.number.slice(-4)} 1234 ${ledger.number.slice(-4)}`;
    const html = webPage({
      locale: desk.locale,
      css: 'th { border-bottom: 2px solid #d00; font-size: 8pt } h3 { margin: 12pt 0 4pt } th:nth-child(-n+2) { width: 14% }',
      body: `<b style="font-size:15pt">${esc(desk.bank)}</b><p>Ms Jordan Sample<br>14 Alder Row<br>Westbrook WB4 2LN</p><p>Statement Date: <b>${desk.written(ledger.end, 'd MMMM yyyy')}</b> &nbsp; Card number <b>${number}</b></p>
<h3>Your Account Summary</h3><table style="width:55%">${tr(['Previous Balance', `>${owed(ledger.opening)}`])}${tr(['Credits', `>${money(ledger.into.sum)}`])}${tr(['Debits', `>${money(ledger.out.sum)}`])}${tr(['New Balance', `>${owed(ledger.closing)}`])}${tr(['Minimum Payment', '>£25.00'])}${tr(['Payment due by', `>${desk.written(ledger.end + 25, 'd MMMM yyyy')}`])}${tr(['Credit Limit', '>£7,200.00'])}</table>
<p>If you make only the minimum payment each month, it will take you longer and cost you more to clear your balance.</p>
<h3>Your Transaction Details</h3>${sheetTable(
        ['Received By Us', 'Transaction Date', 'Details', '>Amount'],
        ledger.entries.map((entry) =>
          tr([
            day(entry.postDate),
            day(entry.date),
            esc(entry.lines.join(' ')),
            `>${desk.number(entry.amount)}${entry.amount > 0 ? 'CR' : ''}`,
          ]),
        ),
      )}
<h3>Summary Of Interest On This Statement</h3>${sheetTable(['', 'Interest Rate', 'Balance charged', 'Interest'], [tr(['Purchases', 'monthly 1.888%', '£412.10', '£0.00']), tr(['Cash', 'monthly 2.074%', '£0.00', '£0.00'])])}
<p>Estimated Interest: your interest next month is estimated to be £14.22, if you pay the minimum payment by ${desk.written(ledger.end + 25, 'd MMMM yyyy')}.</p>`,
    });
    return { html, accounts: [desk.truth(ledger, { balances: 'none', number, printsPostDate: true })] };
  },
};
