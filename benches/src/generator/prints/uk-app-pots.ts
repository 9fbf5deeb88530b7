import { BRITAIN } from './places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A British app bank: newest first, one signed column and the balance, then the same days again for a pot with its own sums. */
export const ukAppPots = tablePrint({
  id: 'uk-app-pots',
  kind: 'bank_statement',
  tags: ['fintech', 'newest-first', 'signed', 'running-balance', 'pots'],
  locales: BRITAIN,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  isNewestFirst: true,
  order: {
    kinds: ['card', 'transferIn', 'transferOut', 'salary', 'cash'],
    movements: {
      card: [
        ['{m} {c} GBR'],
        ['{m} {c} GBR Declined check'],
        ['{m} 0203{r} IRL', 'Amount: EUR -12.40. Conversion rate: 1.1701.'],
      ],
      transferIn: [['{p} (Faster Payments) Reference: {k}']],
      transferOut: [['{p} (P2P Payment)', 'Reference: rent'], ['Transfer to Pot']],
      salary: [['{e} (Bacs) Reference: {r}']],
      cash: [['ATM {c} GBR']],
    },
  },
  css: 'th { border-bottom: 1px solid #ccc; color: #666 } td { padding: 4pt }',
  above: (
    s,
  ) => `<div class="row"><b style="font-size:18pt">${esc(s.desk.bank)}</b><div>Personal Account statement<br>${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</div></div><p>Jordan Sample, 14 Alder Row, Leeds LS1 4AB<br>Account number: ${s.ledger.number.replace(/\D/g, '').slice(-8)} · Sort code: 04-00-04 · BIC: MONZGB2L</p>
<div class="row"><div><b style="font-size:14pt">£${s.number(s.ledger.closing)}</b><br>Personal Account balance<br><span class="small">(Excluding all Pots)</span></div><div><b>£310.00</b><br>Balance in Pots<br><span class="small">(This includes both Regular Pots with us and Savings Pots with external providers)</span></div><div><b>-£${s.number(s.ledger.out.sum)}</b><br>Total outgoings</div><div><b>+£${s.number(s.ledger.into.sum)}</b><br>Total deposits</div></div>`,
  columns: [
    ['Date', (e, s) => s.day(e.date)],
    ['Description', stacked],
    ['>(GBP) Amount', (e, s) => s.signed(e.amount)],
    ['>(GBP) Balance', (e, s) => s.signed(e.balance)],
  ],
  below: (s) =>
    `<p class="small">Deposits are protected by the Financial Services Compensation Scheme (FSCS) up to a value of £85,000 per customer. Statement created on ${s.full(s.ledger.end + 2)}.</p>`,
  truth: () => ({ balances: 'every-row', opening: null }),
});
