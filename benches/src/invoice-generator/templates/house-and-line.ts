import { COUNTRY } from './countries.ts';
import { lines, page, pairs } from './html.ts';
import { good, sumOf, taxesOf } from './sheet.ts';
import { AMOUNTS_ONLY, drawn, plain, type Template } from './template.ts';

/** A French operator's bill: groups without headings, prices with tax, what is taken from the account and when. */
const operateur: Template = {
  ...COUNTRY.fr,
  id: 'fr-operateur-prelevement',
  draw: (s) => {
    const fixed = [good('Abonnement Fibre Max', 4199), good('Option TV Sport', s.random.pick([999, 1499]))];
    const used = [
      good('Appels vers mobiles internationaux', s.random.whole(40, 1900)),
      good('Location décodeur 4K', 300),
    ];
    const goods = [...fixed, ...used];
    const total = sumOf(goods);
    const tax = Math.round((total * 20) / 120);
    const number = `F${s.random.digits(10)}`;
    const customer = s.random.pick(['M. Karim Benali', 'Mme Aude Carpentier']);
    const group = (name: string, items: typeof goods) =>
      `<tr><td><b>${name}</b></td><td class="r"><b>${s.number(sumOf(items))} €</b></td></tr>${items.map((item) => `<tr><td>&nbsp;&nbsp;${item.name}</td><td class="r">${s.number(item.amount)} €</td></tr>`).join('')}`;
    const body = `<div class="flex"><b style="font-size:20pt;color:#c03">Lumio</b><div>${lines('Votre facture', `du ${s.date(s.day)}`, `n° ${number}`)}</div></div><div style="margin-left:90mm">${lines(customer, '8 allée des Chênes', '35000 RENNES')}</div><br><p>N° de ligne : 02 99 55 01 44</p><p>Période du ${s.date(s.day)} au ${s.date(s.day + 30)}</p><br>
      <table class="wide">${group('Vos abonnements et options', fixed)}${group('Vos consommations et locations', used)}<tr><td>Total HT</td><td class="r">${s.number(total - tax)} €</td></tr><tr><td>TVA 20,00 %</td><td class="r">${s.number(tax)} €</td></tr><tr><td><b>Montant total TTC</b></td><td class="r"><b>${s.number(total)} €</b></td></tr></table>
      <p>Cette somme sera prélevée le ${s.date(s.day + 12)} sur votre compte FR76 **** **** 4417.</p><p class="small">Lumio SA au capital de 12 000 000 € - RCS Rennes 398 765 432 - 1 rue de la Data 35000 Rennes</p>`;
    return drawn(
      page('', body, s.random.fraction()),
      goods,
      {
        number,
        day: s.day,
        due: s.day + 12,
        vendor: 'Lumio SA',
        customer,
        subtotal: total - tax,
        tax,
        total,
        alt: { vendor: ['Lumio'], customer: [customer.replace(/^\S+ /, '')], due_date: [null] },
      },
      AMOUNTS_ONLY,
    );
  },
};

/** An English water bill: readings, volumes at a rate a cubic metre, what was owed and paid before, no VAT. */
const water: Template = {
  ...COUNTRY.uk,
  id: 'uk-water',
  draw: (s) => {
    const used = s.random.whole(12, 90);
    const goods = [
      good('Water supply', 171.23, { quantity: used * 1000, amount: Math.round(used * 171.23) }),
      good('Wastewater', 184.5, { quantity: used * 1000, amount: Math.round(used * 184.5) }),
      good('Fixed charge', s.random.whole(1900, 4400)),
    ];
    const total = sumOf(goods);
    const owed = s.random.whole(4000, 12_000);
    const number = `${s.random.digits(10)}`;
    const customer = s.random.pick(['Mr D Okafor', 'Mrs P Llewellyn']);
    const n = (minor: number) => `£${s.number(minor)}`;
    const row = (name: string, value: string) => `<tr><td>${name}</td><td class="r">${value}</td></tr>`;
    const body = `<div class="flex"><b style="font-size:18pt;color:#069">Severnside Water</b>${pairs([
      ['Bill number', number],
      ['Bill date', s.date(s.day)],
      ['Account number', '3004 112 778'],
    ])}</div>${lines(customer, '5 Mill Lane', 'Tewkesbury', 'GL20 5RT')}<h2>Your water bill</h2>
      <table class="wide">${row('Balance from last bill', n(owed))}${row('Payments received - thank you', `-${n(owed)}`)}${row('Charges this period', n(total))}${row(`<b>Amount due by ${s.date(s.day + 14)}</b>`, `<b>${n(total)}</b>`)}</table><br>
      <h3>How we worked out your charges</h3><p>Meter reading ${s.date(s.day - 181)}: 1204 &nbsp; Meter reading ${s.date(s.day - 2)}: ${1204 + used}</p><table class="wide"><tr><th>Charge</th><th class="r">Volume (m3)</th><th class="r">Rate (£)</th><th class="r">Amount</th></tr>${goods
        .map(
          (item, index) =>
            `<tr><td>${item.name}</td><td class="r">${index < 2 ? used : ''}</td><td class="r">${index < 2 ? (item.price / 100).toFixed(4) : ''}</td><td class="r">${n(item.amount)}</td></tr>`,
        )
        .join(
          '',
        )}<tr><td><b>Total charges</b></td><td></td><td></td><td class="r"><b>${n(total)}</b></td></tr></table><p class="small">Severnside Water Ltd. Registered office: Clearwater House, Gloucester GL1 2AB. Water charges are zero rated for VAT.</p>`;
    return drawn(
      page('', body, s.random.fraction()),
      goods,
      {
        number,
        day: s.day,
        due: s.day + 14,
        vendor: 'Severnside Water Ltd',
        customer,
        total,
        alt: { vendor: ['Severnside Water'], subtotal: [plain(total)], tax: ['0.00'] },
      },
      AMOUNTS_ONLY,
    );
  },
};

/** A Swedish hotel's folio: debit and credit, öre rounded, two rates in a table at the foot. */
const hotell: Template = {
  ...COUNTRY.se,
  id: 'se-hotellnota',
  kind: 'receipt',
  draw: (s) => {
    const nights = s.random.whole(1, 3);
    const goods = [
      ...Array.from({ length: nights }, () =>
        good('Logi inkl. frukost', s.random.pick([119_500, 134_500]), { rate: 12 }),
      ),
      good('Bar Lobby', s.random.whole(60, 420) * 100, { rate: 25 }),
    ];
    const total = sumOf(goods);
    const shares = taxesOf(goods, true);
    const tax = shares.reduce((sum, share) => sum + share.tax, 0);
    const number = s.random.digits(6);
    const customer = s.random.pick(['Karin Lindqvist', 'Oskar Nyman']);
    const row = (day: string, name: string, debit: string, credit: string) =>
      `<tr><td>${day}</td><td>${name}</td><td class="r">${debit}</td><td class="r">${credit}</td></tr>`;
    const body = `<div class="c"><b style="font-size:16pt">Hotell Fyrvaktaren</b>${lines('Hamngatan 3, 451 50 Uddevalla', 'Org.nr 556123-4567')}</div><br><div class="flex"><div>${lines(customer, 'Björkvägen 12', '181 45 Lidingö')}</div>${pairs(
      [
        ['Notanr', number],
        ['Rum', '214'],
        ['Ankomst', s.date(s.day - nights)],
        ['Avresa', s.date(s.day)],
      ],
    )}</div><br><table class="wide"><tr><th>Datum</th><th>Text</th><th class="r">Debet</th><th class="r">Kredit</th></tr>${goods.map((item, index) => row(s.date(s.day - nights + Math.min(index, nights - 1)), item.name, s.number(item.amount), '')).join('')}${row(s.date(s.day), 'VISA', '', s.number(total))}${row('', '<b>Totalt SEK</b>', `<b>${s.number(total)}</b>`, `<b>${s.number(total)}</b>`)}${row('', 'Saldo', s.number(0), '')}</table><br>
      <table><tr><th>Moms %</th><th class="r">Netto</th><th class="r">Moms</th><th class="r">Brutto</th></tr>${shares.map((share) => `<tr><td>${share.rate},00</td><td class="r">${s.number(share.base)}</td><td class="r">${s.number(share.tax)}</td><td class="r">${s.number(share.base + share.tax)}</td></tr>`).join('')}</table><p>Välkommen åter!</p>`;
    return drawn(
      page('', body, s.random.fraction()),
      goods,
      {
        number,
        day: s.day,
        vendor: 'Hotell Fyrvaktaren',
        customer,
        tax,
        total,
        alt: { subtotal: [plain(total - tax), plain(total)], tax: [null] },
      },
      AMOUNTS_ONLY,
    );
  },
};

/** A New Zealand caterer: prices with tax, which the foot says is held in the total. */
const caterer: Template = {
  ...COUNTRY.au,
  id: 'nz-catering',
  country: 'NZ',
  currency: 'NZD',
  draw: (s) => {
    const goods = s.goods({
      count: [2, 5],
      names: [
        'Gourmet sandwich platter',
        'Fruit platter',
        'Filter coffee (per head)',
        'Delivery',
        'Vegetarian lunch box',
      ],
      quantities: [1000, 4000, 12_000],
      price: [450, 9500],
    });
    const total = sumOf(goods);
    const tax = Math.round((total * 3) / 23);
    const number = `INV-${s.random.digits(4)}`;
    const customer = s.random.pick(['Harbour Legal', 'Kauri Primary School']);
    const body = `<div class="flex"><div><h1>TAX INVOICE</h1>${lines(customer, '44 Customs Street', 'Auckland 1010')}</div><div>${lines('<b>Invoice Date</b>', s.date(s.day), '<b>Invoice Number</b>', number, '<b>GST Number</b>', '098-765-432')}</div><div>${lines('Tūī Kitchen Ltd', '8 Rata Road', 'Grey Lynn', 'Auckland 1021')}</div></div><br>
      <table class="wide"><tr><th>Description</th><th class="r">Quantity</th><th class="r">Unit Price</th><th class="r">Amount NZD</th></tr>${goods.map((item) => `<tr style="border-bottom:1px solid #ccc"><td>${item.name}</td><td class="r">${s.quantity(item.quantity)}.00</td><td class="r">${s.number(item.price)}</td><td class="r">${s.number(item.amount)}</td></tr>`).join('')}
      <tr><td></td><td></td><td class="r">Includes GST 15%</td><td class="r">${s.number(tax)}</td></tr><tr><td></td><td></td><td class="r"><b>TOTAL NZD</b></td><td class="r"><b>${s.number(total)}</b></td></tr></table><br><b>Due Date: ${s.date(s.day + 20)}</b><p>Bank Account: 12-3077-0123456-00</p>`;
    return drawn(page('', body, s.random.fraction()), goods, {
      number,
      day: s.day,
      due: s.day + 20,
      vendor: 'Tūī Kitchen Ltd',
      customer,
      tax,
      total,
      alt: { subtotal: [plain(total), plain(total - tax)] },
    });
  },
};

/** A German subscription: names wrapped over several lines with the time covered, one price each, taken by direct debit. */
const abo: Template = {
  ...COUNTRY.de,
  id: 'de-softwareabo',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 4],
      names: [
        'Business Cloud Telefonanlage',
        'Nebenstelle Professional',
        'SIP-Trunk 10 Kanäle',
        'Fax-to-Mail',
      ],
      quantities: [1000, 5000, 12_000],
      price: [390, 8900],
    });
    const items = goods.map((item) => ({
      ...item,
      details: [
        `Leistungszeitraum ${s.date(s.day)} bis ${s.date(s.day + 29)}`,
        'Vertrag V-20417, Mindestlaufzeit 24 Monate',
      ],
    }));
    const subtotal = sumOf(items);
    const tax = Math.round(subtotal * 0.19);
    const total = subtotal + tax;
    const number = `RE${s.random.digits(7)}`;
    const [vendor, customer] = [
      'Voxwerk Kommunikation AG',
      s.random.pick(['Zahnarztpraxis Dr. Yilmaz', 'Holzbau Reiter GmbH']),
    ];
    const body = `<div class="r"><b style="font-size:17pt;color:#083">voxwerk</b></div><p class="small">${vendor}, Postfach 1144, 76131 Karlsruhe</p>${lines(customer, 'Marktplatz 6', '74072 Heilbronn')}<div class="r">${lines('Rechnungs-Nr.', `<b>${number}</b>`, 'Kunden-Nr.', '<b>88120</b>', 'Rechnungsdatum', `<b>${s.date(s.day)}</b>`)}</div><h3>Ihre Rechnung</h3><table class="wide"><tr style="background:#eee"><th>Leistung</th><th class="r">Anz.</th><th class="r">Einzel €</th><th class="r">Netto €</th></tr>
      ${items.map((item) => `<tr><td style="width:60%">${item.name}<br>${item.details.join('<br>')}</td><td class="r">${s.quantity(item.quantity)}</td><td class="r">${s.number(item.price)}</td><td class="r">${s.number(item.amount)}</td></tr>`).join('')}</table><hr>
      <div class="r">${lines(`Summe netto: ${s.number(subtotal)} €`, `19 % USt: ${s.number(tax)} €`, `<b>Rechnungsbetrag: ${s.number(total)} €</b>`)}</div><p>Den Betrag ziehen wir am ${s.date(s.day + 7)} per SEPA-Lastschrift von Ihrem Konto ein.</p><p class="small">Vorstand: Dr. Ines Kolb · Amtsgericht Mannheim HRB 998877 · USt-IdNr. DE299887766</p>`;
    return drawn(page('', body, s.random.fraction()), items, {
      number,
      day: s.day,
      due: s.day + 7,
      vendor,
      customer,
      subtotal,
      tax,
      total,
      alt: { due_date: [null] },
    });
  },
};

/** Bills of lines, pipes, rooms and tables. */
export const HOUSE_AND_LINE: readonly Template[] = [operateur, water, hotell, caterer, abo];
