import { COUNTRY } from './countries.ts';
import { lines, page, pairs } from './html.ts';
import { type Good, good, sumOf, taxesOf } from './sheet.ts';
import { AMOUNTS_ONLY, alsoCalled, drawn, PLAIN_COMMA, PLAIN_DOT, plain, type Template } from './template.ts';

const SLIP = { kind: 'receipt', size: 'slip' } as const;
const STYLE =
  '@page{margin:5mm}body{font-family:"DejaVu Sans Mono","Droid Sans Fallback";font-size:8pt}td{padding:0 2pt}';

function slip(...parts: readonly string[]): string {
  return page(STYLE, parts.join(''), 0);
}

function head(...texts: readonly string[]): string {
  return `<div class="c">${lines(...texts)}</div><br>`;
}

/** Two columns, name and amount; a row may be one text over both. */
function rows(items: readonly (readonly string[])[]): string {
  return `<table class="wide">${items.map((cells) => `<tr>${cells.map((cell, column) => `<td${column > 0 ? ' class="r"' : ''}>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
}

/** A Spanish supermarket: quantity before the name, price only where several, weighed goods over two lines, tax with base and share. */
const supermercado: Template = {
  ...COUNTRY.es,
  ...SLIP,
  id: 'es-supermercado',
  numbers: [PLAIN_COMMA],
  dates: ['dd/MM/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [3, 12],
      names: [
        'LECHE ENTERA',
        'PAN MOLDE',
        'ACEITE OLIVA VIRGEN',
        'HUEVOS 12',
        'ATUN CLARO',
        'DETERGENTE',
        'CERVEZA PACK',
        'QUESO TIERNO',
      ],
      quantities: [1000, 1000, 2000, 3000],
      price: [55, 990],
      rates: [10, 21],
    });
    const fruit = good('PLATANO', 199, { quantity: 812, rate: 4, unit: 'kg' });
    const all = [...goods, fruit];
    const shares = taxesOf(all, true);
    const total = sumOf(all);
    const number = `${s.random.digits(4)}-${s.random.digits(3)}-${s.random.digits(6)}`;
    const html = slip(
      head(
        '<b>SUPERMERCADOS LA HUERTA, S.A.</b>',
        'A-46012345',
        'C/ COLON 14',
        '46004 VALENCIA',
        'TELÉFONO: 963555012',
        `${s.date(s.day)} 19:43 &nbsp; OP: 112233`,
        `FACTURA SIMPLIFICADA: ${number}`,
      ),
      rows([
        ['Descripción', 'P. Unit', 'Importe'],
        ...goods.map((item) => [
          `${s.quantity(item.quantity)} ${item.name}`,
          item.quantity === 1000 ? '' : s.number(item.price),
          s.number(item.amount),
        ]),
        ['1 PLATANO', '', ''],
        ['0,812 kg', '1,99 €/kg', s.number(fruit.amount)],
        ['', 'TOTAL (€)', `<b>${s.number(total)}</b>`],
        ['', 'TARJETA BANCARIA', s.number(total)],
      ]),
      '<br>',
      rows([
        ['IVA', 'BASE IMPONIBLE (€)', 'CUOTA (€)'],
        ...shares.map((share) => [`${share.rate}%`, s.number(share.base), s.number(share.tax)]),
        [
          'TOTAL',
          s.number(total - shares.reduce((sum, share) => sum + share.tax, 0)),
          s.number(shares.reduce((sum, share) => sum + share.tax, 0)),
        ],
      ]),
      head(
        'TARJ. BANCARIA: **** **** **** 2087',
        'N.C: 021345678',
        `Importe: ${s.number(total)} €`,
        'SE ADMITEN DEVOLUCIONES CON TICKET',
      ),
    );
    const tax = shares.reduce((sum, share) => sum + share.tax, 0);
    return drawn(
      html,
      all,
      {
        number,
        day: s.day,
        vendor: 'SUPERMERCADOS LA HUERTA, S.A.',
        subtotal: total - tax,
        tax,
        total,
        alt: alsoCalled(all, (item) => [
          `${s.quantity(item.quantity)} ${item.name}`,
          `1 ${item.name}`,
          `1 ${item.name} 0,812 kg`,
        ]),
      },
      AMOUNTS_ONLY,
    );
  },
};

/** A Dutch supermarket: deposits, a bonus off, a subtotal before the bonus, taxes "over". */
const supermarkt: Template = {
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
    const html = slip(
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
      html,
      all,
      {
        number,
        day: s.day,
        vendor: 'De Kruidenier',
        subtotal: sumOf(all),
        tax,
        total,
        alt: { subtotal: [plain(total - tax), null], number: [null] },
      },
      AMOUNTS_ONLY,
    );
  },
};

/** An Italian pharmacy's commercial document: rate by line, what of the sum is tax, paid by card. */
const farmacia: Template = {
  ...COUNTRY.it,
  ...SLIP,
  id: 'it-documento-commerciale',
  numbers: [PLAIN_COMMA],
  dates: ['dd-MM-yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 6],
      names: [
        'TACHIPIRINA 1000 16CPR',
        'AEROSOL FISIOLOGICA',
        'CREMA MANI 75ML',
        'INTEGRATORE MAGNESIO',
        'GARZE STERILI',
      ],
      quantities: [1000],
      price: [390, 2990],
      rates: [10, 22],
    });
    const total = sumOf(goods);
    const tax = taxesOf(goods, true).reduce((sum, share) => sum + share.tax, 0);
    const number = `${s.random.digits(4)}-${s.random.digits(4)}`;
    const html = slip(
      head(
        '<b>FARMACIA SAN GIORGIO</b>',
        'DOTT.SSA CONTI & C. SNC',
        'VIA ROMA 15 - 37121 VERONA (VR)',
        'P.IVA 04455660231',
        'TEL 045 5550166',
      ),
      head('DOCUMENTO COMMERCIALE', 'di vendita o prestazione'),
      rows([
        ['DESCRIZIONE', 'IVA', 'Prezzo(€)'],
        ...goods.map((item) => [item.name, `${item.rate},00%`, s.number(item.amount)]),
        ['<b>TOTALE COMPLESSIVO</b>', '', `<b>${s.number(total)}</b>`],
        ['di cui IVA', '', s.number(tax)],
        ['Pagamento elettronico', '', s.number(total)],
        ['Importo pagato', '', s.number(total)],
      ]),
      head(`${s.date(s.day)} 11:08`, `DOCUMENTO N. ${number}`, 'RT 99MEX012345'),
    );
    return drawn(
      html,
      goods,
      {
        number,
        day: s.day,
        vendor: 'FARMACIA SAN GIORGIO',
        alt: { vendor: ['DOTT.SSA CONTI & C. SNC'] },
        tax,
        total,
      },
      AMOUNTS_ONLY,
    );
  },
};

/** Fuel: pump, litres, price a litre, tax within the sum. */
const fuel: Template = {
  ...COUNTRY.uk,
  ...SLIP,
  id: 'uk-petrol',
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  draw: (s) => {
    const litres = s.random.whole(1200, 6200);
    const pence = s.random.whole(1389, 1629);
    const goods = [
      good('Unleaded Pump 04', 0, { quantity: litres * 10, amount: Math.round((litres * pence) / 1000) }),
      ...(s.random.chance(0.5) ? [good('CAR WASH GOLD', 900)] : []),
    ];
    const total = sumOf(goods);
    const net = Math.round(total / 1.2);
    const number = s.random.digits(6);
    const html = slip(
      head(
        '<b>HILLTOP SERVICE STATION</b>',
        'A46 Fosse Way',
        'Leicester LE7 4PF',
        'VAT No: 987 6543 21',
        'Tel 0116 555 0121',
      ),
      lines(`Receipt No: ${number}`, `Date: ${s.date(s.day)} &nbsp; Time: 08:14`, 'Operator: 12'),
      rows([
        ['Unleaded &nbsp; Pump 04', `£${s.number(goods[0]?.amount ?? 0)}`],
        [`${plain(litres)} L @ £${(pence / 1000).toFixed(3)}/L`, ''],
        ...goods.slice(1).map((item) => [item.name, `£${s.number(item.amount)}`]),
        ['<b>TOTAL</b>', `<b>£${s.number(total)}</b>`],
        ['VISA DEBIT', `£${s.number(total)}`],
        ['CHANGE', '£0.00'],
      ]),
      lines('VAT Analysis', `20.00% &nbsp; Net £${s.number(net)} &nbsp; VAT £${s.number(total - net)}`),
      head(
        'CONTACTLESS',
        'AID: A0000000031010',
        'PAN: ************4021',
        `AUTH CODE: ${s.random.digits(6)}`,
        'Please retain for your records',
      ),
    );
    return drawn(
      html,
      goods,
      { number, day: s.day, vendor: 'HILLTOP SERVICE STATION', subtotal: net, tax: total - net, total },
      AMOUNTS_ONLY,
    );
  },
};

/** A French restaurant: quantity, name, unit price and sum without a heading, prices with tax, two rates in a table. */
const restaurant: Template = {
  ...COUNTRY.fr,
  ...SLIP,
  id: 'fr-addition',
  numbers: [PLAIN_COMMA],
  dates: ['dd/MM/yyyy', 'dd/MM/yy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 7],
      names: [
        'Menu du jour',
        'Salade niçoise',
        'Entrecôte frites',
        'Crème brûlée',
        'Café gourmand',
        'Pichet rouge 50cl',
      ],
      quantities: [1000, 2000, 4000],
      price: [250, 2900],
      rates: [10, 20],
    });
    const shares = taxesOf(goods, true);
    const total = sumOf(goods);
    const tax = shares.reduce((sum, share) => sum + share.tax, 0);
    const number = s.random.digits(5);
    const html = slip(
      head(
        '<b>LE PETIT COMPTOIR</b>',
        'SARL PLM RESTAURATION',
        '12 place du Marché',
        '69005 LYON',
        'Tél : 04 72 55 01 30',
        'SIRET 512 345 678 00015',
      ),
      lines(`Ticket n° ${number}`, `${s.date(s.day)} 13:42`, 'Table 12 - 4 couverts - Serveur : Léa'),
      rows([
        ...goods.map((item) => [
          `${s.quantity(item.quantity)} ${item.name}`,
          item.quantity > 1000 ? s.number(item.price) : '',
          s.number(item.amount),
        ]),
        ['<b>TOTAL TTC</b>', '', `<b>${s.number(total)} €</b>`],
        ['CB', '', s.number(total)],
      ]),
      rows([
        ['Taux', 'HT', 'TVA', 'TTC'],
        ...shares.map((share) => [
          `${s.percent(share.rate)}`,
          s.number(share.base),
          s.number(share.tax),
          s.number(share.base + share.tax),
        ]),
      ]),
      head('Merci de votre visite', 'Prix nets, service compris'),
    );
    return drawn(
      html,
      goods,
      {
        number,
        day: s.day,
        vendor: 'LE PETIT COMPTOIR',
        subtotal: total - tax,
        tax,
        total,
        alt: {
          vendor: ['SARL PLM RESTAURATION'],
          subtotal: [null],
          ...alsoCalled(goods, (item) => [`${s.quantity(item.quantity)} ${item.name}`]),
        },
      },
      AMOUNTS_ONLY,
    );
  },
};

/** A Polish fiscal slip: quantity, sign and price in one cell, a tax letter behind the sum, sums of the tax before the total. */
const paragon: Template = {
  ...COUNTRY.pl,
  ...SLIP,
  id: 'pl-paragon',
  numbers: [PLAIN_COMMA],
  dates: ['yyyy-MM-dd', 'dd-MM-yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 8],
      names: [
        'CHLEB ZYTNI',
        'MLEKO 3,2% 1L',
        'SER GOUDA',
        'JABLKA LUZ',
        'PLYN DO NACZYN',
        'KAWA MIELONA 250G',
      ],
      quantities: [1000, 2000, 645],
      price: [199, 2990],
      rates: [23],
    });
    const total = sumOf(goods);
    const tax = taxesOf(goods, true)[0]?.tax ?? 0;
    const number = s.random.digits(6);
    const html = slip(
      head(
        '<b>SKLEP SPOŻYWCZY „ZIELONY KOSZYK”</b>',
        'ul. Długa 5, 31-147 Kraków',
        'NIP 676-123-45-67',
        'PARAGON FISKALNY',
      ),
      rows([
        ...goods.map((item) => [
          item.name,
          `${s.quantity(item.quantity)} x${s.number(item.price)}`,
          `${s.number(item.amount)}A`,
        ]),
        ['SPRZEDAŻ OPODATKOWANA A', '', s.number(total)],
        ['PTU A 23,00 %', '', s.number(tax)],
        ['SUMA PTU', '', s.number(tax)],
        ['<b>SUMA PLN</b>', '', `<b>${s.number(total)}</b>`],
        ['KARTA', '', s.number(total)],
      ]),
      head(`${number} #Kasa 2 Kasjer nr 14 &nbsp; ${s.date(s.day)} 16:55`, 'ZBF 1801234567'),
    );
    return drawn(html, goods, {
      number,
      day: s.day,
      vendor: 'SKLEP SPOŻYWCZY „ZIELONY KOSZYK”',
      tax,
      total,
      alt: { number: [null], subtotal: [plain(total), plain(total - tax)] },
    });
  },
};

/** A Swedish grocer: several at a price, a price by the kilo, a deposit, a discount in a row of its own, tax in a table of four columns. */
const kvitto: Template = {
  ...COUNTRY.se,
  ...SLIP,
  id: 'se-kvitto',
  numbers: [PLAIN_COMMA],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 8],
      names: ['Mellanmjölk 1,5%', 'Limpa', 'Smör normalsaltat', 'Kaffe mörkrost', 'Lösgodis', 'Falukorv'],
      quantities: [1000, 1000, 2000],
      price: [890, 7990],
      rates: [12],
    });
    const extra = [good('Pant', 200), good('Rabatt:Kaffe', -1000)];
    const all: Good[] = [...goods, ...extra];
    const total = sumOf(all);
    const tax = Math.round((total * 12) / 112);
    const number = s.random.digits(6);
    const html = slip(
      head(
        '<b>Torgets Livs AB</b>',
        'Storgatan 12',
        '753 31 Uppsala',
        'Org.nr 556677-8899',
        'Tel 018-555 01 22',
      ),
      lines(`Kvitto: ${number}`, `Datum: ${s.date(s.day)} 18:02`, 'Kassa: 2 &nbsp; Kassör: 14'),
      rows([
        ...all.map((item) => [
          item.quantity > 1000
            ? `${item.name} ${s.quantity(item.quantity)}st*${s.number(item.price)}`
            : item.name,
          s.number(item.amount),
        ]),
        [`Totalt ${all.length} varor`, ''],
        ['<b>Totalt (SEK)</b>', `<b>${s.number(total)}</b>`],
        ['Mottaget Kontokort', s.number(total)],
      ]),
      rows([
        ['Moms %', 'Moms', 'Netto', 'Brutto'],
        ['12,00', s.number(tax), s.number(total - tax), s.number(total)],
      ]),
      head('Debit/Mastercard', `Ref: ${s.random.digits(10)}`, 'SPARA KVITTOT', 'Välkommen åter!'),
    );
    return drawn(
      html,
      all,
      {
        number,
        day: s.day,
        vendor: 'Torgets Livs AB',
        subtotal: total - tax,
        tax,
        total,
        alt: { subtotal: [null] },
      },
      AMOUNTS_ONLY,
    );
  },
};

/** An Indian restaurant's bill: quantity, rate and amount in columns, service charge and two halves of tax, rounded off. */
const dhaba: Template = {
  ...COUNTRY.in,
  ...SLIP,
  id: 'in-restaurant',
  numbers: [PLAIN_DOT],
  dates: ['dd/MM/yy', 'dd-MMM-yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 7],
      names: [
        'PANEER BUTTER MASALA',
        'GARLIC NAAN',
        'VEG BIRYANI',
        'SWEET LIME SODA',
        'DAL TADKA',
        'MINERAL WATER',
      ],
      quantities: [1000, 2000, 4000],
      price: [3000, 34_000],
    });
    const sum = sumOf(goods);
    const half = Math.round(sum * 0.025);
    const raw = sum + 2 * half;
    const total = Math.round(raw / 100) * 100;
    const number = s.random.digits(5);
    const html = slip(
      head(
        '<b>SPICE COURTYARD</b>',
        '(A unit of Deccan Hospitality Pvt. Ltd.)',
        '100 Feet Road, Indiranagar',
        'Bengaluru - 560038',
        'GSTIN: 29AAACD1234F1Z2',
        'FSSAI: 11215334000567',
      ),
      lines(`Bill No: ${number} &nbsp; Table: 7`, `Date: ${s.date(s.day)} 21:14`, 'Cashier: biller'),
      '<hr>',
      rows([
        ['Item', 'Qty.', 'Price', 'Amount'],
        ...goods.map((item) => [
          item.name,
          s.quantity(item.quantity),
          s.number(item.price),
          s.number(item.amount),
        ]),
        [
          `Total Qty: ${goods.reduce((all, item) => all + item.quantity / 1000, 0)}`,
          '',
          'Sub Total',
          s.number(sum),
        ],
        ['', '', 'CGST 2.5%', s.number(half)],
        ['', '', 'SGST 2.5%', s.number(half)],
        ['', '', 'Round off', (total - raw < 0 ? '-' : '+') + s.number(Math.abs(total - raw))],
        ['', '', '<b>Grand Total</b>', `<b>₹${s.number(total)}</b>`],
      ]),
      head('Thank You! Visit Again'),
    );
    return drawn(html, goods, {
      number,
      day: s.day,
      vendor: 'SPICE COURTYARD',
      subtotal: sum,
      tax: 2 * half,
      total,
      alt: { vendor: ['Deccan Hospitality Pvt. Ltd.'] },
    });
  },
};

/** A Japanese till's slip: reduced rate marked, tax within by rate, cash and change. */
const reshiito: Template = {
  ...COUNTRY.jp,
  ...SLIP,
  id: 'jp-reshiito',
  dates: ['yyyy年MM月dd日', 'yyyy/MM/dd'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 7],
      names: ['おにぎり 鮭', '緑茶 600ml', 'サラダチキン', '単三電池 4本', 'レジ袋', '弁当 幕の内'],
      quantities: [1000],
      price: [5, 698],
      rates: [8, 10],
    });
    const shares = taxesOf(goods, true);
    const total = sumOf(goods);
    const tax = shares.reduce((sum, share) => sum + share.tax, 0);
    const paid = Math.ceil(total / 1000) * 1000;
    const number = s.random.digits(4);
    const yen = (value: number) => `¥${s.number(value)}`;
    const html = slip(
      head(
        '<b>みどりマート</b>',
        '神田駅前店',
        '東京都千代田区鍛冶町2-1-1',
        '電話 03-5555-0110',
        '登録番号 T9876543210123',
      ),
      lines(`${s.date(s.day)} 12:31`, `レジ 02 &nbsp; 責 017`),
      head('【領収証】'),
      rows([
        ...goods.map((item) => [`${item.name}${item.rate === 8 ? '※' : ''}`, yen(item.amount)]),
        ['<b>合計</b>', `<b>${yen(total)}</b>`],
        ...shares.flatMap((share) => [
          [`(${share.rate}%対象`, `${yen(share.base + share.tax)})`],
          ['(内消費税等', `${yen(share.tax)})`],
        ]),
        ['お預り', yen(paid)],
        ['お釣', yen(paid - total)],
      ]),
      head('「※」は軽減税率対象商品です', `レシートNo ${number}`),
    );
    return drawn(
      html,
      goods,
      {
        number,
        day: s.day,
        vendor: 'みどりマート',
        tax,
        total,
        alt: { number: [null], vendor: ['みどりマート 神田駅前店'], subtotal: [null], tax: [null] },
      },
      AMOUNTS_ONLY,
    );
  },
};

/** A taxi's receipt: almost nothing but the fare, label by label. */
const taxi: Template = {
  ...COUNTRY.de,
  ...SLIP,
  id: 'de-taxi',
  draw: (s) => {
    const total = s.random.whole(800, 6900);
    const tax = Math.round((total * 7) / 107);
    const number = s.random.digits(5);
    const goods = [good('Fahrpreis', total)];
    const html = slip(
      head(
        '<b>Taxi Yıldız</b>',
        'Inh. Murat Yıldız',
        'Kölner Str. 77, 40227 Düsseldorf',
        'St.-Nr. 133/5123/4567',
        'Ordnungsnr. 0815',
      ),
      head('QUITTUNG'),
      pairs(
        [
          ['Quittungs-Nr.:', number],
          ['Datum:', s.date(s.day)],
          ['Uhrzeit:', '22:47'],
          ['von:', 'Flughafen'],
          ['nach:', 'Hauptbahnhof'],
          ['Strecke:', '9,8 km'],
          ['Fahrpreis:', `${s.number(total)} EUR`],
          ['enth. MwSt 7%:', `${s.number(tax)} EUR`],
          ['<b>Gesamt:</b>', `<b>${s.number(total)} EUR</b>`],
        ],
        'wide',
      ),
      head('Betrag dankend erhalten', 'Bezahlt: bar'),
    );
    return drawn(
      html,
      goods,
      { number, day: s.day, vendor: 'Taxi Yıldız', tax, total, alt: { vendor: ['Murat Yıldız'] } },
      AMOUNTS_ONLY,
    );
  },
};

/** Slips of tills and meters, by country. */
export const SLIPS: readonly Template[] = [
  supermercado,
  supermarkt,
  farmacia,
  fuel,
  restaurant,
  paragon,
  kvitto,
  dhaba,
  reshiito,
  taxi,
];
