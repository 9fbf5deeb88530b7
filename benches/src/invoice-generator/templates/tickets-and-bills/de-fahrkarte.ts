import { COUNTRY } from '../countries.ts';
import { grid, pairs } from '../html.ts';
import { good, sumOf, taxesOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, plain, type Template } from '../template.ts';

/** A German train ticket's online receipt: price with tax, base and tax in one sentence table. */
export const deFahrkarte: Template = {
  ...COUNTRY.de,
  id: 'de-fahrkarte',
  kind: 'receipt',
  draw: (s) => {
    const goods = [
      good('Sparpreis ICE Fahrkarte 2. Klasse', s.random.whole(1790, 8990), { rate: 7 }),
      good('Sitzplatzreservierung', 520, { rate: 7 }),
    ];
    const [share] = taxesOf(goods, true);
    const total = sumOf(goods);
    const tax = share?.tax ?? 0;
    const number = s.random.code(6);
    const customer = s.random.pick(['Felix Ackermann', 'Svenja Thiel']);
    const body = `<div class="flex"><b style="font-size:16pt">Fernbahn</b><b>Online-Ticket</b></div><p>Auftragsnummer: ${number}</p><p>Fahrgast: ${customer}</p><p>Buchungsdatum: ${s.date(s.day)}</p><p>Hinfahrt am ${s.date(s.day + 9)}: Köln Hbf - Berlin Hbf</p><br><b>Zahlungspositionen und Preis</b>
      ${grid(
        ['Positionen', 'Preis', 'MwSt (D) 7%', 'Netto'],
        goods.map((item) => {
          const part = Math.round((item.amount * 7) / 107);
          return [
            item.name,
            `${s.number(item.amount)}€`,
            `${s.number(part)}€`,
            `${s.number(item.amount - part)}€`,
          ];
        }),
        'wide',
      )}${pairs([['Summe', `${s.number(total)}€`]], 'right')}<p>Der Gesamtpreis von ${s.number(total)}€ wurde Ihrer Kreditkarte belastet. Im Preis enthaltene MwSt 7%: ${s.number(tax)}€</p><p class="small">Fernbahn Vertrieb GmbH, Stephensonstr. 1, 60326 Frankfurt</p>`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        vendor: 'Fernbahn Vertrieb GmbH',
        customer,
        tax,
        total,
        alt: {
          tax: [null],
          vendor: ['Fernbahn'],
          number: [null],
          subtotal: [plain(total - tax)],
        },
      },
    );
  },
};
