import type { Entry } from '@tieout/corpus';
import { INDIA } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** An Indian card: sums in a grid with operators between, times next to dates, points next to amounts, home and abroad apart. */
export const inCardGrid: Print = {
  id: 'in-card-grid',
  kind: 'credit_card_statement',
  tags: ['card', 'time-of-day', 'points-column', 'dr-cr-suffix', 'summary-grid', 'fx'],
  locales: INDIA,
  draw: (desk) => {
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(5, 45),
      withForeign: true,
      movements: {
        card: [['{m} {c}'], ['{m} {k} MUMBAI'], ['EMI {m} {r} 03/09'], ['IAP*{m} GURGAON']],
        transferIn: [['TELE TRANSFER CREDIT (Ref# ST{r}{r})'], ['BPPY CC PAYMENT DP{r} (Ref# {r})']],
        refund: [['{m} REFUND BANGALORE']],
        fee: [['IGST-VPS{r}-RATE 18.0 -29 (Ref# {r})'], ['FINANCE CHARGES']],
      },
    });
    const time = (entry: Entry) => {
      const [hours, minutes] = [
        Number(entry.reference.slice(0, 2)) % 24,
        Number(entry.reference.slice(2, 4)) % 60,
      ];
      return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}:${entry.reference.slice(4, 5)}5`;
    };
    const amount = (entry: Entry) => `>${desk.number(entry.amount)}${entry.amount > 0 ? ' Cr' : ''}`;
    const date = (entry: Entry) => `${desk.written(entry.date, 'dd/MM/yyyy')} ${time(entry)}`;
    const points = (entry: Entry) =>
      entry.kind === 'card' ? String(Math.floor(-entry.amount / 15_000)) : '';
    const home = ledger.entries.filter(({ foreign }) => foreign === null);
    const abroad = ledger.entries.filter(({ foreign }) => foreign !== null);
    const foreign = (entry: Entry) =>
      `${entry.foreign?.currency} ${((entry.foreign?.amount ?? 0) / 100).toFixed(2)}`;
    const number = `4375 51XX XXXX ${ledger.number.slice(-4)}`;
    const html = webPage({
      locale: desk.locale,
      css: '.grid td, .grid th { text-align: center; border: 1px solid #004c8f; padding: 5pt } .acts th { background: #004c8f; color: #fff } h3 { margin: 12pt 0 3pt }',
      body: `<div class="row"><b style="font-size:14pt">${esc(desk.bank)} Regalia Credit Card Statement</b><div>GSTIN: 33AAACH2702H2Z6</div></div><p>Name : JORDAN SAMPLE<br>Statement for ${esc(desk.bank)} Credit Card<br>Card No: ${number}<br>Statement Date: ${desk.written(ledger.end, 'dd/MM/yyyy')}</p>
<table class="grid">${tr(['Payment Due Date', 'Total Dues', 'Minimum Amount Due'], 'th')}${tr([desk.written(ledger.end + 20, 'dd/MM/yyyy'), desk.number(ledger.closing), desk.number(Math.round(Math.abs(ledger.closing) * 0.05))])}</table>
<table class="grid">${tr(['Credit Limit', 'Available Credit Limit', 'Available Cash Limit'], 'th')}${tr(['8,00,000', '3,11,522', '2,40,000.00'])}</table>
<h3>Account Summary</h3><table class="grid">${tr(['Opening<br>Balance', 'Payment/<br>Credits', 'Purchase/<br>Debits', 'Finance<br>Charges', 'Total<br>Dues'], 'th')}${tr([desk.number(ledger.opening), `- ${desk.number(ledger.into.sum)}`, `+ ${desk.number(ledger.out.sum)}`, '+ 0.00', `= ${desk.number(ledger.closing)}`])}</table>
<h3>Domestic Transactions</h3>${sheetTable(['Date', 'Transaction Description', '>Feature Reward<br>Points', '>Amount (in Rs.)'], [`<tr><td colspan="4"><b>JORDAN SAMPLE</b></tr>`, ...home.map((entry) => tr([date(entry), esc(entry.lines.join(' ')), `>${points(entry)}`, amount(entry)]))], 'class="acts"')}
${
  abroad.length > 0
    ? `<h3>International Transactions</h3>${sheetTable(
        ['Date', 'Transaction Description', '>Foreign Currency Amount', '>Amount (in Rs.)'],
        abroad.map((entry) =>
          tr([date(entry), esc(entry.lines.join(' ')), `>${foreign(entry)}`, amount(entry)]),
        ),
        'class="acts"',
      )}`
    : ''
}
<h3>Reward Points Summary</h3><table class="grid">${tr(['Opening Balance', 'Earned', 'Disbursed', 'Adjusted/Lapsed', 'Closing Balance'], 'th')}${tr(['9,114', '342', '0', '0', '9,456'])}</table>`,
    });
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries: [...home, ...abroad],
          number,
          alternatives: (entry) => [
            `${time(entry)} ${entry.lines.join(' ')}`,
            `${entry.lines.join(' ')} ${time(entry)}`,
            `${time(entry)} ${entry.lines.join(' ')} ${entry.foreign === null ? points(entry) : foreign(entry)}`,
            `${entry.lines.join(' ')} ${foreign(entry)}`,
            `${entry.lines.join(' ')} ${points(entry)}`,
          ],
        }),
      ],
    };
  },
};
