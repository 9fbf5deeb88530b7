import type { Entry } from '@tieout/corpus';
import { GERMANY } from './places.ts';
import type { Print } from './print.ts';
import { facts } from './table-print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A German card account with a main and a partner card: each with its own list and sum, the account's payments apart, minus before what was bought. */
export const deCardTwoHolders: Print = {
  id: 'de-card-two-holders',
  kind: 'credit_card_statement',
  tags: ['card', 'multi-cardholder', 'two-dates', 'signed', 'section-totals', 'no-year'],
  locales: GERMANY,
  draw: (desk) => {
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(6, 40),
      movements: {
        card: [['{m} {c} DE'], ['{m}, {c}'], ['PAYPAL *{m}, 35314369001']],
        transferIn: [['LASTSCHRIFTEINZUG VIELEN DANK'], ['Ihre Zahlung vom {d}']],
        refund: [['GUTSCHRIFT {m}']],
        fee: [['Einsatzentgelt Ausland'], ['Jahrespreis Partnerkarte']],
      },
    });
    const day = (at: number) => desk.written(at, 'dd.MM.');
    const full = (at: number) => desk.written(at, 'dd.MM.yyyy');
    const main = ledger.entries.filter(
      ({ kind, reference }) => kind !== 'transferIn' && Number(reference) % 2 === 0,
    );
    const partner = ledger.entries.filter(
      ({ kind, reference }) => kind !== 'transferIn' && Number(reference) % 2 === 1,
    );
    const paid = ledger.entries.filter(({ kind }) => kind === 'transferIn');
    const sum = (entries: readonly Entry[]) => entries.reduce((total, { amount }) => total + amount, 0);
    const part = (title: string, entries: readonly Entry[]) =>
      entries.length === 0
        ? ''
        : `<h3>${title}</h3>${sheetTable(
            ['Umsatz vom', 'gebucht am', 'Umsatzbeschreibung', '>Betrag in EUR'],
            entries.map((entry) =>
              tr([
                day(entry.date),
                day(entry.postDate),
                esc(entry.lines.join(' ')),
                `>${desk.signed(entry.amount)}`,
              ]),
            ),
          )}<div class="row t"><b>Summe der Umsätze</b><b>${desk.signed(sum(entries))}</b></div>`;
    const number = `4871 78** **** ${ledger.number.slice(-4)}`;
    const body = `<b style="font-size:14pt">${esc(desk.bank)}</b><p>Frau Jordan Beispiel<br>Musterweg 14<br>50667 Köln</p><div class="row"><b>Kreditkartenabrechnung</b><div>Abrechnungsdatum ${full(ledger.end)}<br>Kartennummer ${number}<br>Abrechnungskonto DE** 3704 **** 12</div></div>${facts(
      [
        ['Saldo der letzten Abrechnung', `>${desk.signed(-ledger.opening)} EUR`],
        ['Neuer Saldo', `>${desk.signed(-ledger.closing)} EUR`],
        ['Kartenlimit', '>4.000,00 EUR'],
      ],
      'style="width:55%"',
    )}${part('Kontobewegungen', paid)}${part(`Umsätze Hauptkarte ${number} Jordan Beispiel`, main)}${part('Umsätze Partnerkarte 4871 78** **** 5520 Kim Beispiel', partner)}<p class="small">Der Rechnungsbetrag wird am ${full(ledger.end + 8)} eingezogen. Effektiver Jahreszins bei Teilzahlung 14,90 %. Sollzins 13,97 % p.a. ab einem Betrag von 25,00 EUR.</p>`;
    return {
      html: webPage({
        locale: desk.locale,
        css: 'th { border-bottom: 1px solid } h3 { margin: 10pt 0 2pt } .t { border-top: 1px solid; padding: 2pt 4pt }',
        body,
      }),
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          number,
          printsPostDate: true,
          entries: [...paid, ...main, ...partner],
        }),
      ],
    };
  },
};
