import { VIETNAM } from './more-places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A Vietnamese card: days of use and of record, the sum and CR behind what was paid in, dong without parts, owed before and now above. */
export const vnCardDong: Print = {
  id: 'vn-card-dong',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'no-decimals', 'cr-suffix', 'summary-table', 'bilingual'],
  locales: VIETNAM,
  draw: (desk) => {
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(6, 40),
      movements: {
        transferIn: [['THANH TOAN DU NO THE']],
        refund: [['HOAN TIEN {m}']],
        fee: [['PHI THUONG NIEN']],
        card: [['{m} {c} VN']],
      },
    });
    const day = (at: number) => desk.written(at, 'dd/MM/yyyy');
    const owed = (minor: number) => `${desk.number(minor)}${minor < 0 ? ' CR' : ''}`;
    const html = webPage({
      locale: desk.locale,
      css: 'th { background: #fbe3e3 } td, th { border: 1px solid #ccc }',
      body: `<b style="font-size:13pt">SAO KÊ THẺ TÍN DỤNG / CREDIT CARD STATEMENT</b><p>${esc(desk.bank)}<br>Chủ thẻ: TRAN THI VI DU<br>Số thẻ: ${ledger.number}<br>Ngày sao kê: ${day(ledger.end)}<br>Ngày đến hạn thanh toán: ${day(ledger.end + 15)}</p><table style="width:60%">${tr(['Dư nợ kỳ trước', `>${owed(ledger.opening)}`])}${tr(['Tổng thanh toán', `>${desk.number(ledger.into.sum)}`])}${tr(['Tổng chi tiêu', `>${desk.number(ledger.out.sum)}`])}${tr(['Dư nợ cuối kỳ', `>${owed(ledger.closing)}`])}${tr(['Số tiền thanh toán tối thiểu', '>250,000'])}</table><p></p>
${sheetTable(
  ['Ngày giao dịch', 'Ngày hạch toán', 'Diễn giải', '>Số tiền (VND)'],
  ledger.entries.map((entry) =>
    tr([day(entry.date), day(entry.postDate), esc(entry.lines.join(' ')), `>${owed(-entry.amount)}`]),
  ),
)}`,
    });
    return { html, accounts: [desk.truth(ledger, { balances: 'none', printsPostDate: true })] };
  },
};
