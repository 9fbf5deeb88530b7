import { ITALY } from './places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** An Italian account: days of booking and value, sums given and had, and then what they were. */
export const itBankTextLast = tablePrint({
  id: 'it-bank-text-last',
  kind: 'bank_statement',
  tags: ['two-dates', 'debit-credit-columns', 'no-running-balance', 'description-last', 'opening-in-table'],
  locales: ITALY,
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  order: {
    movements: {
      card: [['PAGAMENTO POS', 'CARTA N. {f} PRESSO {m} {c}']],
      transferIn: [['BONIFICO A VOSTRO FAVORE', 'DA {p} PER rimborso']],
      transferOut: [['DISPOSIZIONE DI BONIFICO', 'A {p} affitto']],
      salary: [['EMOLUMENTI', '{e} STIPENDIO']],
      cash: [['PRELIEVO BANCOMAT', '{c} ORE 14:22']],
      directDebit: [['ADDEBITO DIRETTO SDD', '{m} MANDATO {k}']],
      fee: [['CANONE MENSILE'], ['IMPOSTA DI BOLLO E/C']],
    },
  },
  css: 'td, th { border: 1px solid #999 } td:last-child { width: 50% }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>ESTRATTO CONTO N. 1/${s.desk.written(s.ledger.end, 'yyyy')}<br>AL ${s.full(s.ledger.end)}</div></div><p>GENTILE CLIENTE<br>JORDAN ESEMPIO<br>VIA DEGLI ONTANI 14<br>20121 MILANO MI</p><p>CONTO CORRENTE N. ${s.ledger.number.replace(/\D/g, '').slice(-8)}/81 &nbsp; IBAN IT60 X054 2811 1010 0000 0123 456</p>`,
  columns: [
    ['DATA<br>CONTABILE', (e, s) => s.day(e.date)],
    ['DATA<br>VALUTA', (e, s) => s.day(e.postDate)],
    ['>MOVIMENTI<br>DARE', (e, s) => s.out(e)],
    ['>MOVIMENTI<br>AVERE', (e, s) => s.into(e)],
    ['DESCRIZIONE DELLE OPERAZIONI', stacked],
  ],
  first: (s) => [
    ['', s.day(s.ledger.start - 1), '', `>${s.number(s.ledger.opening)}`, 'SALDO INIZIALE A VOSTRO CREDITO'],
  ],
  last: (s) => [
    ['', '', `>${s.number(s.ledger.out.sum)}`, `>${s.number(s.ledger.into.sum)}`, 'TOTALE MOVIMENTI'],
    [
      '',
      s.day(s.ledger.end),
      s.ledger.closing < 0 ? `>${s.number(s.ledger.closing)}` : '',
      s.ledger.closing < 0 ? '' : `>${s.number(s.ledger.closing)}`,
      `SALDO FINALE A VOSTRO ${s.ledger.closing < 0 ? 'DEBITO' : 'CREDITO'}`,
    ],
  ],
  below: () =>
    '<p class="small">Tasso creditore annuo 0,0100 %. Fido accordato 1.500,00 euro. Fondo interbancario di tutela dei depositi fino a 100.000,00 euro.</p>',
  truth: () => ({ balances: 'none' }),
});
