import { COUNTRY } from '../countries.ts';
import { good, sumOf, taxesOf } from '../sheet.ts';
import { SLIP } from '../slips/slip.ts';
import { AMOUNTS_ONLY, alsoCalled, drawn, type Template } from '../template.ts';
import { roll } from './roll.ts';

/** A German fuel slip: pump, litres and price a litre under the name, a tax table of letters. */
export const deTankquittung: Template = {
  ...COUNTRY.de,
  ...SLIP,
  id: 'de-tankquittung',
  draw: (s) => {
    const litres = s.random.whole(1500, 6500);
    const price = s.random.whole(1599, 1999);
    const fuel = good('Super E10', 0, { amount: Math.round((litres * price) / 1000), rate: 19 });
    const goods = [fuel, ...(s.random.chance(0.6) ? [good('Kaffee groß', 389, { rate: 19 })] : [])];
    const total = sumOf(goods);
    const [share] = taxesOf(goods, true);
    const number = s.random.digits(6);
    const look = roll([
      '<b>Rast &amp; Tank Schönefeld</b>',
      'Inh. Petra Lindner e.K.',
      'Waltersdorfer Chaussee 7',
      '12529 Schönefeld',
      'Tel. 030/5550133',
      'USt-IdNr. DE223344556',
      '&nbsp;',
      [`Beleg-Nr. ${number}`, `${s.date(s.day)} 07:41`],
      '&nbsp;',
      [`* ${fuel.name}`, `${s.number(fuel.amount)} A`],
      [`&nbsp; Zp 4 &nbsp; ${s.number(litres)} l à ${String(price / 1000).replace('.', ',')} EUR/l`, ''],
      ...goods.slice(1).map((item): [string, string] => [item.name, `${s.number(item.amount)} A`]),
      ['<b>Gesamtbetrag EUR</b>', `<b>${s.number(total)}</b>`],
      ['gegeben girocard', s.number(total)],
      '&nbsp;',
      ['Typ &nbsp; Netto &nbsp; MwSt', 'Brutto'],
      [`A 19,00% &nbsp; ${s.number(share?.base ?? 0)} &nbsp; ${s.number(share?.tax ?? 0)}`, s.number(total)],
      '&nbsp;',
      '* Im Namen und für Rechnung der',
      'Mineralöl Nordost GmbH',
      'TSE-Signatur: 4gh7Kq9',
      'Gute Fahrt!',
    ]);
    return drawn(
      s,
      { ...look, goods, prints: AMOUNTS_ONLY },
      {
        number,
        vendor: 'Rast & Tank Schönefeld',
        subtotal: share?.base ?? 0,
        tax: share?.tax ?? 0,
        total,
        alt: {
          subtotal: [null],
          vendor: ['Petra Lindner e.K.', 'Mineralöl Nordost GmbH'],
          ...alsoCalled(goods, (item) => [`* ${item.name}`]),
        },
      },
    );
  },
};
