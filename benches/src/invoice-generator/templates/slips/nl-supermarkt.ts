import { COUNTRY } from '../countries.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, PLAIN_COMMA, plain, type Template } from '../template.ts';
import { head, rows, SLIP, slip } from './slip.ts';

/** A Dutch supermarket: deposits, a bonus off, a subtotal before the bonus, taxes "over". */
export const nlSupermarkt: Template = {
  ...COUNTRY.nl,
  ...SLIP,
  id: 'nl-supermarkt',
  numbers: [PLAIN_COMMA],
  dates: ['dd-MM-yyyy', 'dd/MM/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [3, 9],
      names: [
        'HALFVOLLE MELK',
        'BROOD VOLKOREN',
        'COLA ZERO',
        'PINDAKAAS',
        'BANANEN',
        'KIPFILET',
        'GOUDSE KAAS',
      ],
      quantities: [1000, 1000, 2000],
      price: [79, 890],
      rates: [9],
    });
    const extra = [good('+STATIEGELD', 25, { quantity: 2000 })];
    const bonus = good('BONUS KIPFILET', -150);
    const all = [...goods, ...extra];
    const total = sumOf(all) + bonus.amount;
    const tax = Math.round(((total - 50) * 9) / 109);
    const number = s.random.digits(4);
    const look = slip(
      head('<b>De Kruidenier</b>', 'Filiaal 1204', 'Oudegracht 88', '3511 AV Utrecht', '030-5550140'),
      rows([
        ['AANTAL OMSCHRIJVING', 'PRIJS', 'BEDRAG'],
        ...all.map((item) => [
          `${s.quantity(item.quantity)} &nbsp; ${item.name}`,
          item.quantity === 1000 ? '' : s.number(item.price),
          s.number(item.amount),
        ]),
        [`${all.length} SUBTOTAAL`, '', s.number(sumOf(all))],
        [bonus.name, '', s.number(bonus.amount)],
        ['UW VOORDEEL', '', '1,50'],
        ['<b>TOTAAL</b>', '', `<b>${s.number(total)}</b>`],
        ['PINNEN', '', s.number(total)],
      ]),
      rows([
        ['BTW', 'OVER', 'EUR'],
        ['9%', s.number(total - 50 - tax), s.number(tax)],
        ['0%', '0,50', '0,00'],
        ['TOTAAL', s.number(total - tax), s.number(tax)],
      ]),
      head(
        `Transactie: ${number} &nbsp; Kassa: 3`,
        `${s.date(s.day)} &nbsp; 17:21`,
        'Vragen over uw kassabon? Onze medewerkers helpen u graag',
      ),
    );
    return drawn(
      s,
      { ...look, goods: all, prints: AMOUNTS_ONLY },
      {
        number,
        vendor: 'De Kruidenier',
        subtotal: sumOf(all),
        tax,
        total,
        alt: { subtotal: [plain(total - tax), null], number: [null] },
      },
    );
  },
};
