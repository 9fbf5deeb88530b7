import { FRANCE } from './places.ts';
import { facts, type Sheet, tablePrint } from './table-print.ts';
import { esc, tr } from './web-page.ts';

/** A Belgian account in French: the day over its operations, value days behind, sums with a plus or a minus behind them, old and new balance as lines. */
export const beFrenchNumbered = tablePrint({
  id: 'be-french-numbered',
  kind: 'bank_statement',
  tags: ['day-groups', 'trailing-minus', 'trailing-plus', 'value-date', 'no-running-balance'],
  locales: FRANCE.map((locale) => ({
    ...locale,
    id: 'fr-BE',
    country: 'BE',
    numbers: [{ group: '.', decimal: ',', grouping: 'thousands' }] as const,
  })),
  order: {
    movements: {
      card: [['Paiement par carte de débit', '{m} {c}', 'Carte 5254 XXXX XXXX {f}']],
      transferIn: [['Virement en euros (SEPA)', 'De: {p}', 'Communication: {k}']],
      salary: [['Virement en euros (SEPA)', 'De: {e}', 'Communication: salaire']],
      directDebit: [['Domiciliation européenne (SEPA)', '{m}', 'Mandat: {r}']],
      transferOut: [['Virement en euros', 'Vers: {p}', 'Communication: loyer']],
      cash: [["Retrait d'espèces", '{c}']],
      fee: [['Redevance mensuelle']],
    },
  },
  dates: ['dd-MM-yyyy', 'dd-MM-yyyy'],
  css: 'th { border-bottom: 1px solid #f60 } .d td { font-weight: bold; padding-top: 6pt }',
  above: (s) =>
    `<div class="row"><b style="font-size:14pt">${esc(s.desk.bank)}</b><div>Extrait de compte 3/2<br>Compte à vue BE68 5390 0754 7034<br>Date ${s.full(s.ledger.end)}</div></div><p>Madame Jordan Exemple<br>Rue des Aulnes 14<br>4000 Liège</p>${facts([[`Solde précédent au ${s.full(s.ledger.start - 1)}`, `>${behind(s.ledger.opening, s)} EUR`]], 'style="width:60%"')}`,
  columns: [
    ['N°', () => ''],
    ['Libellé', () => ''],
    ['Date valeur', () => ''],
    ['>Montant en EUR', () => ''],
  ],
  rows: (s) =>
    [...new Set(s.entries.map(({ date }) => date))].flatMap((date) => [
      `<tr class="d"><td colspan="4">${s.day(date)}</td></tr>`,
      ...s.entries
        .filter((entry) => entry.date === date)
        .map((entry) =>
          tr([
            String(s.entries.indexOf(entry) + 1).padStart(4, '0'),
            entry.lines.map(esc).join('<br>'),
            s.day(entry.postDate),
            `>${behind(entry.amount, s)}`,
          ]),
        ),
    ]),
  below: (s) =>
    facts(
      [[`Nouveau solde au ${s.full(s.ledger.end)}`, `>${behind(s.ledger.closing, s)} EUR`]],
      'style="width:60%"',
    ),
  truth: (s) => ({
    balances: 'none',
    number: 'BE68 5390 0754 7034',
    alternatives: (entry) => [
      `${String(s.entries.indexOf(entry) + 1).padStart(4, '0')} ${entry.lines.join(' ')}`,
    ],
  }),
});

function behind(minor: number, { number }: Sheet): string {
  return `${number(minor)} ${minor < 0 ? '-' : '+'}`;
}
