import type { Ledger } from '@tieout/corpus';
import { IRELAND } from './more-places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** An Irish credit union: shares and a budget account of one member under each other, "Lodged" and "Withdrawn", a dash where nothing moved. */
export const ieCreditUnionShares: Print = {
  id: 'ie-credit-union-shares',
  kind: 'bank_statement',
  tags: ['multi-account', 'debit-credit-columns', 'running-balance', 'dash-for-empty', 'opening-in-table'],
  locales: IRELAND,
  draw: (desk) => {
    const shares = desk.ledger({
      entryCount: desk.random.whole(4, 16),
      kinds: ['transferIn', 'transferOut', 'interest', 'cash'],
      movements: {
        transferIn: [['EFT Lodgement'], ['Payroll Lodgement {e}'], ['Counter Lodgement']],
        transferOut: [['EFT Withdrawal {p}']],
        interest: [['Dividend']],
        cash: [['Cash Withdrawal']],
      },
      number: '104417 S1',
    });
    const budget = desk.ledger({
      entryCount: desk.random.whole(4, 20),
      start: shares.start,
      kinds: ['transferIn', 'directDebit', 'card', 'fee'],
      movements: {
        transferIn: [['Transfer From Shares']],
        directDebit: [['DD {m}']],
        card: [['POS {m} {c}']],
        fee: [['Affiliation Fee'], ['Govt Stamp Duty']],
      },
      number: '104417 B1',
    });
    const day = (at: number) => desk.written(at, 'dd/MM/yy');
    const part = (name: string, ledger: Ledger) =>
      `<h3>${name} &nbsp; ${ledger.number}</h3>${sheetTable(
        ['Date', 'Transaction', '>Withdrawn', '>Lodged', '>Balance'],
        [
          tr([day(ledger.start), 'Balance Forward', '>-', '>-', `>${desk.signed(ledger.opening)}`]),
          ...ledger.entries.map((entry) =>
            tr([
              day(entry.date),
              esc(entry.lines.join(' ')),
              `>${entry.amount < 0 ? desk.number(entry.amount) : '-'}`,
              `>${entry.amount > 0 ? desk.number(entry.amount) : '-'}`,
              `>${desk.signed(entry.balance)}`,
            ]),
          ),
        ],
      )}<p><b>Closing Balance ${day(ledger.end)}: €${desk.signed(ledger.closing)}</b></p>`;
    const body = `<div class="row"><b style="font-size:15pt">Harbour Parish Credit Union Ltd</b><div>Member Statement<br>Member No: 104417<br>From ${desk.written(shares.start, 'dd/MM/yyyy')} to ${desk.written(shares.end, 'dd/MM/yyyy')}</div></div><p>Ms Jordan Sample<br>14 Alder Row<br>Galway H91 X0X0</p>${part('SHARE ACCOUNT', shares)}${part('BUDGET ACCOUNT', budget)}<p class="small">Loan protection and life savings insurance is provided at no direct cost to the member. Harbour Parish Credit Union Ltd is regulated by the Central Bank. Deposits are guaranteed up to €100,000 per person.</p>`;
    return {
      html: webPage({
        locale: desk.locale,
        css: 'th { border-bottom: 1px solid } h3 { margin: 10pt 0 2pt }',
        body,
      }),
      accounts: [shares, budget].map((ledger) => desk.truth(ledger, { balances: 'every-row', number: null })),
    };
  },
};
