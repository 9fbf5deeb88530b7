import { COUNTRY } from '../countries.ts';
import { boxedGoods, grid, lines, pairs } from '../html.ts';
import { sumOf, taxesOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A Czech tax document: recipient and supplier in boxes, symbols of payment, base and tax by rate. */
export const czFaktura: Template = {
  ...COUNTRY.cz,
  id: 'cz-faktura',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 6],
      names: [
        'Servis vozidla',
        'Motorový olej 5W-30',
        'Filtr vzduchový',
        'Práce mechanika',
        'Brzdové destičky',
      ],
      units: ['ks', 'hod'],
      quantities: [1000, 2000, 4500],
      price: [9900, 420_000],
      rates: [21],
    });
    const [share] = taxesOf(goods);
    const [subtotal, tax] = [sumOf(goods), share?.tax ?? 0];
    const total = subtotal + tax;
    const number = `${s.random.whole(2021, 2026)}${s.random.digits(5)}`;
    const [vendor, customer] = [
      'Autodílna Novotný s.r.o.',
      s.random.pick(['Stavby Morava a.s.', 'Jana Dvořáková']),
    ];
    const n = (minor: number) => `${s.number(minor)} Kč`;
    const body = `<div class="flex"><b>${vendor}</b><b>FAKTURA - DAŇOVÝ DOKLAD č. ${number}</b></div><table class="wide box"><tr><td style="width:50%"><b>Dodavatel:</b>${lines(vendor, 'Průmyslová 12', '602 00 Brno', 'IČO: 26912345', 'DIČ: CZ26912345')}</td><td><b>Odběratel:</b>${lines(customer, 'Hlavní 8', '779 00 Olomouc', 'IČO: 47112233')}</td></tr><tr><td>${pairs(
      [
        ['Číslo účtu:', '19-2000145399/0800'],
        ['Variabilní symbol:', number],
        ['Forma úhrady:', 'převodem'],
      ],
    )}</td><td>${pairs([
      ['Datum vystavení:', s.date(s.day)],
      ['Datum splatnosti:', s.date(s.day + 14)],
      ['Datum uskutečnění plnění:', s.date(s.day)],
    ])}</td></tr></table><br>
      ${grid(
        ['Označení dodávky', 'Množství', 'MJ', 'J.cena', 'Cena', '%DPH', 'DPH', 'Celkem'],
        goods.map((item) => [
          item.name,
          s.quantity(item.quantity),
          item.unit,
          s.number(item.price),
          s.number(item.amount),
          '21',
          s.number(Math.round(item.amount * 0.21)),
          s.number(item.amount + Math.round(item.amount * 0.21)),
        ]),
        'wide goods box',
      )}
      ${grid(['Rekapitulace DPH', 'Základ', 'Sazba', 'DPH', 'Celkem s DPH'], [['', s.number(subtotal), '21%', s.number(tax), s.number(total)]], 'right')}${pairs(
        [
          ['Základ daně celkem', n(subtotal)],
          ['DPH celkem', n(tax)],
          ['<b>CELKEM K ÚHRADĚ</b>', `<b>${n(total)}</b>`],
        ],
        'right',
      )}<p class="small">Vystavil: Petr Novotný</p>`;
    return drawn(
      s,
      { style: boxedGoods('#777'), body, chance: 0.3, goods },
      { number, due: s.day + 14, vendor, customer, subtotal, tax, total },
    );
  },
};
