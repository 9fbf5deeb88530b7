import { TURKEY } from './new-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Turkish business account: value day, slip number, text, debt and claim apart, the balance with B or A behind it. */
export const trBankDebtCredit = tablePrint({
  id: 'tr-bank-debt-credit',
  kind: 'bank_statement',
  tags: [
    'two-dates',
    'debit-credit-columns',
    'running-balance',
    'balance-letters',
    'opening-in-table',
    'reference-column',
  ],
  locales: TURKEY,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  css: 'td, th { border: 1px solid #bbb; font-size: 8pt }',
  above: (s) =>
    `<b style="font-size:12pt">${esc(s.desk.bank)} A.Ş.</b><h3>CARİ HESAP EKSTRESİ</h3><p>ÖRNEK TEKSTİL A.Ş.<br>Hesap Numarası: ${s.ledger.number.replace(/\D/g, '')}<br>Döviz Cinsi: TRY<br>Başlangıç Tarihi: ${s.full(s.ledger.start)} Bitiş Tarihi: ${s.full(s.ledger.end)}</p>`,
  columns: [
    ['İşlem Tarihi', (e, s) => s.day(e.date)],
    ['Valör', (e, s) => s.day(e.date)],
    ['Fiş No', (e) => e.reference],
    ['Açıklama', inOne],
    ['>Borç', (e, s) => s.out(e)],
    ['>Alacak', (e, s) => s.into(e)],
    ['>Bakiye', (e, s) => `${s.number(e.balance)} ${e.balance < 0 ? 'B' : 'A'}`],
  ],
  first: (s) => [['', '', '', 'Devreden Bakiye', '', '', `>${s.number(s.ledger.opening)} A`]],
  last: (s) => [
    ['', '', '', 'TOPLAM', `>${s.number(s.ledger.out.sum)}`, `>${s.number(s.ledger.into.sum)}`, ''],
  ],
  truth: () => ({ balances: 'every-row', closing: null }),
});
