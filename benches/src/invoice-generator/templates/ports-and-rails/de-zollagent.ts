import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, plain, type Template } from '../template.ts';

/** A German customs agent's bill: duty and import tax laid out, which bear no tax, next to fees which do. */
export const deZollagent: Template = {
  ...COUNTRY.de,
  id: 'de-zollagent',
  draw: (s) => {
    const free = [
      good('Zollabgaben lt. Bescheid', s.random.whole(5000, 90_000)),
      good('Einfuhrumsatzsteuer lt. Bescheid', s.random.whole(20_000, 300_000)),
    ];
    const taxed = [
      good('Zollabfertigung', 6500, { rate: 19 }),
      good('Vorlageprovision 2%', s.random.whole(900, 4000), { rate: 19 }),
      good('Containerstandgeld 3 Tage', 13_500, { rate: 19 }),
    ];
    const goods = [...free, ...taxed];
    const tax = Math.round(sumOf(taxed) * 0.19);
    const [subtotal, total] = [sumOf(goods), sumOf(goods) + tax];
    const number = `HH${s.random.digits(6)}`;
    const [vendor, customer] = [
      'Hansa Zollservice GmbH',
      s.random.pick(['Teehaus Friesland GmbH', 'Radwelt Import KG']),
    ];
    const body = `<table class="wide"><tr><td>${lines(`<b>${customer}</b>`, 'Deichstr. 9', '26506 Norden')}</td><td class="r">${lines(`<b>${vendor}</b>`, 'Am Sandtorkai 50', '20457 Hamburg', 'USt-ID DE118822334')}</td></tr></table><br><table class="wide box"><tr><td>Rechnung Nr.<br><b>${number}</b></td><td>Datum<br><b>${s.date(s.day)}</b></td><td>Fällig<br><b>${s.date(s.day + 14)}</b></td><td>Position<br><b>IM-2291</b></td><td>MRN<br><b>25DE4851${s.random.digits(8)}</b></td></tr></table><br>
      ${grid(
        ['Leistung', 'steuerfrei EUR', 'steuerpflichtig EUR'],
        goods.map((item) => [
          item.name,
          item.rate === 0 ? s.number(item.amount) : '',
          item.rate === 0 ? '' : s.number(item.amount),
        ]),
      )}<hr>${pairs(
        [
          ['Summe steuerfrei', s.number(sumOf(free))],
          ['Summe steuerpflichtig', s.number(sumOf(taxed))],
          ['19% Umsatzsteuer', s.number(tax)],
          ['<b>Endbetrag EUR</b>', `<b>${s.number(total)}</b>`],
        ],
        'right',
      )}`;
    return drawn(
      s,
      { style: '.box td{border:1px solid #777}', body, goods, prints: AMOUNTS_ONLY },
      {
        number,
        due: s.day + 14,
        vendor,
        customer,
        subtotal,
        tax,
        total,
        alt: { subtotal: [plain(sumOf(taxed)), null] },
      },
    );
  },
};
