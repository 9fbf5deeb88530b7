import { COUNTRY } from './countries.ts';
import { grid, lines, page, pairs } from './html.ts';
import { good, sumOf, taxesOf } from './sheet.ts';
import { AMOUNTS_ONLY, alsoCalled, drawn, plain, type Template } from './template.ts';

/** A marketplace's order printed from its web page: items with their price, seller and condition below, several sums, no table heading but "Price". */
const finalDetails: Template = {
  ...COUNTRY.us,
  id: 'us-order-details',
  dates: ['MMMM d, yyyy'],
  draw: (s) => {
    const n = (minor: number) => `$${s.number(minor)}`;
    const goods = s.goods({
      count: [1, 4],
      names: [
        'Stainless Steel Kettle, 1.7 Liter, Cordless',
        'USB-C Cable 6ft (2-Pack)',
        'Desk Organizer, Black',
        'The Art of Bread, Hardcover',
      ],
      quantities: [1000],
      price: [799, 8999],
    });
    const subtotal = sumOf(goods);
    const shipping = s.random.chance(0.5) ? 599 : 0;
    const tax = Math.round((subtotal + shipping) * 0.0825);
    const total = subtotal + shipping + tax;
    const number = `112-${s.random.digits(7)}-${s.random.digits(7)}`;
    const customer = s.random.pick(['Daniel Whitcomb', 'Grace Liu']);
    const body = `<div class="c"><b style="font-size:14pt">Final Details for Order #${number}</b></div>${lines(`<b>Order Placed:</b> ${s.date(s.day)}`, `<b>Bazaaro.com order number:</b> ${number}`, `<b>Order Total: ${n(total)}</b>`)}
      <div class="box"><p class="c"><b>Shipped on ${s.date(s.day + 2)}</b></p><table class="wide"><tr><td><b>Items Ordered</b></td><td class="r"><b>Price</b></td></tr>${goods.map((item) => `<tr><td>1 of: <i>${item.name}</i><br><span class="small">Sold by: Bazaaro.com Services LLC<br>Condition: New</span></td><td class="r">${n(item.amount)}</td></tr>`).join('')}</table>
      <table class="wide"><tr><td><b>Shipping Address:</b>${lines(customer, '410 Cypress Bend', 'Round Rock, TX 78664', 'United States')}<b>Shipping Speed:</b><p>Two-Day Shipping</p></td><td>${pairs(
        [
          ['Item(s) Subtotal:', n(subtotal)],
          ['Shipping &amp; Handling:', n(shipping)],
          ['Total before tax:', n(subtotal + shipping)],
          ['Sales Tax:', n(tax)],
          ['<b>Total for This Shipment:</b>', `<b>${n(total)}</b>`],
        ],
        'right',
      )}</td></tr></table></div><br>
      <div class="box"><p class="c"><b>Payment information</b></p><table class="wide"><tr><td><b>Payment Method:</b><p>Visa | Last digits: 4471</p><b>Billing address</b>${lines(customer, '410 Cypress Bend', 'Round Rock, TX 78664')}</td><td>${pairs(
        [
          ['Item(s) Subtotal:', n(subtotal)],
          ['Shipping &amp; Handling:', n(shipping)],
          ['Total before tax:', n(subtotal + shipping)],
          ['Estimated Tax:', n(tax)],
          ['<b>Grand Total:</b>', `<b>${n(total)}</b>`],
        ],
        'right',
      )}</td></tr></table></div>
      <p class="small c">To view the status of your order, return to Order Summary. © 1996-2026, Bazaaro.com, Inc. or its affiliates</p>`;
    return drawn(
      page('.box{border:1px solid #999;padding:4pt}', body, s.random.fraction()),
      goods.map((item) => ({
        ...item,
        name: `1 of: ${item.name}`,
        details: ['Sold by: Bazaaro.com Services LLC', 'Condition: New'],
      })),
      {
        number,
        day: s.day,
        vendor: 'Bazaaro.com Services LLC',
        customer,
        subtotal,
        tax,
        total,
        alt: {
          vendor: ['Bazaaro.com', 'Bazaaro.com, Inc.'],
          subtotal: [plain(subtotal + shipping)],
        },
      },
      AMOUNTS_ONLY,
    );
  },
};

/** A French marketplace's bill: prices with and without tax in neighbouring columns, the tax's table below the sum. */
const marketplace: Template = {
  ...COUNTRY.fr,
  id: 'fr-vente-en-ligne',
  dates: ['dd MMMM yyyy', 'dd/MM/yyyy'],
  draw: (s) => {
    const n = (minor: number) => `${s.number(minor)} €`;
    const goods = s.goods({
      count: [1, 4],
      names: [
        'Aspirateur balai sans fil 22V',
        'Casque audio Bluetooth pliable noir',
        'Lampe de bureau LED',
        'Sac à dos 30 L imperméable',
      ],
      quantities: [1000, 2000],
      price: [990, 18_900],
      rates: [20],
    });
    const shipping = s.random.chance(0.5) ? 499 : 0;
    const gross = sumOf(goods) + shipping;
    const net = Math.round(gross / 1.2);
    const number = `FR${s.random.digits(4)}ABEI${s.random.digits(5)}`;
    const [vendor, customer] = ['Grand Bazar EU S.à r.l.', s.random.pick(['Camille Renaud', 'Julien Petit'])];
    const body = `<div class="flex"><b style="font-size:16pt">grandbazar</b><div class="r"><b style="font-size:14pt">Facture</b><p>Payé</p></div></div><div style="float:right;width:46%;background:#eee">${pairs(
      [
        ['Numéro de la facture', number],
        ['Date de la facture/Date de la livraison', s.date(s.day)],
        ['Montant total à payer', `<b>${n(gross)}</b>`],
      ],
    )}<p>Vendu par ${vendor}</p><p>TVA FR12487773327</p></div>${lines(customer, '18 RUE DES LILAS', 'TOULOUSE, 31000', 'FR')}<div style="clear:both"></div><hr><p class="small">Pour toute question, visitez www.grandbazar.example/contact</p>
      <div class="flex"><div>${lines('<b>Adresse de facturation</b>', customer, '18 RUE DES LILAS', 'TOULOUSE, 31000')}</div><div>${lines('<b>Adresse de livraison</b>', customer, '18 RUE DES LILAS', 'TOULOUSE, 31000')}</div><div>${lines('<b>Vendu par</b>', vendor, '38 avenue J. F. Kennedy', 'L-1855 Luxembourg')}</div></div><br><b>Informations sur la commande</b>${pairs(
        [
          ['Date de la commande', s.date(s.day - 2)],
          ['Numéro de la commande', `403-${s.random.digits(7)}-${s.random.digits(7)}`],
        ],
      )}<br><b>Détails de la facture</b>
      ${grid(
        ['Description', 'Qté', 'P.U.<br>(HT)', 'Taux TVA', 'P.U.<br>(TTC)', 'Prix total<br>(TTC)'],
        [
          ...goods.map((item) => [
            `${item.name} | ASIN: B0${item.code.replace('-', '')}`,
            s.quantity(item.quantity),
            n(Math.round(item.price / 1.2)),
            '20 %',
            n(item.price),
            n(item.amount),
          ]),
          ...(shipping > 0
            ? [['Frais de livraison', '', n(Math.round(shipping / 1.2)), '', n(shipping), n(shipping)]]
            : []),
        ],
      )}
      <p class="r" style="font-size:13pt"><b>Total de la facture &nbsp; ${n(gross)}</b></p>
      ${grid(
        ['Taux TVA', 'Prix total<br>(HT)', 'TVA'],
        [
          ['20 %', n(net), n(gross - net)],
          ['<b>Total</b>', `<b>${n(net)}</b>`, `<b>${n(gross - net)}</b>`],
        ],
        'right',
      )}<p class="small">${vendor} - 38 avenue John F. Kennedy, L-1855 Luxembourg. R.C.S. Luxembourg B 101818. Capital social 37 500 €</p>`;
    const all = shipping > 0 ? [...goods, good('Frais de livraison', shipping)] : goods;
    return drawn(
      page('.goods{font-size:8.5pt}', body, s.random.fraction()),
      all,
      {
        number,
        day: s.day,
        vendor,
        customer,
        subtotal: net,
        tax: gross - net,
        total: gross,
        alt: alsoCalled(all, (item) => [`${item.name} ASIN: B0${item.code.replace('-', '')}`]),
      },
      AMOUNTS_ONLY,
    );
  },
};

/** A Brazilian consumer's slip: code and name on one line, quantity, price and sum on the next. */
const nfce: Template = {
  ...COUNTRY.br,
  id: 'br-nfce',
  kind: 'receipt',
  size: 'slip',
  dates: ['dd/MM/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 9],
      names: [
        'ARROZ TIPO1 5KG',
        'FEIJAO CARIOCA 1KG',
        'LEITE UHT INTEGRAL 1L',
        'CAFE TORRADO 500G',
        'DETERGENTE NEUTRO',
        'PAO FRANCES KG',
      ],
      quantities: [1000, 2000, 6000, 485],
      price: [199, 2990],
      units: ['UN'],
    });
    const sum = sumOf(goods);
    const off = s.random.chance(0.4) ? Math.round(sum * 0.05) : 0;
    const total = sum - off;
    const number = s.random.digits(6);
    const body = `<div class="c">${lines('<b>COMERCIAL ALVORADA LTDA</b>', 'CNPJ: 12.345.678/0001-90 IE: 111.222.333.444', 'RUA DAS ACACIAS, 120 - CENTRO - CAMPINAS - SP', '<b>DANFE NFC-e - Documento Auxiliar da Nota Fiscal de Consumidor Eletrônica</b>')}</div><p>CÓDIGO DESCRIÇÃO QTD UN VL UNIT VL TOTAL</p>
      ${goods.map((item) => `<p>789${item.code.slice(3)}000000 ${item.name}</p><p class="r">${s.quantity(item.quantity)} ${item.unit} X ${s.number(item.price)} = ${s.number(item.amount)}</p>`).join('')}
      ${pairs(
        [
          ['QTD. TOTAL DE ITENS', String(goods.length)],
          ['VALOR TOTAL R$', s.number(sum)],
          ['DESCONTOS R$', off > 0 ? s.number(off) : null],
          ['<b>VALOR A PAGAR R$</b>', `<b>${s.number(total)}</b>`],
          ['FORMA DE PAGAMENTO', 'VALOR PAGO R$'],
          ['Cartão de Débito', s.number(total)],
        ],
        'wide',
      )}
      <div class="c">${lines('Consulte pela Chave de Acesso em', 'www.nfce.example/consulta', `3524 0112 3456 7800 0190 6500 1000 ${s.random.digits(4)}`, 'CONSUMIDOR NÃO IDENTIFICADO', `NFC-e nº ${number} Série 001 ${s.date(s.day)} 10:42:17`, 'Tributos Totais Incidentes (Lei Federal 12.741/2012) R$ 4,12')}</div>`;
    return drawn(page('body{font-size:7.5pt}@page{margin:4mm}', body, 0.1), goods, {
      number,
      day: s.day,
      vendor: 'COMERCIAL ALVORADA LTDA',
      subtotal: null,
      total,
      alt: {
        subtotal: [plain(sum)],
        ...alsoCalled(goods, (item) => [`789${item.code.slice(3)}000000 ${item.name}`]),
      },
    });
  },
};

/** A goods bill with discounts by line, shipping and a stamp duty, several rates, and its sums in a row of boxes. */
const boxes: Template = {
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
    const tax = shares.reduce((sum, share) => sum + share.tax, 0);
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
      page('.box td,.box th{border:1px solid #666}.goods{font-size:8.5pt}', body, s.random.fraction()),
      goods,
      { number, day: s.day, due: s.day + 30, vendor, customer, subtotal, tax, total },
    );
  },
};

/** Trade prices by the hundred and by the thousand, freight on top, a page with a sum carried forward. */
const perHundred: Template = {
  ...COUNTRY.us,
  id: 'us-priced-per-hundred',
  draw: (s) => {
    const goods = [
      ...[
        'HEX BOLT 3/8-16 X 2 ZINC',
        'FLAT WASHER 3/8 USS',
        'LOCK NUT NYLON 3/8-16',
        'CARRIAGE BOLT 1/4-20 X 3',
        'DRYWALL SCREW #6 X 1-1/4',
      ]
        .slice(0, s.random.whole(2, 5))
        .map((name) => {
          const quantity = s.random.whole(2, 40) * 50;
          const price = s.random.whole(320, 9800);
          return good(name, price, {
            quantity: quantity * 1000,
            amount: Math.round((quantity * price) / 100),
            unit: 'C',
            code: s.random.digits(7),
          });
        }),
      good('IMPACT DRIVER KIT 18V', 14_900, { quantity: 2000, unit: 'EA', code: s.random.digits(7) }),
      good('BATTERY 5.0AH - PROMO NO CHARGE', 0, { quantity: 2000, unit: 'EA', code: s.random.digits(7) }),
    ];
    const subtotal = sumOf(goods);
    const freight = s.random.whole(1200, 4800);
    const tax = Math.round(subtotal * 0.06);
    const total = subtotal + freight + tax;
    const number = `${s.random.digits(7)}-00`;
    const [vendor, customer] = [
      'TRI-COUNTY FASTENER SUPPLY, INC.',
      s.random.pick(['KELLER METAL BUILDINGS', 'MIDSTATE TRUCK BODY CO.']),
    ];
    const body = `<table class="wide"><tr><td><b>${vendor}</b>${lines('P.O. BOX 1180', 'FORT WAYNE, IN 46801', 'PHONE 260-555-0175')}</td><td class="r"><h1>INVOICE</h1>${grid(['INVOICE DATE', 'INVOICE NUMBER', 'PAGE'], [[s.date(s.day), number, '1 of 1']], 'box right')}</td></tr></table>
      <div class="flex"><div>${lines('<b>BILL TO:</b>', customer, '5500 INDUSTRIAL PKWY', 'MUNCIE, IN 47302')}</div><div>${lines('<b>SHIP TO:</b>', customer, 'DOCK 4', '5500 INDUSTRIAL PKWY', 'MUNCIE, IN 47302')}</div></div><br>
      ${grid(['ORDER DATE', 'PO NUMBER', 'ORDERED BY', 'SHIP VIA', 'TERMS', 'SALESPERSON'], [[s.date(s.day - 3), `K-${s.random.digits(5)}`, 'DARLENE', 'OUR TRUCK', 'NET 30', 'HOUSE']], 'wide box')}<br>
      ${grid(
        ['QTY ORD', 'QTY SHIP', 'QTY B/O', 'ITEM / DESCRIPTION', 'UNIT PRICE', 'UOM', 'EXTENDED PRICE'],
        goods.map((item) => [
          s.quantity(item.quantity),
          s.quantity(item.quantity),
          '0',
          `${item.code}<br>${item.name}`,
          s.number(item.price),
          item.unit,
          s.number(item.amount),
        ]),
        'wide goods box',
      )}
      ${pairs(
        [
          ['SUB TOTAL', s.number(subtotal)],
          ['FREIGHT', s.number(freight)],
          ['SALES TAX', s.number(tax)],
          ['<b>AMOUNT DUE</b>', `<b>$${s.number(total)}</b>`],
        ],
        'right box',
      )}<p class="small">A SERVICE CHARGE OF 1.5% PER MONTH WILL BE ADDED TO PAST DUE ACCOUNTS</p>`;
    return drawn(
      page('.box td,.box th{border:1px solid #333}.goods{font-size:8.5pt}', body, s.random.fraction()),
      goods,
      {
        number,
        day: s.day,
        vendor,
        customer,
        subtotal,
        tax,
        total,
        alt: alsoCalled(goods, (item) => [`${item.code} ${item.name}`]),
      },
    );
  },
};

/** Goods ordered from afar and in bulk. */
export const ONLINE_ORDERS: readonly Template[] = [finalDetails, marketplace, nfce, boxes, perHundred];
