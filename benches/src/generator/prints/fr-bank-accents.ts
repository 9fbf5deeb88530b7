import { FRANCE } from './places.ts';
import type { Print } from './print.ts';
import { lines, sheetTable, tr, webPage } from './web-page.ts';

/** A French account: days with points, a check mark before sums, old and new balance in the column of their side. */
export const frBankAccents: Print = {
  id: 'fr-bank-accents',
  kind: 'bank_statement',
  tags: [
    'no-year',
    'two-dates',
    'debit-credit-columns',
    'opening-in-table',
    'column-totals',
    'no-running-balance',
  ],
  locales: FRANCE,
  draw: (desk) => {
    const ledger = desk.ledger({
      entryCount: desk.random.whole(5, 45),
      movements: {
        card: [['Carte X{f} {m} {c} {d}'], ['PAIEMENT PAR CARTE X{f}', '{m} {c} {d}']],
        directDebit: [['Prlv Sepa {m}', 'ICS FR12ZZZ{r} RUM {k}']],
        transferOut: [['Virement Web {p}', 'Loyer {r}'], ['VIR INST vers {p}']],
        transferIn: [['Virement {p}', 'Facture {r}']],
        salary: [['Virement Salaire {e}', 'Réf {k}']],
        cash: [['Retrait au distributeur', '{c} {d} Carte X{f}']],
        refund: [['Avoir carte X{f} {m}']],
        interest: [['Intérêts créditeurs']],
        fee: [['Cotisation Offre Compte à composer'], ["Frais Commission d'intervention"]],
      },
    });
    const day = (at: number) => desk.written(at, 'dd.MM');
    const full = (at: number) => desk.written(at, 'dd.MM.yyyy');
    const balance = (label: string, at: number, minor: number) =>
      tr([
        '',
        '',
        `<b>${label} ${minor < 0 ? 'débiteur' : 'créditeur'} au ${full(at)}</b>`,
        minor < 0 ? `>${desk.number(minor)}` : '',
        minor < 0 ? '' : `>${desk.number(minor)}`,
      ]);
    const html = webPage({
      locale: desk.locale,
      css: 'th { border: 1px solid #007461 } td:nth-child(-n+2) { width: 9% } td:nth-child(3) { width: 54% }',
      body: `<b style="font-size:13pt">Relevé de comptes - ${desk.written(ledger.end, 'MMMM yyyy')}</b><p>Mme Camille Exemple<br>14 rue des Aulnes<br>69001 LYON</p><p>Compte de Dépôt n° ${ledger.number}<br>Date d'arrêté : ${desk.written(ledger.end, 'd MMMM yyyy')}<br>IBAN : ${ledger.number}</p>
${sheetTable(
  ['Date<br>opé.', 'Date<br>valeur', 'Libellé des opérations', '>Débit', '>Crédit'],
  [
    balance('Ancien solde', ledger.start - 1, ledger.opening),
    ...ledger.entries.map((entry) =>
      tr([
        day(entry.date),
        day(entry.postDate),
        lines(entry.lines),
        entry.amount < 0 ? `>${desk.number(entry.amount)}` : '',
        entry.amount > 0 ? `>${desk.number(entry.amount)}` : '',
      ]),
    ),
    tr([
      '',
      '',
      '<b>Total des opérations</b>',
      `>${desk.number(ledger.out.sum)}`,
      `>${desk.number(ledger.into.sum)}`,
    ]),
    balance('Nouveau solde', ledger.end, ledger.closing),
  ],
)}<p class="small">Vos Assurances - Dépôts garantis à hauteur de 100 000,00 € par déposant. Taux effectif global 15,90 %.</p>`,
    });
    return { html, accounts: [desk.truth(ledger, { balances: 'none' })] };
  },
};
