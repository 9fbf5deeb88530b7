import { LITHUANIA } from './more-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Lithuanian account: payer or payee and purpose in two columns, signed sums, no balances between. */
export const ltBankLetters = tablePrint({
  id: 'lt-bank-letters',
  kind: 'bank_statement',
  tags: ['lang:lt-words', 'signed', 'no-running-balance', 'several-text-columns', 'opening-in-table'],
  locales: LITHUANIA,
  dates: ['yyyy-MM-dd', 'yyyy-MM-dd'],
  order: {
    movements: {
      card: [['PIRKINYS {f}{f} {m} {c}']],
      transferIn: [['Pervedimas {r}']],
      transferOut: [['Nuoma {r}'], ['Sąskaita {k}']],
      salary: [['Darbo užmokestis']],
      cash: [['Grynieji ATM {c}']],
      fee: [['Paslaugų plano mokestis']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 8pt } th { border-bottom: 1px solid }',
  above: (s) =>
    `<b style="font-size:13pt">${esc(s.desk.bank)}</b><h3>SĄSKAITOS IŠRAŠAS</h3><p>Klientas: ONA PAVYZDYTĖ<br>Sąskaitos Nr.: LT12 1000 0111 0100 1000<br>Laikotarpis: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}<br>Valiuta: EUR</p>`,
  columns: [
    ['Data', (e, s) => s.day(e.date)],
    ['Gavėjas / Mokėtojas', () => 'ONA PAVYZDYTĖ'],
    ['Paaiškinimai', inOne],
    ['>Suma', (e, s) => s.signed(e.amount)],
  ],
  first: (s) => [['', '', 'Likutis pradžioje', `>${s.signed(s.ledger.opening)}`]],
  last: (s) => [
    ['', '', 'Debeto apyvarta', `>${s.signed(-s.ledger.out.sum)}`],
    ['', '', 'Kredito apyvarta', `>${s.number(s.ledger.into.sum)}`],
    ['', '', 'Likutis pabaigoje', `>${s.signed(s.ledger.closing)}`],
  ],
  truth: () => ({ balances: 'none', describe: (e) => `ONA PAVYZDYTĖ ${e.lines.join(' ')}` }),
});
