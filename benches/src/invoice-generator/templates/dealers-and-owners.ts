import { COUNTRY } from './countries.ts';
import { grid, lines, page, pairs } from './html.ts';
import { good, sumOf, taxesOf } from './sheet.ts';
import { AMOUNTS_ONLY, drawn, plain, type Template } from './template.ts';

/** A Dutch dealer's bill under the margin scheme: a car, extras, a deposit taken off, no VAT told. */
const marge: Template = {
  ...COUNTRY.nl,
  id: 'nl-margeregeling',
  draw: (s) => {
    const goods = [
      good('Volkswagen Golf 1.4 TSI, kenteken XJ-842-K', s.random.whole(6000, 21_000) * 100),
      good('Winterbanden op velg', 45_000),
      good('Inruil Opel Corsa', -s.random.whole(500, 3000) * 100),
    ];
    const total = sumOf(goods);
    const number = `${s.random.digits(8)}`;
    const [vendor, customer] = [
      'Autobedrijf Van Rijswijk B.V.',
      s.random.pick(['Dhr. M. Bakker', 'Mevr. S. el Amrani']),
    ];
    const body = `<div class="r"><b style="font-size:16pt">${vendor}</b>${lines('Energieweg 4', '2382 NJ Zoeterwoude', 'KvK 28012345', 'BTW NL801234567B01')}</div>${lines(customer, 'Lange Mare 12', '2312 GR Leiden')}<br><h1>Factuur</h1>
      <table><tr><td>Factuurnummer</td><td>: ${number}</td></tr><tr><td>Factuurdatum</td><td>: ${s.date(s.day)}</td></tr><tr><td>Meldcode</td><td>: 4821</td></tr><tr><td>Kilometerstand</td><td>: 84.210</td></tr></table><br>
      ${grid(
        ['Omschrijving', 'Bedrag'],
        goods.map((item) => [item.name, `€ ${s.number(item.amount)}`]),
      )}<br>${pairs(
        [
          ['Te betalen', `€ ${s.number(total)}`],
          [`Aanbetaling d.d. ${s.date(s.day - 8)}`, `€ -${s.number(50_000)}`],
          ['Restant bij aflevering', `€ ${s.number(total - 50_000)}`],
        ],
        'right',
      )}<p>Geleverd onder de margeregeling gebruikte goederen; btw niet aftrekbaar.</p><p class="small">IBAN NL20 INGB 0001 2345 67</p>`;
    return drawn(
      page('', body, s.random.fraction()),
      goods,
      {
        number,
        day: s.day,
        vendor,
        customer,
        total,
        alt: { customer: [customer.replace(/^\S+ /, '')], subtotal: [plain(total)] },
      },
      AMOUNTS_ONLY,
    );
  },
};

/** An Italian credit note without a minus: goods returned, tax summary by rate, reference to the invoice it corrects. */
const notaCredito: Template = {
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
    return drawn(page('.box td,.box th{border:1px solid #888}', body, s.random.fraction()), goods, {
      number,
      day: s.day,
      vendor,
      customer,
      subtotal,
      tax,
      total,
    });
  },
};

/** Dutch hours by person: each person's days under the name, a subtotal each, tax below. */
const uren: Template = {
  ...COUNTRY.nl,
  id: 'nl-uren-per-medewerker',
  draw: (s) => {
    const people = s.random
      .shuffle(['Jan de Wit', 'Fatima Aydin', 'Kees Vermeer'])
      .slice(0, 2)
      .map((name) => ({
        name,
        days: Array.from({ length: s.random.whole(2, 6) }, (_, index) =>
          good(
            s.random.pick([
              'Overleg architectuur',
              'Ontwikkeling koppeling',
              'Testen en documentatie',
              'Werkzaamheden op locatie',
            ]),
            9750,
            {
              quantity: s.random.pick([4000, 6500, 8000]),
              code: s.date(s.day - 20 + index),
            },
          ),
        ),
      }));
    const goods = people.flatMap(({ days }) => days);
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.21);
    const total = subtotal + tax;
    const number = `2025-${s.random.digits(3)}`;
    const [vendor, customer] = [
      'Noordkop Software B.V.',
      s.random.pick(['Waterschap Rijnland', 'Bakkerij Groothandel Bolle B.V.']),
    ];
    const rows = people
      .map(
        ({ name, days }) =>
          `<tr><td colspan="5"><b>${name}</b></td></tr>${days.map((item) => `<tr><td>${item.code}</td><td>${item.name}</td><td class="r">${s.quantity(item.quantity)}</td><td class="r">${s.number(item.price)}</td><td class="r">${s.number(item.amount)}</td></tr>`).join('')}<tr><td></td><td><i>Subtotaal ${name}</i></td><td class="r"><i>${s.quantity(days.reduce((sum, item) => sum + item.quantity, 0))}</i></td><td></td><td class="r"><i>${s.number(sumOf(days))}</i></td></tr>`,
      )
      .join('');
    const body = `<div class="flex"><div>${lines(`<b>${customer}</b>`, 'T.a.v. crediteurenadministratie', 'Archimedesweg 1', '2333 CM Leiden')}</div><div>${lines(`<b>${vendor}</b>`, 'Binnenhaven 40', '1781 BK Den Helder', 'btw NL812345678B01', 'kvk 37098765')}</div></div><h2>FACTUUR</h2>${pairs(
      [
        ['Factuurnummer', number],
        ['Factuurdatum', s.date(s.day)],
        ['Vervaldatum', s.date(s.day + 30)],
        ['Uw referentie', 'PO 77120'],
      ],
    )}<br><table class="wide"><tr><th>Datum</th><th>Werkzaamheden</th><th class="r">Uren</th><th class="r">Tarief</th><th class="r">Bedrag</th></tr>${rows}</table><br>${pairs(
      [
        ['Totaal excl. btw', `€ ${s.number(subtotal)}`],
        ['21% btw', `€ ${s.number(tax)}`],
        ['<b>Totaal te voldoen</b>', `<b>€ ${s.number(total)}</b>`],
      ],
      'right',
    )}`;
    return drawn(page('', body, s.random.fraction()), goods, {
      number,
      day: s.day,
      due: s.day + 30,
      vendor,
      customer,
      subtotal,
      tax,
      total,
    });
  },
};

/** A Spanish freelancer's note: no headings, names and sums joined by dots, two taxes. */
const puntos: Template = {
  ...COUNTRY.es,
  id: 'es-lineas-de-puntos',
  draw: (s) => {
    const goods = s.goods({
      count: [2, 5],
      names: [
        'Diseño de catálogo primavera',
        'Retoque de 24 fotografías',
        'Maquetación folleto',
        'Adaptación a redes',
        'Gestión de imprenta',
      ],
      quantities: [1000],
      price: [9000, 240_000],
    });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.21);
    const total = subtotal + tax;
    const number = `${s.random.digits(2)}/2025`;
    const [vendor, customer] = [
      'Estudio Lavanda',
      s.random.pick(['Bodegas Aldaya S.L.', 'Editorial Garbí S.A.']),
    ];
    const dots = (name: string, value: string) =>
      `<div style="display:flex"><span>${name}</span><span style="flex:1;overflow:hidden;white-space:nowrap;direction:rtl">${'.'.repeat(220)}</span><span>&nbsp;${value}</span></div>`;
    const body = `<b style="font-size:18pt;color:#86c">${vendor}</b>${lines('Lucía Ferrer Mas · NIF 45678901B', 'Carrer de Verdi 55, 08012 Barcelona')}<br><br>${lines(`<b>Factura nº ${number}</b>`, `Barcelona, ${s.date(s.day)}`)}<br>${lines('Cliente:', customer, 'CIF B60987654', 'Gran Via 612, 08007 Barcelona')}<br><br>${goods.map((item) => dots(item.name, `${s.number(item.amount)} €`)).join('')}<br>${dots('Base imponible', `${s.number(subtotal)} €`)}${dots('IVA 21%', `${s.number(tax)} €`)}<b>${dots('TOTAL FACTURA', `${s.number(total)} €`)}</b><br><p>Pago por transferencia: ES91 2100 0418 4502 0005 1332</p>`;
    return drawn(
      page('', body, s.random.fraction()),
      goods,
      { number, day: s.day, vendor, customer, subtotal, tax, total, alt: { vendor: ['Lucía Ferrer Mas'] } },
      AMOUNTS_ONLY,
    );
  },
};

/** Papers of dealers and of people who work for themselves. */
export const DEALERS_AND_OWNERS: readonly Template[] = [marge, notaCredito, uren, puntos];
