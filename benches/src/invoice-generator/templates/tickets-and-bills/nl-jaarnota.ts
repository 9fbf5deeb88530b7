import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { good, withTax } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, PLAIN_COMMA, type Template } from '../template.ts';

/** A Dutch energy bill with an advance already taken, negative sums, a refund. */
export const nlJaarnota: Template = {
  ...COUNTRY.nl,
  id: 'nl-jaarnota',
  numbers: [PLAIN_COMMA],
  draw: (s) => {
    const goods = [
      good('Leveringskosten stroom', s.random.whole(20_000, 60_000)),
      good('Vaste leveringskosten', 8395),
      good('Netbeheerkosten', 26_120),
      good('Vermindering energiebelasting', -63_150),
    ];
    const { subtotal, tax, total } = withTax(goods, 0.21);
    const paid = Math.abs(total) + s.random.whole(2000, 30_000);
    const number = s.random.digits(10);
    const customer = s.random.pick(['Mevrouw J. de Boer', 'De heer A. Yilmaz']);
    const n = (minor: number) => `€ ${minor < 0 ? '-' : ''}${s.number(Math.abs(minor))}`;
    const body = `<div class="flex"><b style="font-size:17pt">Polderstroom</b>${lines('Polderstroom B.V.', 'Postbus 900', '8200 AD Lelystad', 'KvK 39012345')}</div>${lines(customer, 'Kanaalweg 7', '8243 PN Lelystad')}<h2>Jaarnota</h2>${pairs(
      [
        ['Notanummer', number],
        ['Notadatum', s.date(s.day)],
        ['Klantnummer', s.random.digits(8)],
      ],
    )}<br>${grid(
      ['Omschrijving', 'Bedrag'],
      goods.map((item) => [item.name, n(item.amount)]),
    )}${pairs(
      [
        ['Totaal exclusief btw', n(subtotal)],
        ['Btw 21%', n(tax)],
        ['<b>Totaal inclusief btw</b>', `<b>${n(total)}</b>`],
        ['In rekening gebrachte voorschotten', n(-paid)],
        ['U ontvangt terug', n(total - paid)],
      ],
      'wide',
    )}`;
    return drawn(
      s,
      { body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        vendor: 'Polderstroom B.V.',
        customer,
        subtotal,
        tax,
        total,
        alt: { customer: [customer.replace(/^(Mevrouw|De heer) /, '')] },
      },
    );
  },
};
