import { COUNTRY } from '../countries.ts';
import { goodsTable, lines } from '../html.ts';
import { sumOf, sumOfTaxes, taxesOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** The courtesy print of an electronic invoice: a grid of boxes, sums by rate in a row. */
export const itCortesia: Template = {
  ...COUNTRY.it,
  id: 'it-cortesia',
  draw: (s) => {
    const goods = s.goods({
      count: [2, 9],
      names: [
        'Piastrelle gres 60x60',
        'Collante per ceramica',
        'Profilo alluminio',
        'Posa in opera',
        'Trasporto e scarico',
      ],
      units: ['mq', 'kg', 'pz', 'nr'],
      rates: [22, 10],
      discounts: [0, 0, 5],
    });
    const taxes = taxesOf(goods);
    const [subtotal, tax] = [sumOf(goods), sumOfTaxes(taxes)];
    const number = `${s.random.digits(3)}/A`;
    const [vendor, customer] = [
      'Ceramiche Valsesia S.r.l.',
      s.random.pick(['Impresa Colombo Luigi', 'Arredo Casa S.n.c. di Bruni & C.']),
    ];
    const body = `<table class="wide box"><tr><td><b>Cedente/prestatore (fornitore)</b>${lines(vendor, 'Via Novara 88', '28021 Borgomanero NO', 'P.IVA IT02345678901')}</td><td><b>Cessionario/committente (cliente)</b>${lines(customer, 'Via Dante 14', '28100 Novara NO', 'P.IVA IT03456789012')}</td></tr></table><br>
      <table class="wide box"><tr><th>Tipologia documento</th><th>Numero documento</th><th>Data documento</th></tr><tr><td>TD01 fattura</td><td>${number}</td><td>${s.date(s.day)}</td></tr></table><br>
      ${goodsTable(
        [
          ['Descrizione', 'l', (good) => good.name],
          ['Quantità', 'r', (good) => s.number(good.quantity / 10)],
          ['Prezzo unitario', 'r', (good) => s.number(good.price)],
          ['UM', 'l', (good) => good.unit],
          ['Sconto', 'r', (good) => (good.discount === 0 ? '' : s.percent(good.discount))],
          ['%IVA', 'r', (good) => s.number(good.rate * 100)],
          ['Prezzo totale', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}<br>
      <table class="wide box"><tr><th>Riepilogo IVA</th><th class="r">%IVA</th><th class="r">Totale imponibile</th><th class="r">Totale imposta</th></tr>${taxes.map((share) => `<tr><td>I (esigibilità immediata)</td><td class="r">${s.number(share.rate * 100)}</td><td class="r">${s.number(share.base)}</td><td class="r">${s.number(share.tax)}</td></tr>`).join('')}</table><br>
      <table class="box right"><tr><th>Importo bollo</th><th>Arr.</th><th class="r">Totale documento</th></tr><tr><td></td><td></td><td class="r"><b>${s.number(subtotal + tax)}</b></td></tr></table>
      <table class="wide box"><tr><th>Modalità pagamento</th><th>Data scadenza</th><th class="r">Importo</th></tr><tr><td>MP05 Bonifico</td><td>${s.date(s.day + 30)}</td><td class="r">${s.number(subtotal + tax)}</td></tr></table>`;
    return drawn(
      s,
      { style: '.box td,.box th,.goods td,.goods th{border:1px solid #999}', body, goods },
      {
        number,
        due: s.day + 30,
        vendor,
        customer,
        subtotal,
        tax,
        total: subtotal + tax,
        ...(taxes.length > 1 ? { alt: { subtotal: [null] } } : {}),
      },
    );
  },
};
