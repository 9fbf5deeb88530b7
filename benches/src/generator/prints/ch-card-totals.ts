import type { Entry } from '@tieout/corpus';
import { SWITZERLAND } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A Swiss card account: the last invoice and what was paid, then each card with the currency and sum abroad next to the francs, a total for each. */
export const chCardTotals: Print = {
  id: 'ch-card-totals',
  kind: 'credit_card_statement',
  tags: [
    'card',
    'two-dates',
    'fx-columns',
    'multi-cardholder',
    'section-totals',
    'opening-in-table',
    'apostrophe-numbers',
  ],
  locales: SWITZERLAND,
  draw: (desk) => {
    const ledger = desk.ledger({
      isCard: true,
      entryCount: desk.random.whole(6, 36),
      withForeign: true,
      movements: {
        card: [['{m}, {c} CHE'], ['{m}, {c}']],
        transferIn: [['Ihre LSV-Zahlung'], ['Ihre Zahlung - Danke']],
        refund: [['Gutschrift {m}, {c} CHE']],
        fee: [['Jahresgebühr'], ['Bearbeitungsgebühr 1.75%']],
      },
    });
    const day = (at: number) => desk.written(at, 'dd.MM.yy');
    const full = (at: number) => desk.written(at, 'dd.MM.yyyy');
    const money = (minor: number) => (minor < 0 ? `${desk.number(minor)} -` : desk.number(minor));
    const foreign = ({ foreign: other, amount }: Entry) =>
      other === null
        ? ['CHF', `>${desk.number(amount)}`]
        : [other.currency, `>${(other.amount / 100).toFixed(2)}`];
    const row = (entry: Entry) =>
      tr([
        day(entry.date),
        day(entry.postDate),
        esc(entry.lines.join(' ')),
        ...foreign(entry),
        `>${money(-entry.amount)}`,
      ]);
    const paid = ledger.entries.filter(({ kind }) => kind === 'transferIn');
    const main = ledger.entries.filter(
      ({ kind, reference }) => kind !== 'transferIn' && Number(reference) % 3 > 0,
    );
    const other = ledger.entries.filter(
      ({ kind, reference }) => kind !== 'transferIn' && Number(reference) % 3 === 0,
    );
    const sum = (entries: readonly Entry[]) => entries.reduce((total, { amount }) => total - amount, 0);
    const card = (title: string, entries: readonly Entry[]) =>
      entries.length === 0
        ? []
        : [
            tr(['', '', `<b>${title}</b>`, '', '', '']),
            ...entries.map(row),
            tr(['', '', `<b>Total ${title}</b>`, '', '', `><b>${money(sum(entries))}</b>`]),
          ];
    const number = `5404 XXXX XXXX ${ledger.number.slice(-4)}`;
    const body = `<div class="row"><b style="font-size:14pt">${esc(desk.bank)} Cards</b><div>Monatsrechnung<br>Rechnungsdatum ${full(ledger.end)}<br>Kartenkonto ${number}<br>Kartenlimite CHF 8'000.00</div></div><p>Jordan Beispiel<br>Musterweg 14<br>8001 Zürich</p>${sheetTable(
      ['Datum', 'Verbucht am', 'Beschreibung', 'Währung', '>Betrag', '>CHF'],
      [
        tr(['', '', 'Saldo letzte Rechnung', '', '', `>${money(ledger.opening)}`]),
        ...paid.map(row),
        ...card(`Karte ${number} JORDAN BEISPIEL`, main),
        ...card('Karte 5404 XXXX XXXX 7702 KIM BEISPIEL', other),
        tr([
          '',
          full(ledger.end),
          '<b>Saldo zu unseren Gunsten</b>',
          '',
          '',
          `><b>${money(ledger.closing)}</b>`,
        ]),
      ],
    )}<p class="small">Zahlbar bis ${full(ledger.end + 20)}. Jahreszins 12.00 %. Mindestbetrag CHF 100.00.</p>`;
    return {
      html: webPage({ locale: desk.locale, css: 'th { border-bottom: 1px solid; text-align: left }', body }),
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          number,
          printsPostDate: true,
          entries: [...paid, ...main, ...other],
          alternatives: (entry) => [
            `${entry.lines.join(' ')} ${foreign(entry).join(' ').replace('>', '')}`,
            `${entry.lines.join(' ')} ${foreign(entry)[0]}`,
          ],
        }),
      ],
    };
  },
};
