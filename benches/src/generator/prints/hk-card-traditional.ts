import { HONG_KONG } from './new-places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A Hong Kong card: posting day before the day of the purchase, both without a year, CR behind what was paid, headings in two languages. */
export const hkCardTraditional: Print = {
  id: 'hk-card-traditional',
  kind: 'credit_card_statement',
  tags: ['bilingual', 'card', 'two-dates', 'no-year', 'cr-suffix', 'opening-in-table', 'closing-in-table'],
  locales: HONG_KONG,
  draw: (desk) => {
    const ledger = desk.ledger({ isCard: true, entryCount: desk.random.whole(6, 40) });
    const day = (at: number) => desk.written(at, 'MMM dd').toUpperCase();
    const owed = (minor: number) => `${desk.number(minor)}${minor < 0 ? ' CR' : ''}`;
    const html = webPage({
      locale: desk.locale,
      css: 'body { font-family: Arial, "Liberation Sans", "Droid Sans Fallback" } th { border-bottom: 1px solid; border-top: 1px solid }',
      body: `<div class="row"><b style="font-size:13pt">信用卡月結單 Credit Card Statement</b><div>${esc(desk.bank)}</div></div><p>MR SAMPLE JORDAN</p><table style="width:70%">${tr(['卡號 Card Number', ledger.number])}${tr(['月結單日 Statement Date', desk.written(ledger.end, 'dd MMM yyyy')])}${tr(['到期繳款日 Payment Due Date', desk.written(ledger.end + 25, 'dd MMM yyyy')])}${tr(['信用限額 Credit Limit', 'HKD 120,000.00'])}${tr(['結單結欠 Statement Balance', `HKD ${owed(ledger.closing)}`])}${tr(['最低付款額 Minimum Payment', 'HKD 220.00'])}</table><p></p>
${sheetTable(
  [
    '記賬日期<br>Post Date',
    '交易日期<br>Trans Date',
    '賬項說明<br>Description of Transaction',
    '>金額 (港元)<br>Amount (HKD)',
  ],
  [
    tr(['', '', 'PREVIOUS BALANCE 上期結欠', `>${owed(ledger.opening)}`]),
    ...ledger.entries.map((entry) =>
      tr([day(entry.postDate), day(entry.date), esc(entry.lines.join(' ')), `>${owed(-entry.amount)}`]),
    ),
    tr(['', '', 'CURRENT BALANCE 本期結欠', `>${owed(ledger.closing)}`]),
  ],
)}`,
    });
    return { html, accounts: [desk.truth(ledger, { balances: 'none', printsPostDate: true })] };
  },
};
