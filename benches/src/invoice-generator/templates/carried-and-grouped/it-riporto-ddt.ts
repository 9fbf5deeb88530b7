import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { type Good, sumOf, taxesOf } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** An Italian wholesaler over two pages: sums carried over, delivery notes between the goods, tax table at the end. */
export const itRiportoDdt: Template = {
  ...COUNTRY.it,
  id: 'it-riporto-ddt',
  draw: (s) => {
    const goods = s.goods({
      count: [34, 52],
      names: [
        'Viti TE 8x40',
        'Dadi M8 zincati',
        'Rondelle grower',
        'Punta HSS 6 mm',
        'Disco taglio 115',
        'Guanti nitrile',
        'Nastro isolante',
        'Silicone neutro',
      ],
      quantities: [1000, 5000, 10_000, 24_000],
      price: [12, 2900],
      rates: [22],
    });
    const [share] = taxesOf(goods);
    const [subtotal, tax] = [sumOf(goods), share?.tax ?? 0];
    const total = subtotal + tax;
    const number = `${s.random.digits(4)}/A`;
    const [vendor, customer] = [
      'Ferramenta Adriatica S.p.A.',
      s.random.pick(['Officine Piva S.n.c.', 'Edilcasa S.r.l.']),
    ];
    const head = `<div class="flex"><div><b>${vendor}</b>${lines('Via del Porto 4 - 60125 Ancona', 'P.IVA 01234560420')}</div><div>${lines('Spett.le', `<b>${customer}</b>`, 'Via Emilia 99', '40026 Imola BO')}</div></div><p><b>Fattura n. ${number} del ${s.date(s.day)}</b></p>`;
    const row = (item: Good) =>
      `<tr><td>${item.code}</td><td>${item.name}</td><td>NR</td><td class="r">${s.quantity(item.quantity)}</td><td class="r">${s.number(item.price)}</td><td class="r">${s.number(item.amount)}</td><td class="r">22</td></tr>`;
    const first = goods.slice(0, 26);
    const second = goods.slice(26);
    const table = (rows: string) =>
      `<table class="wide"><tr><th>Articolo</th><th>Descrizione</th><th>UM</th><th class="r">Quantità</th><th class="r">Prezzo</th><th class="r">Importo</th><th class="r">IVA</th></tr>${rows}</table>`;
    const note = (name: string) => `<tr><td></td><td colspan="6">${name}</td></tr>`;
    const body = `${head}${table(note(`Rif. DDT n. 812 del ${s.date(s.day - 9)}`) + first.map(row).join(''))}<div class="r">A riportare: ${s.number(sumOf(first))}</div><div style="break-before:page"></div>${head}<div class="r">Riporto: ${s.number(sumOf(first))}</div>${table(note(`Rif. DDT n. 845 del ${s.date(s.day - 2)}`) + second.map(row).join(''))}<br>
      <table class="wide"><tr><th>Aliquota</th><th class="r">Imponibile</th><th class="r">Imposta</th></tr><tr><td>22%</td><td class="r">${s.number(subtotal)}</td><td class="r">${s.number(tax)}</td></tr></table><p class="r"><b>TOTALE FATTURA EUR ${s.number(total)}</b></p><p>Scadenze: ${s.date(s.day + 60)} RIBA ${s.number(total)}</p>`;
    return drawn(
      s,
      { style: 'td,th{font-size:8pt;padding:2pt 4pt}', body, goods },
      {
        number,
        due: s.day + 60,
        vendor,
        customer,
        subtotal,
        tax,
        total,
      },
    );
  },
};
