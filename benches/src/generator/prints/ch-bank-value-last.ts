import { SWITZERLAND } from './places.ts';
import { stacked, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Swiss account, newest first: burdens before credits, the day of value and the balance last, sums of the period between. */
export const chBankValueLast = tablePrint({
  id: 'ch-bank-value-last',
  kind: 'bank_statement',
  tags: [
    'apostrophe-numbers',
    'newest-first',
    'debit-credit-columns',
    'running-balance',
    'value-date-between',
    'opening-below',
  ],
  locales: SWITZERLAND,
  dates: ['dd.MM.yyyy', 'd. MMMM yyyy'],
  isNewestFirst: true,
  order: {
    movements: {
      card: [['{m}', '{c}', 'Zahlung Debitkarte']],
      transferIn: [['{p}', 'Gutschrift']],
      transferOut: [['{p}', 'e-banking-Vergütungsauftrag']],
      salary: [['{e}', 'Salärzahlung']],
      cash: [['Bancomat {c}', 'Bezug']],
      fee: [['Saldo Dienstleistungspreisabschluss']],
    },
  },
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Kontoauszug<br>${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}</div></div><p>Kontonummer 0235 00881204.40C &nbsp; IBAN CH15 0023 5235 8812 0440 C &nbsp; CHF Privatkonto</p>`,
  columns: [
    ['Datum', (e, s) => s.day(e.date)],
    ['Informationen', stacked],
    ['>Belastungen', (e, s) => s.out(e)],
    ['>Gutschriften', (e, s) => s.into(e)],
    ['Valuta', (e, s) => s.day(e.postDate)],
    ['>Saldo', (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [s.day(s.ledger.end), '<b>Schlusssaldo</b>', '', '', '', `><b>${s.signed(s.ledger.closing)}</b>`],
  ],
  last: (s) => [
    [s.day(s.ledger.start), '<b>Anfangssaldo</b>', '', '', '', `><b>${s.signed(s.ledger.opening)}</b>`],
    [
      '',
      '<b>Umsatztotal</b>',
      `><b>${s.number(s.ledger.out.sum)}</b>`,
      `><b>${s.number(s.ledger.into.sum)}</b>`,
      '',
      '',
    ],
  ],
  truth: () => ({ balances: 'every-row' }),
});
