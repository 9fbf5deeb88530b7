import { MALAYSIA } from './new-places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Malaysian account: headings in two languages side by side, a column of tax between deposits and the balance. */
export const myBankTaxColumn = tablePrint({
  id: 'my-bank-tax-column',
  kind: 'bank_statement',
  tags: ['bilingual', 'tax-column', 'debit-credit-columns', 'running-balance', 'opening-in-table'],
  locales: MALAYSIA,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  order: {
    movements: {
      card: [['MEPS DEBIT {m}'], ['DUITNOW QR {m}', '{r}']],
      transferIn: [['DUITNOW TO ACCOUNT', '{p}', '{k}']],
      transferOut: [['I-FUNDS TR TO SA', '{p}']],
      salary: [['AUTOPAY CR {e}']],
      cash: [['ATM WITHDRAWAL {c}']],
      fee: [['SERVICE CHARGE']],
    },
  },
  css: 'th { border: 1px solid #900; font-size: 7.5pt }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)} Bank</b><div>Statement Date / Tarikh Penyata ${s.full(s.ledger.end)}<br>Account No / No Akaun ${s.ledger.number.replace(/\D/g, '')}<br>Page / Halaman 1 of 2</div></div><p>JORDAN SAMPLE<br>14 JALAN MELATI<br>50480 KUALA LUMPUR</p><b>CURRENT ACCOUNT / AKAUN SEMASA</b>`,
  columns: [
    ['Date<br>Tarikh', (e, s) => s.day(e.date)],
    ['Description<br>Diskripsi', stacked],
    ['Cheque / Ref No<br>No Cek / Rujukan', () => ''],
    ['>Withdrawal<br>Pengeluaran', (e, s) => s.out(e)],
    ['>Deposits<br>Deposit', (e, s) => s.into(e)],
    ['>Tax<br>Cukai', (e) => (e.kind === 'fee' ? '0.30' : '')],
    ['>Balance<br>Baki', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [['', 'OPENING BALANCE', '', '', '', '', `>${s.signed(s.ledger.opening)}`]],
  last: (s) => [['', 'CLOSING BALANCE / BAKI PENUTUP', '', '', '', '', `>${s.signed(s.ledger.closing)}`]],
  truth: () => ({ balances: 'every-row' }),
});
