import { MALAYSIA } from './new-places.ts';
import type { Print } from './print.ts';
import { lines, sheetTable, tr, webPage } from './web-page.ts';

/** A Malaysian account: headings in three languages over one another, a sign behind each sum, the balance after each row. */
export const myBankThreeTongues: Print = {
  id: 'my-bank-three-tongues',
  kind: 'bank_statement',
  tags: ['bilingual', 'trailing-minus', 'trailing-plus', 'running-balance', 'opening-in-table', 'multi-line'],
  locales: MALAYSIA,
  draw: (desk) => {
    const ledger = desk.ledger({
      entryCount: desk.random.whole(5, 45),
      movements: {
        card: [['SALE DEBIT', '{m}', '{r}*']],
        transferIn: [
          ['FUND TRANSFER TO A/', '{p} *', '{k}'],
          ['CMS - CR PYMT', '{e}'],
        ],
        transferOut: [
          ['FPX PAYMENT FR A/', '{p}', '{r}'],
          ['IBK FUND TFR FR A/C', '{p} *'],
        ],
        directDebit: [['PRE-AUTH DEBIT', '{m}']],
        salary: [['SALARY CREDIT', '{e}']],
        cash: [['CASH WITHDRAWAL', '{c} {f}']],
        fee: [['SERVICE CHARGE']],
      },
    });
    const day = (at: number) => desk.written(at, 'dd/MM/yy');
    const trailing = (minor: number) => `>${desk.number(minor)}${minor < 0 ? '-' : '+'}`;
    const heading = (english: string, malay: string, chinese: string) =>
      `${chinese}<br>${malay}<br>${english}`;
    const html = webPage({
      locale: desk.locale,
      css: 'th { border-bottom: 1px solid; font-size: 7.5pt; font-family: "Liberation Sans", "Droid Sans Fallback" } td:first-child { width: 13% }',
      body: `<div class="row"><b style="font-size:13pt">${desk.bank} Berhad</b><div>MUKA/页/PAGE : 1<br>TARIKH PENYATA STATEMENT DATE : ${day(ledger.end)}<br>NOMBOR AKAUN ACCOUNT NUMBER : ${ledger.number}</div></div><p>MS JORDAN SAMPLE<br>14 JALAN MELATI<br>50000 KUALA LUMPUR</p><p>PROTECTED BY PIDM UP TO RM250,000 FOR EACH DEPOSITOR</p><b>URUSNIAGA AKAUN/ 戶口進支項 /ACCOUNT TRANSACTIONS</b>
${sheetTable(
  [
    heading('ENTRY DATE', 'TARIKH MASUK', '進支日期'),
    heading('TRANSACTION DESCRIPTION', 'BUTIR URUSNIAGA', '進支項說明'),
    `>${heading('TRANSACTION AMOUNT', 'JUMLAH URUSNIAGA', '银碼')}`,
    `>${heading('STATEMENT BALANCE', 'BAKI PENYATA', '結單存餘')}`,
  ],
  [
    tr(['', 'BEGINNING BALANCE', '', `>${desk.signed(ledger.opening)}`]),
    ...ledger.entries.map((entry) =>
      tr([day(entry.date), lines(entry.lines), trailing(entry.amount), `>${desk.signed(entry.balance)}`]),
    ),
  ],
)}<p>ENDING BALANCE : ${desk.signed(ledger.closing)}<br>TOTAL CREDIT : ${desk.number(ledger.into.sum)}<br>TOTAL DEBIT : ${desk.number(ledger.out.sum)}</p>`,
    });
    return { html, accounts: [desk.truth(ledger, { balances: 'every-row' })] };
  },
};
