import type { Entry } from '@tieout/corpus';
import type { Desk } from '../desk.ts';
import { AMERICAN_CARD } from './descriptors.ts';
import { USA } from './places.ts';
import type { Print } from './print.ts';
import { esc, tr, webPage } from './web-page.ts';

/** An American card: a warning about minimum payments, a coupon, a box of sums with signs, and rows under titles that run through one table. */
export const usCardBoxes: Print = {
  id: 'us-card-boxes',
  kind: 'credit_card_statement',
  tags: ['card', 'sections', 'no-year', 'summary-box', 'coupon', 'rate-table', 'year-to-date'],
  locales: USA,
  draw: (desk) => {
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(6, 70),
      movements: AMERICAN_CARD,
    });
    const money = (minor: number) => `${minor < 0 ? '-' : ''}$${desk.number(minor)}`;
    const date = (day: number) => desk.written(day, 'MM/dd');
    const year = desk.written(ledger.end, 'yyyy');
    const fees = ledger.entries.filter(({ kind }) => kind === 'fee');
    const parts = [
      ['PAYMENTS AND OTHER CREDITS', ledger.entries.filter(({ amount }) => amount > 0)],
      ['PURCHASE', ledger.entries.filter(({ amount, kind }) => amount < 0 && kind !== 'fee')],
      ['FEES CHARGED', fees],
    ] as const;
    const due = desk.written(ledger.end + 25, 'MM/dd/yy');
    const summary = [
      ['Previous Balance', money(ledger.opening)],
      ['Payment, Credits', money(-ledger.into.sum)],
      ['Purchases', `+${money(ledger.fees.sum - ledger.out.sum)}`],
      ['Cash Advances', '$0.00'],
      ['Balance Transfers', '$0.00'],
      ['Fees Charged', ledger.fees.sum === 0 ? '$0.00' : `+${money(-ledger.fees.sum)}`],
      ['Interest Charged', '$0.00'],
      ['New Balance', money(ledger.closing)],
    ] as const;
    const limit = money(Math.ceil(Math.max(ledger.opening, ledger.closing) / 100_000 + 3) * 100_000);
    const html = webPage({
      locale: desk.locale,
      css: `h2 { font-size: 11pt; background: #0a3c6e; color: #fff; padding: 2pt 5pt; margin: 12pt 0 4pt } .box { border: 1px solid #888; width: 46%; padding: 6pt }
.part td { font-weight: bold; padding-top: 6pt } .coupon { border-top: 1px dashed #000; margin-top: 14pt; padding-top: 8pt } .acts td:first-child { width: 16% }`,
      body: `<div class="row"><b style="font-size:15pt">${esc(desk.bank)}</b><div>Manage your account online: www.example.com<br>Customer Service: 1-800-555-0143</div></div>
<div class="row"><div class="box"><table><tr><td>New Balance<td class="n">${money(ledger.closing)}<tr><td>Minimum Payment Due<td class="n">$40.00<tr><td>Payment Due Date<td class="n">${due}</table>
<p class="small"><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $40.00.</p>
<p class="small"><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest.</p>
<table class="small">${tr(['If you make no additional charges...', 'You will pay off the balance in about...', 'And you will end up paying an estimated total of...'])}${tr(['Only the minimum payment', '14 years', '$5,432'])}${tr(['$88', '3 years', '$3,168 (Savings=$2,264)'])}</table></div>
<div class="box"><b>ACCOUNT SUMMARY</b><br>Account Number: ${ledger.number}<table>${summary.map(([label, value]) => tr([label, `>${value}`])).join('')}</table>
Opening/Closing Date ${desk.written(ledger.start, 'MM/dd/yy')} - ${desk.written(ledger.end, 'MM/dd/yy')}<table>${tr(['Credit Access Line', `>${limit}`])}${tr(['Available Credit', '>$2,211'])}${tr(['Cash Access Line', '>$1,000'])}${tr(['Past Due Amount', '>$0.00'])}</table></div></div>
<div class="coupon row"><div>Payment Due Date: ${due}<br>New Balance: ${money(ledger.closing)}<br>Minimum Payment Due: $40.00</div><div>Account number: ${ledger.number}<br>$ ______________ Amount Enclosed<br>Make your check payable to ${esc(desk.bank)} Card Services</div></div>
<h2>ACCOUNT ACTIVITY</h2><table class="acts"><thead>${tr(['Date of<br>Transaction', 'Merchant Name or Transaction Description', '>$ Amount'], 'th')}</thead>
${parts.map(([title, entries]) => partOf(desk, title, entries, date)).join('')}</table>
${fees.length > 0 ? `<div class="row" style="margin-left:16%"><span>TOTAL FEES FOR THIS PERIOD</span><span>${money(-ledger.fees.sum)}</span></div>` : ''}
<table style="width:60%;margin:14pt auto;border:1px solid #999"><tr><th colspan="2">${year} Totals Year-to-Date</tr>${tr([`Total fees charged in ${year}`, '>$118.00'])}${tr([`Total interest charged in ${year}`, '>$43.17'])}</table>
<h2>INTEREST CHARGES</h2><p>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</p>
<table>${tr(['Balance Type', '>Annual Percentage Rate (APR)', '>Balance Subject To Interest Rate', '>Interest Charges'], 'th')}${tr(['PURCHASES', '>24.99%(v)(d)', '>- 0 -', '>- 0 -'])}${tr(['CASH ADVANCES', '>29.99%(v)(d)', '>- 0 -', '>- 0 -'])}</table><p class="small">(v) = Variable Rate  (d) = Daily Balance Method (including new transactions)  31 Days in Billing Period</p>`,
    });
    const entries = parts.flatMap(([, list]) => list);
    return { html, accounts: [desk.truth(ledger, { balances: 'none', entries })] };
  },
};

function partOf(desk: Desk, title: string, entries: readonly Entry[], date: (day: number) => string): string {
  if (entries.length === 0) return '';
  const rows = entries.map((entry) =>
    tr([date(entry.date), esc(entry.lines.join(' ')), `>${desk.signed(-entry.amount)}`]),
  );
  return `<tr class="part"><td colspan="3">${title}</td></tr>${rows.join('')}`;
}
