import { LITHUANIA } from './more-places.ts';
import { inOne, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A Latvian account: payer or payee over the purpose, debit and credit turnover under the rows. */
export const lvBankLatvian = tablePrint({
  id: 'lv-bank-latvian',
  kind: 'bank_statement',
  tags: ['lang:lv-words', 'debit-credit-columns', 'no-running-balance', 'opening-in-table'],
  locales: [
    {
      ...(LITHUANIA[0] as (typeof LITHUANIA)[number]),
      id: 'lv-LV',
      country: 'LV',
      numbers: [{ group: ' ', decimal: '.', grouping: 'thousands' }],
    },
  ],
  dates: ['dd.MM.yyyy', 'dd.MM.yyyy'],
  order: {
    movements: {
      card: [['PIRKUMS {f}{f} {m} {c}']],
      transferIn: [['Ienākošais maksājums {r}']],
      transferOut: [['Īre {r}']],
      salary: [['Alga {e}']],
      cash: [['Skaidra nauda {c}']],
      fee: [['Komisijas maksa']],
    },
  },
  css: 'body { font-family: "DejaVu Sans"; font-size: 8pt } th { border-bottom: 1px solid }',
  above: (s) =>
    `<b style="font-size:13pt">${esc(s.desk.bank)}</b><h3>KONTA PĀRSKATS</h3><p>Konta numurs: LV80 HABA 0551 0000 8812 0<br>Par periodu: ${s.full(s.ledger.start)} - ${s.full(s.ledger.end)}<br>Valūta: EUR</p>`,
  columns: [
    ['Datums', (e, s) => s.day(e.date)],
    ['Informācija saņēmējam', inOne],
    ['>Debets', (e, s) => s.out(e)],
    ['>Kredīts', (e, s) => s.into(e)],
  ],
  first: (s) => [['', 'Sākuma atlikums', '', `>${s.signed(s.ledger.opening)}`]],
  last: (s) => [
    ['', 'Apgrozījums', `>${s.number(s.ledger.out.sum)}`, `>${s.number(s.ledger.into.sum)}`],
    [
      '',
      'Beigu atlikums',
      s.ledger.closing < 0 ? `>${s.number(s.ledger.closing)}` : '',
      s.ledger.closing < 0 ? '' : `>${s.number(s.ledger.closing)}`,
    ],
  ],
  truth: () => ({ balances: 'none' }),
});
