import { EMIRATES } from './more-places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Gulf account: days as "15MAR24", headings in English and Arabic, "Cr" behind balances. */
export const aeBankCompactDays = tablePrint({
  id: 'ae-bank-compact-days',
  kind: 'bank_statement',
  tags: [
    'bilingual',
    'compact-dates',
    'debit-credit-columns',
    'running-balance',
    'cr-suffix',
    'opening-in-table',
  ],
  locales: EMIRATES,
  dates: ['ddMMMyy', 'dd MMM yyyy'],
  order: {
    movements: {
      card: [
        ['POS-PURCHASE CARD NO.{f}XXXXXXXX{f} {r}', '{d} {m},{c}:AE'],
        ['CCY CARD TRANSACTION', '{m} USD 12.00'],
      ],
      transferIn: [['IPI TT REF: 09{r}', '{p} AED']],
      transferOut: [['MOBILE BANKING TRANSFER TO {p}', 'REF {k}']],
      salary: [['TRANSFER WPS SALARY {e}']],
      cash: [['ATM CASH WITHDRAWAL', '{c}']],
      fee: [['VAT ON CHARGES'], ['CHARGES INCL VAT']],
      directDebit: [['DIRECT DEBIT {m}', '{r}']],
    },
  },
  css: 'th { background: #072447; color: #fff } td:first-child { width: 10% }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><b>STATEMENT OF ACCOUNT كشف حساب</b></div><div class="row"><p>MS JORDAN SAMPLE<br>P O BOX 1422<br>DUBAI<br>UNITED ARAB EMIRATES</p><div>Account Number ${s.ledger.number.replace(/\D/g, '').slice(-12)}<br>Account Type CURRENT ACCOUNT<br>Currency AED<br>IBAN AE07 0331 2345 6789 0123 456<br>Statement From ${s.full(s.ledger.start)} To ${s.full(s.ledger.end)}</div></div>`,
  columns: [
    ['Date التاريخ', (e, s) => s.day(e.date).toUpperCase()],
    ['Description تفاصيل', stacked],
    ['>Debits مدين', (e, s) => s.out(e)],
    ['>Credits دائن', (e, s) => s.into(e)],
    ['>Balance الرصيد', (e, s) => `${s.number(e.balance)}${e.balance < 0 ? 'Dr' : 'Cr'}`],
  ],
  first: (s) => [['', 'BROUGHT FORWARD', '', '', `>${s.number(s.ledger.opening)}Cr`]],
  last: (s) => [
    ['', 'CARRIED FORWARD', '', '', `>${s.number(s.ledger.closing)}${s.ledger.closing < 0 ? 'Dr' : 'Cr'}`],
    ['', 'TOTAL', `>${s.number(s.ledger.out.sum)}`, `>${s.number(s.ledger.into.sum)}`, ''],
  ],
  truth: () => ({ balances: 'every-row' }),
});
