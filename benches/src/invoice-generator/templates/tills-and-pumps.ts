import { COUNTRY } from './countries.ts';
import { page } from './html.ts';
import { good, sumOf, taxesOf } from './sheet.ts';
import { AMOUNTS_ONLY, alsoCalled, drawn, PLAIN_COMMA, plain, type Template } from './template.ts';

const SLIP = { kind: 'receipt', size: 'slip' } as const;

/** A slip of centred and two-sided lines; a pair stands at both edges. */
function roll(parts: readonly (string | readonly [string, string])[], chance = 0): string {
  const body = parts.map((part) =>
    typeof part === 'string'
      ? `<div class="c">${part}</div>`
      : `<div class="flex"><span>${part[0]}</span><span>${part[1]}</span></div>`,
  );
  return page('@page{margin:5mm}body{font-size:8pt}', body.join(''), chance);
}

/** An English grocer: offers taken off below their goods, weights above, savings told again at the foot. */
const grocer: Template = {
  ...COUNTRY.uk,
  ...SLIP,
  id: 'uk-grocer-savings',
  dates: ['dd/MM/yy', 'dd/MM/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 6],
      names: [
        'SEMI SKIM MILK 2L',
        'SOURDOUGH LOAF',
        'CHEDDAR 400G',
        'HASS AVOCADO',
        'GREEK YOGURT',
        'OLIVE OIL 500ML',
      ],
      quantities: [1000],
      price: [85, 899],
    });
    const weight = s.random.whole(200, 1800);
    const bananas = good('BANANAS LOOSE', 95, { quantity: weight, amount: Math.round((weight * 95) / 1000) });
    const off = good('Multibuy 2 for £3.00', -s.random.whole(20, 80));
    const all = [...goods, bananas, off];
    const total = sumOf(all);
    const html = roll([
      '<b>GREENLEAF MARKET</b>',
      'Tonbridge Road, Maidstone ME16 8RS',
      'VAT Number: 123 9876 54',
      '&nbsp;',
      ...goods.map((item): [string, string] => [item.name, `£${s.number(item.amount)}`]),
      [bananas.name, ''],
      [
        `&nbsp; ${plain(weight * 100).slice(0, -3)}g @ £0.95/kg`.replace(
          /(\d+)g/,
          (_, grams: string) => `${(Number(grams) / 1000).toFixed(3)} kg`,
        ),
        `£${s.number(bananas.amount)}`,
      ],
      [off.name, `-£${s.number(-off.amount)}`],
      '-------------------------------',
      ['SUBTOTAL', `£${s.number(total - off.amount)}`],
      ['SAVINGS', `-£${s.number(-off.amount)}`],
      ['<b>TOTAL TO PAY</b>', `<b>£${s.number(total)}</b>`],
      ['MASTERCARD', `£${s.number(total)}`],
      ['CHANGE DUE', '£0.00'],
      '&nbsp;',
      `${s.date(s.day)} 10:52 &nbsp; Store 2214 Till 07`,
      `You saved £${s.number(-off.amount)} today`,
      'Loyalty points earned: 41',
    ]);
    return drawn(
      html,
      all,
      {
        day: s.day,
        vendor: 'GREENLEAF MARKET',
        subtotal: total - off.amount,
        total,
        alt: { subtotal: [null, plain(total)], number: ['2214', '07'] },
      },
      AMOUNTS_ONLY,
    );
  },
};

/** A German fuel slip: pump, litres and price a litre under the name, a tax table of letters. */
const tanken: Template = {
  ...COUNTRY.de,
  ...SLIP,
  id: 'de-tankquittung',
  draw: (s) => {
    const litres = s.random.whole(1500, 6500);
    const price = s.random.whole(1599, 1999);
    const fuel = good('Super E10', 0, { amount: Math.round((litres * price) / 1000), rate: 19 });
    const goods = [fuel, ...(s.random.chance(0.6) ? [good('Kaffee groß', 389, { rate: 19 })] : [])];
    const total = sumOf(goods);
    const [share] = taxesOf(goods, true);
    const number = s.random.digits(6);
    const html = roll([
      '<b>Rast &amp; Tank Schönefeld</b>',
      'Inh. Petra Lindner e.K.',
      'Waltersdorfer Chaussee 7',
      '12529 Schönefeld',
      'Tel. 030/5550133',
      'USt-IdNr. DE223344556',
      '&nbsp;',
      [`Beleg-Nr. ${number}`, `${s.date(s.day)} 07:41`],
      '&nbsp;',
      [`* ${fuel.name}`, `${s.number(fuel.amount)} A`],
      [`&nbsp; Zp 4 &nbsp; ${s.number(litres)} l à ${String(price / 1000).replace('.', ',')} EUR/l`, ''],
      ...goods.slice(1).map((item): [string, string] => [item.name, `${s.number(item.amount)} A`]),
      ['<b>Gesamtbetrag EUR</b>', `<b>${s.number(total)}</b>`],
      ['gegeben girocard', s.number(total)],
      '&nbsp;',
      ['Typ &nbsp; Netto &nbsp; MwSt', 'Brutto'],
      [`A 19,00% &nbsp; ${s.number(share?.base ?? 0)} &nbsp; ${s.number(share?.tax ?? 0)}`, s.number(total)],
      '&nbsp;',
      '* Im Namen und für Rechnung der',
      'Mineralöl Nordost GmbH',
      'TSE-Signatur: 4gh7Kq9',
      'Gute Fahrt!',
    ]);
    return drawn(
      html,
      goods,
      {
        number,
        day: s.day,
        vendor: 'Rast & Tank Schönefeld',
        subtotal: share?.base ?? 0,
        tax: share?.tax ?? 0,
        total,
        alt: {
          subtotal: [null],
          vendor: ['Petra Lindner e.K.', 'Mineralöl Nordost GmbH'],
          ...alsoCalled(goods, (item) => [`* ${item.name}`]),
        },
      },
      AMOUNTS_ONLY,
    );
  },
};

/** A Spanish pharmacy: quantity, article, retail price and what the patient pays of it. */
const farmacia: Template = {
  ...COUNTRY.es,
  ...SLIP,
  id: 'es-farmacia-aportacion',
  numbers: [PLAIN_COMMA],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 5],
      names: [
        'IBUPROFENO 600MG 40 COMP',
        'OMEPRAZOL 20MG 28 CAPS',
        'SUERO FISIOLOGICO 30U',
        'CHAMPU ANTICASPA',
        'TIRITAS SURTIDAS',
      ],
      quantities: [1000, 2000],
      price: [197, 1890],
    });
    const total = sumOf(goods);
    const number = `T${s.random.digits(6)}`;
    const table = `<table class="wide"><tr><td>Ud</td><td>Artículo</td><td class="r">PVP</td><td class="r">Importe</td></tr>${goods.map((item) => `<tr><td>${s.quantity(item.quantity)}</td><td>${item.name}</td><td class="r">${s.number(item.price)}</td><td class="r">${s.number(item.amount)}</td></tr>`).join('')}</table>`;
    const html = roll([
      '<b>FARMACIA LDA. ROCÍO BENÍTEZ</b>',
      'C/ Alfarería 40, 41010 Sevilla',
      'NIF 28765432K',
      '&nbsp;',
      [`Ticket: ${number}`, `${s.date(s.day)} 12:05`],
      'Le atendió: Marta',
      table,
      ['<b>Total a pagar</b>', `<b>${s.number(total)} €</b>`],
      ['Entregado', `${s.number(Math.ceil(total / 1000) * 1000)} €`],
      ['Cambio', `${s.number(Math.ceil(total / 1000) * 1000 - total)} €`],
      'IVA INCLUIDO',
      'No se admiten devoluciones de medicamentos',
    ]);
    return drawn(html, goods, { number, day: s.day, vendor: 'FARMACIA LDA. ROCÍO BENÍTEZ', total });
  },
};

/** A Portuguese restaurant's simplified invoice: quantity, price and sum under the names, tax summary by rate. */
const restaurante: Template = {
  ...COUNTRY.pt,
  ...SLIP,
  id: 'pt-fatura-simplificada',
  draw: (s) => {
    const goods = s.goods({
      count: [2, 6],
      names: ['Bacalhau à Brás', 'Sopa do dia', 'Vinho tinto 0,5L', 'Pastel de nata', 'Café', 'Água 50cl'],
      quantities: [1000, 2000, 3000],
      price: [90, 1650],
      rates: [13, 23],
    });
    const shares = taxesOf(goods, true);
    const total = sumOf(goods);
    const tax = shares.reduce((sum, share) => sum + share.tax, 0);
    const number = `FS 2025A/${s.random.digits(4)}`;
    const head =
      '<tr><td>Qtd</td><td>Descrição</td><td class="r">IVA</td><td class="r">P.Unit</td><td class="r">Total</td></tr>';
    const table = `<table class="wide">${head}${goods.map((item) => `<tr><td>${s.quantity(item.quantity)}</td><td>${item.name}</td><td class="r">${s.percent(item.rate)}</td><td class="r">${s.number(item.price)}</td><td class="r">${s.number(item.amount)}</td></tr>`).join('')}</table>`;
    const taxes = `<table class="wide"><tr><td>Taxa</td><td class="r">Base</td><td class="r">IVA</td><td class="r">Total</td></tr>${shares.map((share) => `<tr><td>${s.percent(share.rate)}</td><td class="r">${s.number(share.base)}</td><td class="r">${s.number(share.tax)}</td><td class="r">${s.number(share.base + share.tax)}</td></tr>`).join('')}</table>`;
    const html = roll([
      '<b>Tasca do Chico</b>',
      'Sabores da Mouraria Unip. Lda',
      'Rua da Palma 22, 1100-394 Lisboa',
      'NIF: 513 222 111',
      '&nbsp;',
      'Fatura Simplificada',
      [number, 'Original'],
      [`Data: ${s.date(s.day)}`, '21:34'],
      'Cliente: Consumidor Final',
      table,
      ['<b>Total EUR</b>', `<b>${s.number(total)}</b>`],
      ['Multibanco', s.number(total)],
      taxes,
      'aB3d-Processado por programa certificado n.º 1234/AT',
      'ATCUD: JF7T4K2B-9911',
    ]);
    return drawn(html, goods, {
      number,
      day: s.day,
      vendor: 'Tasca do Chico',
      tax,
      total,
      alt: {
        vendor: ['Sabores da Mouraria Unip. Lda'],
        subtotal: [plain(total - tax), plain(total)],
        customer: ['Consumidor Final'],
        number: [number.replace('FS ', '')],
        tax: [null],
      },
    });
  },
};

/** A Quebec diner: two taxes by their French and English names, a tip added on the card. */
const diner: Template = {
  ...COUNTRY.fr,
  ...SLIP,
  id: 'ca-qc-resto',
  country: 'CA',
  currency: 'CAD',
  dates: ['yyyy-MM-dd'],
  numbers: [PLAIN_COMMA],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 5],
      names: ['POUTINE RÉG.', 'HAMBURGER STEAK', 'SOUPE AUX POIS', 'TARTE AU SUCRE', 'CAFÉ FILTRE'],
      quantities: [1000, 2000],
      price: [275, 2195],
    });
    const subtotal = sumOf(goods);
    const [tps, tvq] = [Math.round(subtotal * 0.05), Math.round(subtotal * 0.09975)];
    const total = subtotal + tps + tvq;
    const number = s.random.digits(6);
    const html = roll([
      '<b>Casse-croûte Chez Ti-Guy</b>',
      '455, rue Principale',
      'Saint-Jérôme (Québec) J7Z 1A1',
      '450 555-0144',
      '&nbsp;',
      [`Facture : ${number}`, `Table : 9`],
      [`${s.date(s.day)}`, '12:28'],
      '&nbsp;',
      ...goods.map((item): [string, string] => [
        `${s.quantity(item.quantity)} ${item.name}`,
        `${s.number(item.amount)} FP`,
      ]),
      '&nbsp;',
      ['SOUS-TOTAL', s.number(subtotal)],
      ['TPS 123456789RT0001', s.number(tps)],
      ['TVQ 1012345678TQ0001', s.number(tvq)],
      ['<b>TOTAL</b>', `<b>${s.number(total)} $</b>`],
      'PAIEMENT REÇU',
      ['INTERAC', s.number(total)],
      'Merci, à la prochaine !',
    ]);
    return drawn(
      html,
      goods,
      {
        number,
        day: s.day,
        vendor: 'Casse-croûte Chez Ti-Guy',
        subtotal,
        tax: tps + tvq,
        total,
        alt: {
          ...alsoCalled(goods, (item) => [`${s.quantity(item.quantity)} ${item.name}`]),
          currency: [null, 'USD'],
        },
      },
      AMOUNTS_ONLY,
    );
  },
};

/** Slips of grocers, pumps, pharmacies and kitchens. */
export const TILLS_AND_PUMPS: readonly Template[] = [grocer, tanken, farmacia, restaurante, diner];
