import { THAILAND } from './more-places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A Thai card: day of use and day of record without a year, a minus behind what was paid, what was owed before and is owed now in rows. */
export const thCardStatement: Print = {
  id: 'th-card-statement',
  kind: 'credit_card_statement',
  tags: [
    'card',
    'two-dates',
    'no-year',
    'trailing-minus',
    'opening-in-table',
    'closing-in-table',
    'buddhist-years',
  ],
  locales: THAILAND,
  draw: (desk) => {
    const ledger = desk.ledger({ isCard: true, entryCount: desk.random.whole(6, 40) });
    const day = (at: number) => desk.written(at, 'dd/MM');
    const full = (at: number) => desk.written(at, 'dd/MM/BBBB');
    const owed = (minor: number) => `${desk.number(minor)}${minor < 0 ? '-' : ''}`;
    const html = webPage({
      locale: desk.locale,
      css: 'th { border-bottom: 1px solid #333 } td { border-bottom: 1px solid #eee }',
      body: `<b style="font-size:13pt">ใบแจ้งยอดบัญชีบัตรเครดิต</b><p>${esc(desk.bank)}<br>หมายเลขบัตร ${ledger.number}<br>วันที่สรุปยอด ${full(ledger.end)}<br>วันครบกำหนดชำระ ${full(ledger.end + 20)}</p><p>ยอดเรียกเก็บ ${owed(ledger.closing)} บาท</p>
${sheetTable(
  ['วันที่ใช้', 'วันที่บันทึก', 'รายการ', '>จำนวนเงิน (บาท)'],
  [
    tr(['', '', 'ยอดครั้งก่อน', `>${owed(ledger.opening)}`]),
    ...ledger.entries.map((entry) =>
      tr([day(entry.date), day(entry.postDate), esc(entry.lines.join(' ')), `>${owed(-entry.amount)}`]),
    ),
    tr(['', '', 'ยอดรวมครั้งนี้', `>${owed(ledger.closing)}`]),
  ],
)}`,
    });
    return { html, accounts: [desk.truth(ledger, { balances: 'none', printsPostDate: true })] };
  },
};
