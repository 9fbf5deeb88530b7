import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { type Good, good, sumOf, withTax } from '../sheet.ts';
import { drawn, type Template } from '../template.ts';

/** A craftsman's bill in sections, each with its sum; a position offered but not counted; hours and material. */
export const deHandwerkerTitel: Template = {
  ...COUNTRY.de,
  id: 'de-handwerker-titel',
  draw: (s) => {
    const first = [
      good('Demontage der alten Badewanne', 18_500, { unit: 'psch' }),
      good('Wandfliesen 30x60 verlegen', 5490, { quantity: s.random.whole(80, 320) * 100, unit: 'm²' }),
      good('Silikonfuge', 450, { quantity: 14_500, unit: 'lfm' }),
    ];
    const second = [
      good('Waschtischarmatur', 21_900, { unit: 'Stk' }),
      good('Facharbeiterstunde', 5800, { quantity: s.random.pick([6500, 11_250]), unit: 'Std' }),
      good('Kleinmaterial', 0, { unit: 'psch' }),
    ];
    const goods = [...first, ...second];
    const { subtotal, tax, total } = withTax(goods, 0.19);
    const number = `R${s.random.whole(21, 26)}-${s.random.digits(4)}`;
    const [vendor, customer] = [
      'Fliesen Brandt Meisterbetrieb e.K.',
      s.random.pick(['Familie Hofmann', 'WEG Lindenstraße 14']),
    ];
    const row = (prefix: string) => (item: Good, index: number) => [
      `${prefix}.${index + 1}`,
      s.quantity(item.quantity),
      item.unit,
      item.name,
      s.number(item.price),
      s.number(item.amount),
    ];
    const body = `<p class="small">${vendor} · Handwerkerring 6 · 04109 Leipzig</p><div class="flex"><div>${lines(customer, 'Lindenstraße 14', '04277 Leipzig')}</div><div>${pairs(
      [
        ['Rechnungs-Nr.', number],
        ['Kunden-Nr.', s.random.digits(5)],
        ['Datum', s.date(s.day)],
        ['Leistungszeitraum', `${s.date(s.day - 12)} - ${s.date(s.day - 2)}`],
      ],
    )}</div></div><h1>Rechnung</h1><p>Bauvorhaben: Badsanierung EG</p>
      ${grid(
        ['Pos.', 'Menge', 'Einh.', 'Bezeichnung', 'EP €', 'GP €'],
        [
          ['<b>01</b>', '', '', '<b>Fliesenarbeiten</b>', '', ''],
          ...first.map(row('01')),
          ['', '', '', 'Summe Titel 01', '', s.number(sumOf(first))],
          ['<b>02</b>', '', '', '<b>Sanitär</b>', '', ''],
          ...second.map(row('02')),
          ['02.4', '1', 'Stk', 'Alternativ: Armatur schwarz matt', '289,00', '(nur EP)'],
          ['', '', '', 'Summe Titel 02', '', s.number(sumOf(second))],
        ],
        'wide goods',
      )}
      ${pairs(
        [
          ['Nettosumme', `${s.number(subtotal)} €`],
          ['zzgl. 19 % MwSt.', `${s.number(tax)} €`],
          ['<b>Rechnungsbetrag</b>', `<b>${s.number(total)} €</b>`],
        ],
        'right',
      )}<p>Im Rechnungsbetrag sind Lohnkosten von ${s.number(56_000)} € netto enthalten (§ 35a EStG).</p><p>Zahlbar innerhalb von 8 Tagen ohne Abzug.</p>`;
    return drawn(
      s,
      { style: '.goods thead{border-bottom:1px solid}', body, goods },
      { number, vendor, customer, subtotal, tax, total },
    );
  },
};
