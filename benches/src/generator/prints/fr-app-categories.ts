import { FRANCE } from './places.ts';
import { facts, tablePrint } from './table-print.ts';
import { esc } from './web-page.ts';

/** A French online bank's list: newest first, two days, a category, a sum with its sign and "€", the balance of the last day at the head. */
export const frAppCategories = tablePrint({
  id: 'fr-app-categories',
  kind: 'bank_statement',
  tags: [
    'fintech',
    'newest-first',
    'signed',
    'category-column',
    'symbol-after',
    'value-date',
    'no-running-balance',
  ],
  locales: FRANCE,
  isNewestFirst: true,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  css: 'th { background: #eef; text-align: left }',
  above: (s) =>
    `<b style="font-size:15pt">${esc(s.desk.bank)}</b><p>Liste des opérations du ${s.full(s.ledger.start)} au ${s.full(s.ledger.end)}<br>Compte courant JORDAN EXEMPLE n° 00012345678</p>${facts(
      [
        [`Solde au ${s.full(s.ledger.end)}`, `>${s.signed(s.ledger.closing)} €`],
        [`Solde au ${s.full(s.ledger.start - 1)}`, `>${s.signed(s.ledger.opening)} €`],
        ['Total des crédits', `>${s.number(s.ledger.into.sum)} €`],
        ['Total des débits', `>-${s.number(s.ledger.out.sum)} €`],
      ],
      'style="width:50%"',
    )}`,
  columns: [
    ["Date d'opération", (e, s) => s.day(e.date)],
    ['Date de valeur', (e, s) => s.day(e.postDate)],
    ['Libellé', (e) => esc(e.lines.join(' '))],
    [
      'Catégorie',
      (e) => ({ card: 'Vie quotidienne', fee: 'Frais bancaires' })[e.kind as 'card'] ?? 'Mouvements internes',
    ],
    ['>Montant', (e, s) => `${e.amount > 0 ? '+' : '-'}${s.number(e.amount)} €`],
  ],
  truth: () => ({
    balances: 'none',
    number: '00012345678',
    alternatives: (e) => [
      `${e.lines.join(' ')} ${({ card: 'Vie quotidienne', fee: 'Frais bancaires' })[e.kind as 'card'] ?? 'Mouvements internes'}`,
    ],
  }),
});
