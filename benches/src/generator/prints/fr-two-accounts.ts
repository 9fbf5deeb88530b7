import type { Ledger } from '@tieout/corpus';
import { FRANCE } from './places.ts';
import type { Print } from './print.ts';
import { facts } from './table-print.ts';
import { esc, lines, sheetTable, tr, webPage } from './web-page.ts';

/** A French statement of a current account and a savings book: creditor balances in the credit column with their day, the interest of the book distinguished. */
export const frTwoAccounts: Print = {
  id: 'fr-two-accounts',
  kind: 'bank_statement',
  tags: [
    'multi-account',
    'debit-credit-columns',
    'value-date',
    'no-year',
    'opening-in-table',
    'column-totals',
    'overview',
  ],
  locales: FRANCE,
  draw: (desk) => {
    const current = desk.ledger({ entryCount: desk.random.whole(5, 30), number: '01234 567890A' });
    const book = desk.ledger({
      entryCount: desk.random.whole(1, 5),
      start: current.start,
      number: '01234 998877B',
      kinds: ['transferIn', 'transferOut'],
      movements: {
        transferIn: [['VIREMENT DE COMPTE CHEQUES']],
        transferOut: [['VIREMENT VERS COMPTE CHEQUES']],
      },
    });
    const day = (at: number) => desk.written(at, 'dd/MM');
    const full = (at: number) => desk.written(at, 'dd/MM/yyyy');
    const side = (minor: number) =>
      minor < 0 ? [`>${desk.number(minor)}`, ''] : ['', `>${desk.number(minor)}`];
    const named = (minor: number) => (minor < 0 ? 'débiteur' : 'créditeur');
    const part = (name: string, ledger: Ledger) =>
      `<h3>${name} n° ${ledger.number}</h3>${sheetTable(
        ['Date', 'Nature des opérations', 'Valeur', '>Débit', '>Crédit'],
        [
          tr([
            '',
            `<b>Solde ${named(ledger.opening)} au ${full(ledger.start - 1)}</b>`,
            '',
            ...side(ledger.opening),
          ]),
          ...ledger.entries.map((entry) =>
            tr([day(entry.date), lines(entry.lines), day(entry.postDate), ...side(entry.amount)]),
          ),
          tr([
            '',
            'Total des opérations',
            '',
            `>${desk.number(ledger.out.sum)}`,
            `>${desk.number(ledger.into.sum)}`,
          ]),
          tr([
            '',
            `<b>Solde ${named(ledger.closing)} au ${full(ledger.end)}</b>`,
            '',
            ...side(ledger.closing),
          ]),
        ],
      )}`;
    const body = `<div class="row"><b style="font-size:15pt">${esc(desk.bank)}</b><div>Relevé de comptes<br>n° 003 du ${full(current.end)}</div></div><p>MME JORDAN EXEMPLE<br>14 RUE DES AULNES<br>35000 RENNES</p><h3>Synthèse de vos comptes</h3>${facts(
      [
        ['Compte', 'Numéro', '>Solde en euros'],
        ['Compte de chèques', current.number, `>${desk.signed(current.closing)}`],
        ['Livret A', book.number, `>${desk.signed(book.closing)}`],
      ],
    )}${part('Compte de chèques', current)}${part('Livret A', book)}<p class="small">Taux du livret : 3,00 %. Intérêts acquis depuis le 1er janvier : 41,12 euros (non comptabilisés). Plafond du livret 22 950,00 euros.</p>`;
    return {
      html: webPage({
        locale: desk.locale,
        css: 'th { border-bottom: 1px solid #060 } h3 { margin: 10pt 0 2pt }',
        body,
      }),
      accounts: [current, book].map((ledger) =>
        desk.truth(ledger, { balances: 'none', number: ledger.number }),
      ),
    };
  },
};
