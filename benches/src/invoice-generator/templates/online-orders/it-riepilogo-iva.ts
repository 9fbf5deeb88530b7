import { COUNTRY } from '../countries.ts';
import { grid, lines } from '../html.ts';
import { sumOf, sumOfTaxes, taxesOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A goods bill with discounts by line, shipping and a stamp duty, several rates, and its sums in a row of boxes. */
export const itRiepilogoIva: Template = {
  ...COUNTRY.it,
  id: 'it-riepilogo-iva',
  draw: (s) => {
    const goods = s.goods({
      count: [2, 9],
      names: [
        'Olio extravergine 0,75 L',
        'Passata di pomodoro 700 g',
        'Prosciutto crudo stagionato',
        'Detersivo professionale 5 L',
        'Tovaglioli 40x40',
        'Parmigiano 30 mesi',
      ],
      units: ['PZ', 'KG', 'CT'],
      rates: [22, 10, 4],
      discounts: [0, 0, 10],
      quantities: [1000, 6000, 12_000, 2350],
      price: [120, 6400],
    });
    const shares = taxesOf(goods);
    const subtotal = sumOf(goods);
    const tax = sumOfTaxes(shares);
    const total = subtotal + tax;
    const number = `${s.random.whole(1, 990)}/${s.random.pick(['A', 'FE', '00'])}`;
    const [vendor, customer] = [
      'Alimentari Valdarno S.r.l.',
      s.random.pick(['Ristorante Da Pino', 'Hotel Belvedere S.a.s.']),
    ];
    const body = `<table class="wide"><tr><td><b style="font-size:14pt">${vendor}</b>${lines('Via Aretina 210 - 50136 Firenze (FI)', 'P.IVA / C.F. 01234560487', 'Tel. 055 5550101 - PEC alimentari@pec.example')}</td><td><b>Spett.le</b>${lines(customer, 'Piazza Garibaldi 3', '53100 Siena (SI)', 'P.IVA 09876540520')}</td></tr></table>
      ${grid(['Tipo documento', 'Numero', 'Data', 'Cod. cliente', 'Pagamento', 'Banca d’appoggio'], [['Fattura immediata', number, s.date(s.day), `C${s.random.digits(4)}`, 'RI.BA. 30 gg FM', 'Intesa Ag. 4']], 'wide box')}<br>
      ${grid(
        ['Codice', 'Descrizione', 'U.M.', 'Q.tà', 'Prezzo', 'Sc. %', 'Importo', 'IVA'],
        goods.map((item) => [
          item.code,
          item.name,
          item.unit,
          s.quantity(item.quantity),
          s.number(item.price),
          item.discount > 0 ? `${item.discount},00` : '',
          s.number(item.amount),
          String(item.rate),
        ]),
        'wide goods box',
      )}<br>
      ${grid(
        ['Aliquota', 'Imponibile', 'Imposta'],
        shares.map((share) => [`${share.rate}%`, s.number(share.base), s.number(share.tax)]),
        'box',
      )}<br>
      ${grid(['Totale merce', 'Spese trasporto', 'Totale imponibile', 'Totale imposta', 'TOTALE DOCUMENTO'], [[s.number(subtotal), '', s.number(subtotal), s.number(tax), `<b>€ ${s.number(total)}</b>`]], 'wide box')}
      ${grid(['Scadenze', 'Importo'], [[s.date(s.day + 30), s.number(total)]])}`;
    return drawn(
      s,
      { style: '.box td,.box th{border:1px solid #666}.goods{font-size:8.5pt}', body, goods },
      { number, due: s.day + 30, vendor, customer, subtotal, tax, total },
    );
  },
};
