import { INDIA } from '../prints/places.ts';
import { formPrint } from './form.ts';

/** An Indian private bank: rows numbered, zeros in empty cells, remarks above and below the line of figures. */
export const inBankSerialZeros = formPrint({
  id: 'in-bank-serial-zeros',
  kind: 'bank_statement',
  tags: ['row-numbers', 'zero-filled', 'wrapped-around', 'two-dates', 'running-balance'],
  locales: INDIA,
  dates: ['dd/MM/yyyy', 'MMMM d, yyyy'],
  size: 7.5,
  leading: 9,
  gap: 6,
  top: 190,
  topAgain: 60,
  bottom: 760,
  isHeadedOnce: true,
  order: {
    movements: {
      card: [['UPI/{m}/{k}/Pay', 'to BharatPe/{r}/', 'YES BANK/{r}']],
      transferIn: [['UPI/{p}/{k}@okaxis', '/Payment from Ph/', 'AXIS/{r}']],
      salary: [['NEFT-CITIN{r}-{e}', '-SALARY FOR MAY', '-{r}']],
      transferOut: [['MMT/IMPS/{r}/Rent', '/{p}/', 'HDFC000{f}']],
      directDebit: [['ACH/{m}', '/ICIC70{r}', '/{r}']],
      cash: [['NFS/{r}/S1ANA', '{f}/{c}/{d}', '/CASH WDL']],
      fee: [['SMSChg_Apr-Jun', '24+GST', '/{r}']],
      refund: [['UPI/REV/{m}', '/{r}', '/refund']],
      interest: [['{f}:Int.Pd:30-', '03-2024 to 29-', '06-2024']],
    },
  },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 14, isBold: true }],
    [200, 70, 'DETAILED STATEMENT', { isBold: true, size: 10 }],
    [40, 96, 'Name: JORDAN SAMPLE'],
    [40, 108, 'Account Number: 001401512345 ( INR )  - JORDAN SAMPLE'],
    [40, 120, `Transaction Date from: ${s.day(s.ledger.start)}   to: ${s.day(s.ledger.end)}`],
    [40, 132, 'Transaction Period: From - To -   Statement Request/Download Date: 01/01/2026'],
  ],
  again: () => [],
  columns: [
    ['S No.', 30, (e, s) => ['', String(s.entries.indexOf(e) + 1)]],
    ['Value Date', 56, (e, s) => ['', s.day(e.postDate)]],
    ['Transaction\nDate', 106, (e, s) => ['', s.day(e.date)]],
    ['Cheque\nNumber', 160, () => ['', '-']],
    ['Transaction Remarks', 210, (e) => e.lines],
    ['Withdrawal\nAmount (INR )', -390, (e, s) => ['', s.out(e) || '0.0']],
    ['Deposit\nAmount (INR )', -470, (e, s) => ['', s.into(e) || '0.0']],
    ['Balance (INR )', -560, (e, s) => ['', s.signed(e.balance)]],
  ],
  last: () => [
    [
      [40, 1, 'Legends Used in Account Statement', { isBold: true }],
      [40, 2, 'VAT/MAT/NFS - Cash withdrawal at other bank ATM'],
      [40, 3, 'EBA - Transactions on direct trading account'],
    ],
  ],
  truth: () => ({ balances: 'every-row', number: '001401512345', opening: null, closing: null }),
});
