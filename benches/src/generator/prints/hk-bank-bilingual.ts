import { HONG_KONG } from './new-places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc, lines, sheetTable, tr } from './web-page.ts';

/** A Hong Kong account: headings in two languages, days once, deposits before withdrawals, balances once a day, brought and carried forward. */
export const hkBankBilingual = tablePrint({
  id: 'hk-bank-bilingual',
  kind: 'bank_statement',
  tags: [
    'bilingual',
    'date-once-per-day',
    'credit-before-debit',
    'balance-end-of-day',
    'opening-in-table',
    'no-year',
    'summary-table',
  ],
  locales: HONG_KONG,
  dates: ['d MMM', 'd MMMM yyyy'],
  order: {
    movements: {
      card: [['{m} HONG KONG', 'HKD PURCHASE ({d})']],
      transferIn: [
        ['CR TO {r}', '{p}'],
        ['FPS CREDIT {k}', '{p}'],
      ],
      transferOut: [
        ['FPS DEBIT', '{p} {k}'],
        ['TRANSFER', '{r}'],
      ],
      salary: [['AUTOPAY IN', '{e}']],
      cash: [['ATM WITHDRAWAL', '({d})']],
      directDebit: [['AUTOPAY OUT', '{m}']],
      fee: [['SERVICE FEE 服務費']],
      interest: [['CREDIT INTEREST 利息收入']],
    },
  },
  css: 'body { font-family: Arial, "Liberation Sans", "Droid Sans Fallback" } th { border-bottom: 1px solid; font-size: 7.5pt } td:first-child { width: 9% }',
  above: (
    s,
  ) => `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Statement 結單<br>Statement Date 結單日期 ${s.full(s.ledger.end)}<br>Branch 分行 CENTRAL<br>Number 號碼 ${s.ledger.number.replace(/\D/g, '').slice(-9)}-833<br>Page 頁 1 of 3</div></div><p>MS SAMPLE JORDAN<br>FLAT 14A ALDER COURT<br>KOWLOON HONG KONG</p>
<b>Portfolio Summary 戶口摘要</b>${sheetTable(['Account Type 戶口類別', 'Account Number 戶口號碼', 'CCY 貨幣', '>Balance 結餘', '>HKD Equivalent 港元等值'], [tr(['HKD Current 港元往來', '110-2-88120', 'HKD', `>${s.signed(s.ledger.closing)}`, `>${s.signed(s.ledger.closing)}`]), tr(['Total Deposits 存款總額', '', '', '', `>${s.signed(s.ledger.closing)}`])])}
<b>Account Transaction History 戶口進支</b><br><b>HKD Current 港元往來</b>`,
  columns: [
    ['Date<br>日期', (e, s) => s.day(e.date)],
    ['Transaction Details<br>進支詳情', stacked],
    ['>Deposit<br>存入', (e, s) => s.into(e)],
    ['>Withdrawal<br>提取', (e, s) => s.out(e)],
    ['>Balance<br>結餘', (e, s) => `${s.number(e.balance)}${e.balance < 0 ? ' DR' : ''}`],
  ],
  rows: (s) =>
    s.entries.map((entry, at) => {
      const isFirst = s.entries[at - 1]?.date !== entry.date;
      const isLast = s.entries[at + 1]?.date !== entry.date;
      return tr([
        isFirst ? s.day(entry.date) : '',
        lines(entry.lines),
        `>${s.into(entry)}`,
        `>${s.out(entry)}`,
        `>${isLast ? `${s.number(entry.balance)}${entry.balance < 0 ? ' DR' : ''}` : ''}`,
      ]);
    }),
  first: (s) => [[s.day(s.ledger.start), 'B/F BALANCE 承前轉結', '', '', `>${s.signed(s.ledger.opening)}`]],
  last: (s) => [
    [
      '',
      'C/F BALANCE 轉結餘額',
      '',
      '',
      `>${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? ' DR' : ''}`,
    ],
  ],
  below: (s) =>
    `<p>Total No. of Deposits 存入次數總計: ${s.ledger.into.count} &nbsp; Total Deposit Amount 存入總額: ${s.number(s.ledger.into.sum)}<br>Total No. of Withdrawals 提取次數總計: ${s.ledger.out.count} &nbsp; Total Withdrawal Amount 提取總額: ${s.number(s.ledger.out.sum)}</p>`,
  truth: () => ({ balances: 'last-of-day' }),
});
