import type { Entry } from '@tieout/corpus';
import { SWEDEN } from './places.ts';
import type { Print } from './print.ts';
import { esc, sheetTable, tr, webPage } from './web-page.ts';

/** A Swedish card: days without a mark between their parts, place and currency in columns, debts that come in and go out. */
export const seCardDebt: Print = {
  id: 'se-card-debt',
  kind: 'credit_card_statement',
  tags: ['card', 'two-dates', 'short-year-first', 'fx-columns', 'place-column'],
  locales: SWEDEN,
  draw: (desk) => {
    const ledger = desk.ledger({ isCard: true, entryCount: desk.random.whole(5, 45), withForeign: true });
    const day = (at: number) => desk.written(at, 'yy-MM-dd');
    const full = (at: number) => desk.written(at, 'yyyy-MM-dd');
    const isPayment = (entry: Entry) => entry.amount > 0;
    const place = (entry: Entry) => (entry.kind === 'card' ? 'STOCKHOLM' : '');
    const foreign = (entry: Entry) =>
      entry.foreign === null
        ? ['', '']
        : [entry.foreign.currency, `>${(entry.foreign.amount / 100).toFixed(2).replace('.', ',')}`];
    const row = (entry: Entry) =>
      tr([
        day(entry.date),
        day(entry.postDate),
        esc(entry.lines.join(' ')),
        place(entry),
        ...foreign(entry),
        `>${desk.signed(-entry.amount)}`,
      ]);
    const headings = ['Datum', 'Bokfört', 'Specifikation', 'Ort', 'Valuta', '>Utl.belopp', '>Belopp'];
    const [paid, bought] = [
      ledger.entries.filter(isPayment),
      ledger.entries.filter((entry) => !isPayment(entry)),
    ];
    const html = webPage({
      locale: desk.locale,
      css: 'th { border-bottom: 1px solid #999 } h3 { margin: 10pt 0 3pt }',
      body: `<b style="font-size:14pt">${esc(desk.bank)} Kort</b><p>Faktura kreditkort</p><p>Kontonummer ${ledger.number}<br>Period ${full(ledger.start)} - ${full(ledger.end)}<br>Kreditgräns 60 000 kr</p>
<table style="width:50%">${tr(['Ingående skuld', `>${desk.signed(ledger.opening)}`])}${tr(['Inbetalningar och krediteringar', `>${desk.signed(-ledger.into.sum)}`])}${tr(['Köp och avgifter', `>${desk.signed(-ledger.out.sum)}`])}${tr(['<b>Utgående skuld</b>', `><b>${desk.signed(ledger.closing)}</b>`])}${tr(['Lägsta belopp att betala', '>350,00'])}${tr(['Förfallodag', `>${full(ledger.end + 28)}`])}</table>
<h3>Inbetalningar</h3>${sheetTable(headings, paid.map(row))}<h3>Köp och uttag</h3><p>Jordan Exempel, kort som slutar på ${ledger.number.slice(-4)}</p>${sheetTable(headings, bought.map(row))}
<table><tr><td><b>Summa köp</b><td class="n"><b>${desk.number(ledger.out.sum)}</b></tr></table><p class="small">Effektiv ränta vid utnyttjad kredit på 20 000 kr är 19,56 %. Månadsränta 1,46 %.</p>`,
    });
    const extras = (entry: Entry) =>
      [entry.lines.join(' '), place(entry)].filter((text) => text !== '').join(' ');
    return {
      html,
      accounts: [
        desk.truth(ledger, {
          balances: 'none',
          entries: [...paid, ...bought],
          printsPostDate: true,
          describe: extras,
          alternatives: (entry) => [
            entry.lines.join(' '),
            `${extras(entry)} ${entry.foreign?.currency}`,
            `${extras(entry)} ${entry.foreign?.currency} ${foreign(entry)[1]?.slice(1)}`,
          ],
        }),
      ],
    };
  },
};
