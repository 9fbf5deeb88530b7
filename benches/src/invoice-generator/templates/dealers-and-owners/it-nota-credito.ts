import { COUNTRY } from '../countries.ts';
import { grid, lines } from '../html.ts';
import { sumOf, taxesOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** An Italian credit note without a minus: goods returned, tax summary by rate, reference to the invoice it corrects. */
export const itNotaCredito: Template = {
  ...COUNTRY.it,
  id: 'it-nota-credito',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 4],
      names: ['Sedia impilabile faggio', 'Tavolo 80x80 laminato', 'Sgabello alto', 'Trasporto'],
      quantities: [1000, 2000, 6000],
      price: [2500, 39_000],
      rates: [22],
    });
    const [share] = taxesOf(goods);
    const [subtotal, tax] = [sumOf(goods), share?.tax ?? 0];
    const total = subtotal + tax;
    const number = `NC/${s.random.digits(3)}`;
    const [vendor, customer] = [
      'Arredi Contract S.r.l.',
      s.random.pick(['Bar Sport di Neri Gianni', 'Hotel Miramonti S.a.s.']),
    ];
    const body = `<b style="font-size:14pt">${vendor}</b>${lines('Via dell’Artigianato 31, 33044 Manzano (UD)', 'P.IVA e C.F. 02233440301')}<hr><table class="wide"><tr><td style="width:50%">${lines('<b>NOTA DI CREDITO</b>', `Numero ${number}`, `Data ${s.date(s.day)}`, `Rif. Fattura n. ${s.random.digits(4)} del ${s.date(s.day - 25)}`)}</td><td>${lines('Spett.le', `<b>${customer}</b>`, 'Corso Italia 5', '34121 TRIESTE TS')}</td></tr></table><br>
      ${grid(
        ['Codice', 'Descrizione', 'U.M.', 'Q.tà', 'Prezzo unit.', 'Importo', 'IVA'],
        goods.map((item) => [
          item.code,
          item.name,
          'PZ',
          s.quantity(item.quantity),
          s.number(item.price),
          s.number(item.amount),
          '22',
        ]),
        'wide box',
      )}<br><table class="wide box"><tr><th>Cod. IVA</th><th>Imponibile</th><th>Aliquota</th><th>Imposta</th><th>Totale documento</th></tr><tr><td>22</td><td class="r">${s.number(subtotal)}</td><td class="r">22%</td><td class="r">${s.number(tax)}</td><td class="r"><b>€ ${s.number(total)}</b></td></tr></table><p>Merce resa per vizi.</p>`;
    return drawn(
      s,
      { style: '.box td,.box th{border:1px solid #888}', body, goods },
      { number, vendor, customer, subtotal, tax, total },
    );
  },
};
