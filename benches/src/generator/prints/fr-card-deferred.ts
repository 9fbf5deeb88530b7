import type { Entry } from '@tieout/corpus';
import { FRANCE } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A French card of deferred debit: what was bought in the month and the sum to be taken on a later day, nothing brought forward. */
export const frCardDeferred: Print = {
  id: 'fr-card-deferred',
  kind: 'credit_card_statement',
  tags: ['card', 'no-balance', 'no-year', 'section-totals', 'foreign-below'],
  locales: FRANCE,
  draw: (desk) => {
    const ledger = desk.ledger({
      isCard: true,
      opening: 0,
      entryCount: desk.random.whole(5, 40),
      kinds: ['card', 'refund'],
      withForeign: true,
      movements: { card: [['{m} {c}'], ['PAIEMENT CB {m} {c}'], ['{m} FR']], refund: [['AVOIR {m}']] },
    });
    const day = (at: number) => desk.written(at, 'dd/MM');
    const full = (at: number) => desk.written(at, 'dd/MM/yyyy');
    const foreign = ({ foreign: other }: Entry) =>
      other === null
        ? []
        : [
            `${(other.amount / 100).toFixed(2).replace('.', ',')} ${other.currency} cours ${String(other.rate).replace('.', ',')}`,
          ];
    const text = (entry: Entry) => [...entry.lines, ...foreign(entry)];
    const body = `<div class="row"><b style="font-size:14pt">${esc(desk.bank)}</b><div>Relevé de vos opérations par carte<br>du ${full(ledger.start)} au ${full(ledger.end)}</div></div><p>MME JORDAN EXEMPLE<br>14 RUE DES AULNES<br>69003 LYON</p><p>Carte à débit différé n° ${ledger.number} &nbsp; Compte support FR76 **** **** 1234</p>${sheetTable(
      ['Date', 'Commerçant', '>Débit (€)', '>Crédit (€)'],
      [
        ...ledger.entries.map((entry) =>
          tr([
            day(entry.date),
            text(entry).map(esc).join('<br>'),
            entry.amount < 0 ? `>${desk.number(entry.amount)}` : '',
            entry.amount > 0 ? `>${desk.number(entry.amount)}` : '',
          ]),
        ),
        tr([
          '',
          '<b>Total des opérations</b>',
          `><b>${desk.number(ledger.out.sum)}</b>`,
          `><b>${desk.number(ledger.into.sum)}</b>`,
        ]),
      ],
    )}<p><b>Montant débité sur votre compte le ${full(ledger.end + 4)} : ${desk.signed(ledger.closing)} €</b></p><p class="small">Plafond de paiement : 3 000,00 € sur 30 jours glissants. Commission sur paiement hors zone euro : 2,00 %.</p>`;
    return {
      html: webPage({ locale: desk.locale, css: 'th { border-bottom: 1px solid }', body }),
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          opening: null,
          closing: null,
          describe: (entry) => text(entry).join(' '),
          alternatives: (entry) => [entry.lines.join(' ')],
        }),
      ],
    };
  },
};
