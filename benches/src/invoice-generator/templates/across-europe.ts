import { isoDate } from '../../generator/format-date.ts';
import { COUNTRY } from './countries.ts';
import { grid, lines, page, pairs } from './html.ts';
import { good, sumOf, taxesOf } from './sheet.ts';
import { AMOUNTS_ONLY, drawn, plain, type Template } from './template.ts';

const BOX = '.box td,.box th{border:1px solid #888}.goods{font-size:8.5pt}';

/** A French craftsman's bill of an advance against a quote, then what remains. */
const acompte: Template = {
  ...COUNTRY.fr,
  id: 'fr-solde-acompte',
  draw: (s) => {
    const n = (minor: number) => `${s.number(minor)} €`;
    const goods = s.goods({
      count: [2, 6],
      names: [
        'Dépose ancienne toiture',
        'Fourniture tuiles terre cuite',
        'Pose écran sous-toiture',
        'Zinguerie gouttières',
        'Évacuation gravats',
      ],
      units: ['m²', 'ml', 'U', 'Ens'],
      quantities: [1000, 42_000, 18_500],
      price: [1200, 90_000],
      rates: [10],
    });
    const subtotal = sumOf(goods);
    const [share] = taxesOf(goods);
    const tax = share?.tax ?? 0;
    const total = subtotal + tax;
    const paid = Math.round(total * 0.3);
    const number = `F${s.random.whole(2021, 2026)}-${s.random.digits(3)}`;
    const [vendor, customer] = [
      'Couverture Le Goff EURL',
      s.random.pick(['M. et Mme Kerbrat', 'SCI Les Embruns']),
    ];
    const body = `<div class="flex"><div><b style="font-size:14pt">${vendor}</b>${lines('Zone de Kergaradec', '29850 Gouesnou', 'Tél. 02 98 55 01 70', 'SIRET 823 456 789 00013 - APE 4391B', 'Assurance décennale : AXA n° 7654321')}</div><div style="width:40%"><b>FACTURE N° ${number}</b>${lines(`Date : ${s.date(s.day)}`, `Échéance : ${s.date(s.day + 30)}`, 'Réf. devis : D-2024-118')}<br>${lines(customer, '8 rue des Goélands', '29200 Brest')}</div></div><br><p>Chantier : réfection toiture</p>
      ${grid(
        ['N°', 'Désignation', 'U', 'Qté', 'P.U. HT', 'Total HT', 'TVA'],
        goods.map((item, index) => [
          `1.${index + 1}`,
          item.name,
          item.unit,
          s.quantity(item.quantity),
          n(item.price),
          n(item.amount),
          '10 %',
        ]),
        'wide goods box',
      )}
      ${pairs(
        [
          ['Total HT', n(subtotal)],
          ['TVA 10 %', n(tax)],
          ['Total TTC', n(total)],
          [`Acompte versé le ${s.date(s.day - 40)}`, `- ${n(paid)}`],
          ['<b>Reste à payer</b>', `<b>${n(total - paid)}</b>`],
        ],
        'right box',
      )}<p class="small">Pénalités de retard : 3 fois le taux d’intérêt légal. Indemnité forfaitaire pour frais de recouvrement : 40 €.</p>`;
    return drawn(page(BOX, body, s.random.fraction()), goods, {
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

/** Danish: head in two columns of pairs, prices without tax, tax on top, payment by slip code. */
const danish: Template = {
  ...COUNTRY.dk,
  id: 'dk-haandvaerker',
  draw: (s) => {
    const goods = s.goods({
      count: [2, 7],
      names: [
        'Timeløn svend',
        'Kørsel servicevogn',
        'LED-panel 60x60',
        'Kabel PVIKJ 3G1,5',
        'Afbryder LK Fuga',
      ],
      units: ['timer', 'stk', 'm'],
      quantities: [1000, 7500, 25_000],
      price: [1295, 64_500],
    });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.25);
    const total = subtotal + tax;
    const number = s.random.digits(5);
    const [vendor, customer] = [
      'Strøm & Lys ApS',
      s.random.pick(['Andelsforeningen Solgården', 'Mette Krogh']),
    ];
    const body = `<div class="r"><b style="font-size:15pt">${vendor}</b>${lines('Industrivej 7', '8600 Silkeborg', 'CVR-nr. 31 22 44 55', 'Tlf. 86 55 01 22')}</div>${lines(customer, 'Solvænget 3', '8600 Silkeborg')}<br><h1>Faktura</h1><table class="wide"><tr><td>${pairs(
      [
        ['Fakturanr.', number],
        ['Fakturadato', s.date(s.day)],
        ['Forfaldsdato', s.date(s.day + 14)],
      ],
    )}</td><td>${pairs([
      ['Kundenr.', s.random.digits(4)],
      ['Ordrenr.', s.random.digits(5)],
      ['Vor ref.', 'Jens'],
    ])}</td></tr></table><br>
      ${grid(
        ['Varenr.', 'Beskrivelse', 'Antal', 'Enhed', 'Enhedspris', 'Beløb'],
        goods.map((item) => [
          item.code,
          item.name,
          s.quantity(item.quantity),
          item.unit,
          s.number(item.price),
          s.number(item.amount),
        ]),
      )}
      ${pairs(
        [
          ['Subtotal', s.number(subtotal)],
          ['Heraf momspligtigt beløb', s.number(subtotal)],
          ['25% moms', s.number(tax)],
          ['<b>Total DKK</b>', `<b>${s.number(total)}</b>`],
        ],
        'right',
      )}<p>Betalingsbetingelser: Netto 14 dage. Bank: Reg. 7045 Konto 1234567. +71&lt;000000000012345+87654321&lt;</p>`;
    return drawn(page('', body, s.random.fraction()), goods, {
      number,
      day: s.day,
      due: s.day + 14,
      vendor,
      customer,
      subtotal,
      tax,
      total,
    });
  },
};

/** Norwegian: gross sums by line with their rate, a table of taxes, payment with a reference number. */
const norwegian: Template = {
  ...COUNTRY.no,
  id: 'no-regnskap',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 5],
      names: ['Regnskapsføring mars', 'Lønnskjøring 4 ansatte', 'Årsoppgjør', 'Programlisens'],
      quantities: [1000, 4000, 6500],
      price: [9900, 320_000],
      rates: [25],
    });
    const [share] = taxesOf(goods);
    const [subtotal, tax] = [sumOf(goods), share?.tax ?? 0];
    const total = subtotal + tax;
    const number = s.random.digits(6);
    const [vendor, customer] = [
      'Fjordtall Regnskap AS',
      s.random.pick(['Brygga Kafé AS', 'Lofoten Sjømat AS']),
    ];
    const body = `<div class="flex"><div>${lines(customer, 'Havnegata 2', '8300 SVOLVÆR')}</div><div><b>${vendor}</b>${lines('Storgata 40', '9008 TROMSØ', 'Org.nr. NO 998 877 665 MVA')}</div></div><h2>FAKTURA</h2>${grid(['Fakturanr.', 'Fakturadato', 'Forfallsdato', 'Kundenr.', 'KID'], [[number, s.date(s.day), s.date(s.day + 14), s.random.digits(5), s.random.digits(12)]], 'wide box')}<br>
      ${grid(
        ['Tekst', 'Antall', 'Pris', 'Mva %', 'Beløp eks. mva'],
        goods.map((item) => [
          item.name,
          s.quantity(item.quantity),
          s.number(item.price),
          '25',
          s.number(item.amount),
        ]),
      )}<br>
      ${grid(['Mva-grunnlag', 'Sats', 'Mva'], [[s.number(subtotal), '25 %', s.number(tax)]], 'right')}${pairs(
        [
          ['Sum eks. mva', s.number(subtotal)],
          ['Sum mva', s.number(tax)],
          ['<b>Å betale NOK</b>', `<b>${s.number(total)}</b>`],
        ],
        'right',
      )}<p>Til konto: 1503.22.33445. Ved forsinket betaling beregnes forsinkelsesrente.</p>`;
    return drawn(page(BOX, body, s.random.fraction()), goods, {
      number,
      day: s.day,
      due: s.day + 14,
      vendor,
      customer,
      subtotal,
      tax,
      total,
    });
  },
};

/** Portuguese certified bill of a consultant with tax withheld at source: what is paid is less than the total. */
const withheld: Template = {
  ...COUNTRY.pt,
  id: 'pt-retencao',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 3],
      names: ['Serviços de consultoria', 'Formação in-company', 'Relatório técnico'],
      quantities: [1000, 2000],
      price: [15_000, 180_000],
      rates: [23],
    });
    const [share] = taxesOf(goods);
    const [subtotal, tax] = [sumOf(goods), share?.tax ?? 0];
    const total = subtotal + tax;
    const held = Math.round(subtotal * 0.25);
    const number = `FT A/${s.random.whole(1, 999)}`;
    const [vendor, customer] = [
      'Teresa Pinto Antunes',
      s.random.pick(['Nortada Software, Lda.', 'Clínica Boavista, S.A.']),
    ];
    const body = `<div class="flex"><div><b style="font-size:13pt">${vendor}</b>${lines('Rua de Cedofeita 210, 2.º Dto', '4050-174 Porto', 'NIF: 212345678')}</div><div>${lines('Exmo.(s) Sr.(s)', `<b>${customer}</b>`, 'Avenida da República 1000', '4430-190 Vila Nova de Gaia', 'NIF: 509876543')}</div></div><h2>Fatura ${number}</h2><p>Original</p>${grid(['Data de emissão', 'Vencimento', 'Condições de pagamento', 'V/ Ref.'], [[s.date(s.day), s.date(s.day + 30), '30 dias', '-']], 'wide')}<br>
      ${grid(
        ['Descrição', 'Qtd.', 'Preço unit.', 'Desc.', 'IVA', 'Total'],
        goods.map((item) => [
          item.name,
          s.quantity(item.quantity),
          s.number(item.price),
          '0,00',
          '23%',
          s.number(item.amount),
        ]),
        'wide goods',
      )}
      ${grid(['Taxa', 'Incidência', 'Valor IVA'], [['23%', s.number(subtotal), s.number(tax)]])}${pairs(
        [
          ['Total ilíquido', `${s.number(subtotal)} €`],
          ['Total IVA', `${s.number(tax)} €`],
          ['Total', `${s.number(total)} €`],
          ['Retenção IRS (25%)', `-${s.number(held)} €`],
          ['<b>Total a pagar</b>', `<b>${s.number(total - held)} €</b>`],
        ],
        'right',
      )}<p class="small">xYz1-Processado por programa certificado n.º 2345/AT</p>`;
    return drawn(page('', body, s.random.fraction()), goods, {
      number,
      day: s.day,
      due: s.day + 30,
      vendor,
      customer,
      subtotal,
      tax,
      total,
      alt: { total: [plain(total - held)] },
    });
  },
};

/** A Spanish telephone bill: base by rate, periods under the names, a discount line, charged to an account. */
const telefonia: Template = {
  ...COUNTRY.es,
  id: 'es-telefonia',
  draw: (s) => {
    const goods = [
      good('Fibra 600 Mb + Móvil 30 GB', s.random.whole(2800, 5200)),
      good('Línea adicional', 826),
      good('Descuento promoción 6 meses', -500),
      good('Llamadas internacionales', s.random.whole(30, 900)),
    ];
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.21);
    const total = subtotal + tax;
    const number = `${s.random.code(2)}${s.random.digits(10)}`;
    const [vendor, customer] = [
      'Ráfaga Telecom España, S.A.U.',
      s.random.pick(['Lucía Ferrer Blasco', 'Talleres Iriarte S.L.']),
    ];
    const body = `<div class="flex"><b style="font-size:20pt;color:#e50">ráfaga</b><div>${pairs([
      ['Nº de factura:', number],
      ['Fecha de emisión:', s.date(s.day)],
      ['Periodo de facturación:', `${s.date(s.day - 31)} - ${s.date(s.day - 1)}`],
      ['Fecha de cargo:', s.date(s.day + 5)],
    ])}</div></div><div style="margin-left:50%">${lines(customer, 'C/ Mayor 18, 3º B', '50001 Zaragoza')}</div><h2>Total a pagar: ${s.number(total)} €</h2><h3>Resumen de tu factura</h3>
      <table class="wide">${goods.map((item) => `<tr><td>${item.name}</td><td class="r">${s.number(item.amount)} €</td></tr>`).join('')}<tr><td><b>Base imponible</b></td><td class="r">${s.number(subtotal)} €</td></tr><tr><td>IVA (21%)</td><td class="r">${s.number(tax)} €</td></tr><tr><td><b>Total a pagar</b></td><td class="r"><b>${s.number(total)} €</b></td></tr></table>
      <p class="small">Importe que se cargará en tu cuenta ES12 2100 **** **** **** 4455. ${vendor}, C/ Ribera del Loira 1, 28042 Madrid. CIF A-82009812. Inscrita en el Registro Mercantil de Madrid.</p>`;
    return drawn(
      page('', body, s.random.fraction()),
      goods,
      {
        number,
        day: s.day,
        vendor,
        customer,
        subtotal,
        tax,
        total,
        alt: {
          vendor: ['ráfaga'],
          due_date: [isoDate(s.day + 5)],
        },
      },
      AMOUNTS_ONLY,
    );
  },
};

/** A German wholesaler over two pages: a sum carried to the next, the headings again. */
const carried: Template = {
  ...COUNTRY.de,
  id: 'de-uebertrag',
  draw: (s) => {
    const goods = s.goods({
      count: [16, 26],
      names: [
        'Kabelkanal 60x40 weiß',
        'Steckdose UP',
        'Leitungsschutzschalter B16',
        'Installationsrohr M20',
        'Schraubendreher-Set',
        'Verteilerdose',
        'Klemmblock 5-polig',
      ],
      units: ['Stk', 'm', 'Pack'],
      quantities: [1000, 5000, 25_000, 100_000],
      price: [35, 8900],
    });
    const half = Math.floor(goods.length / 2);
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.19);
    const total = subtotal + tax;
    const number = `${s.random.digits(2)}-${s.random.digits(6)}`;
    const [vendor, customer] = [
      'Elektro-Großhandel Weser GmbH & Co. KG',
      s.random.pick(['Haustechnik Lübbe GmbH', 'Elektro Kurz e.K.']),
    ];
    const columns = ['Pos', 'Art.-Nr.', 'Bezeichnung', 'Menge', 'ME', 'Preis', 'Gesamt €'];
    const row = (item: (typeof goods)[number], index: number) => [
      String((index + 1) * 10),
      item.code,
      item.name,
      s.quantity(item.quantity),
      item.unit,
      s.number(item.price),
      s.number(item.amount),
    ];
    const first = goods.slice(0, half).map(row);
    const second = goods.slice(half).map((item, index) => row(item, index + half));
    const carry = s.number(sumOf(goods.slice(0, half)));
    const top = (at: number) =>
      `<div class="flex"><b>${vendor}</b><span>Rechnung ${number} &nbsp; Seite ${at} von 2</span></div><hr>`;
    const body = `${top(1)}<p class="small">${vendor} · Am Hafen 3 · 28217 Bremen</p><div class="flex"><div>${lines(customer, 'Werkstraße 12', '27283 Verden')}</div><div>${pairs(
      [
        ['Rechnungsnummer', number],
        ['Rechnungsdatum', s.date(s.day)],
        ['Kundennummer', s.random.digits(6)],
        ['Lieferschein', s.random.digits(7)],
      ],
    )}</div></div><h1>Rechnung</h1>${grid(columns, [...first, ['', '', 'Übertrag', '', '', '', carry]], 'wide goods')}<div style="break-before:page">${top(2)}${grid(columns, [['', '', 'Übertrag von Seite 1', '', '', '', carry], ...second], 'wide goods')}</div>${pairs(
      [
        ['Warenwert', `${s.number(subtotal)} €`],
        ['MwSt 19,00 %', `${s.number(tax)} €`],
        ['<b>Rechnungsbetrag</b>', `<b>${s.number(total)} €</b>`],
      ],
      'right',
    )}<p>Zahlbar bis ${s.date(s.day + 10)} mit 2 % Skonto (${s.number(Math.round(total * 0.02))} €), bis ${s.date(s.day + 30)} netto.</p><p class="small">Amtsgericht Bremen HRA 12345</p>`;
    return drawn(page('.goods{font-size:8.5pt}', body, s.random.fraction()), goods, {
      number,
      day: s.day,
      vendor,
      customer,
      subtotal,
      tax,
      total,
      alt: {
        due_date: [10, 30].map((days) => isoDate(s.day + days)),
      },
    });
  },
};

/** A Polish service bill in two languages, every heading and label with its English beside it. */
const bilingual: Template = {
  ...COUNTRY.pl,
  id: 'pl-bilingual',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 4],
      names: ['Usługi programistyczne', 'Testy automatyczne', 'Utrzymanie serwera'],
      units: ['godz.', 'szt.'],
      quantities: [1000, 40_000, 168_000],
      price: [9000, 120_000],
      rates: [23],
    });
    const [share] = taxesOf(goods);
    const [subtotal, tax] = [sumOf(goods), share?.tax ?? 0];
    const total = subtotal + tax;
    const number = `FV/${s.random.whole(1, 99)}/${s.random.whole(1, 12)}/${s.random.whole(2021, 2026)}`;
    const [vendor, customer] = [
      'Kodownia Sp. z o.o.',
      s.random.pick(['Baltic Freight Sp. z o.o.', 'Hurtownia Wir S.A.']),
    ];
    const body = `<h2>Faktura VAT / VAT Invoice nr ${number}</h2>${pairs([
      ['Data wystawienia / Issue date:', s.date(s.day)],
      ['Data sprzedaży / Sale date:', s.date(s.day)],
      ['Termin płatności / Due date:', s.date(s.day + 14)],
    ])}<table class="wide"><tr><td><b>Sprzedawca / Seller</b>${lines(vendor, 'ul. Piękna 20', '00-549 Warszawa', 'NIP: 5252345678')}</td><td><b>Nabywca / Buyer</b>${lines(customer, 'ul. Portowa 4', '81-350 Gdynia', 'NIP: 9581234567')}</td></tr></table><br>
      ${grid(
        [
          'Lp.',
          'Nazwa usługi / Service',
          'J.m.',
          'Ilość / Qty',
          'Cena netto / Net price',
          'Wartość netto / Net value',
          'VAT %',
          'Kwota VAT / VAT amount',
          'Wartość brutto / Gross value',
        ],
        goods.map((item, index) => {
          const part = Math.round(item.amount * 0.23);
          return [
            String(index + 1),
            item.name,
            item.unit,
            s.quantity(item.quantity),
            s.number(item.price),
            s.number(item.amount),
            '23',
            s.number(part),
            s.number(item.amount + part),
          ];
        }),
        'wide goods box',
      )}
      ${pairs(
        [
          ['Razem netto / Net total', `${s.number(subtotal)} PLN`],
          ['Razem VAT / VAT total', `${s.number(tax)} PLN`],
          ['<b>Do zapłaty / Amount due</b>', `<b>${s.number(total)} PLN</b>`],
        ],
        'right',
      )}`;
    return drawn(page(BOX, body, 0.3), goods, {
      number,
      day: s.day,
      due: s.day + 14,
      vendor,
      customer,
      subtotal,
      tax,
      total,
    });
  },
};

/** A Swiss workshop in German: apostrophes, prices without tax, a rounding to five centimes. */
const garage: Template = {
  ...COUNTRY.de,
  id: 'ch-garage',
  country: 'CH',
  currency: 'CHF',
  numbers: [{ group: '’', decimal: '.', grouping: 'thousands' }],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 7],
      names: [
        'Arbeitszeit Mechaniker',
        'Motorenöl 5W-30',
        'Ölfilter',
        'Bremsklötze vorne',
        'Reifen 205/55 R16',
      ],
      units: ['AW', 'Lt', 'Stk'],
      quantities: [1000, 2000, 4500, 12_000],
      price: [1250, 19_800],
    });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.081);
    const raw = subtotal + tax;
    const total = Math.round(raw / 5) * 5;
    const number = `RE-${s.random.digits(5)}`;
    const [vendor, customer] = ['Garage Zürcher AG', s.random.pick(['Herr Urs Keller', 'Spitex Oberland'])];
    const body = `<div class="flex"><div><b style="font-size:15pt">${vendor}</b>${lines('Bahnhofstrasse 55', '8620 Wetzikon', 'MWST-Nr. CHE-123.456.789 MWST')}</div><div>${lines(customer, 'Seestrasse 9', '8330 Pfäffikon ZH')}</div></div><h2>Rechnung ${number}</h2>${pairs(
      [
        ['Rechnungsdatum', s.date(s.day)],
        ['Zahlbar bis', s.date(s.day + 30)],
        ['Fahrzeug', 'VW Golf ZH 123456'],
        ['Kilometerstand', '84’220'],
      ],
    )}<br>
      ${grid(
        ['Art.-Nr.', 'Bezeichnung', 'Menge', 'Einheit', 'Preis', 'Betrag CHF'],
        goods.map((item) => [
          item.code,
          item.name,
          s.quantity(item.quantity),
          item.unit,
          s.number(item.price),
          s.number(item.amount),
        ]),
      )}
      ${pairs(
        [
          ['Total exkl. MWST', s.number(subtotal)],
          ['MWST 8.1%', s.number(tax)],
          ['Rundung', s.number(total - raw)],
          ['<b>Total inkl. MWST CHF</b>', `<b>${s.number(total)}</b>`],
        ],
        'right',
      )}<p class="small">IBAN CH93 0076 2011 6238 5295 7</p>`;
    return drawn(page('', body, s.random.fraction()), goods, {
      number,
      day: s.day,
      due: s.day + 30,
      vendor,
      customer,
      subtotal,
      tax,
      total,
      alt: { customer: [customer.replace('Herr ', '')] },
    });
  },
};

/** A Belgian cleaner's bill in French: tax by line, reverse of names, structured message. */
const brussels: Template = {
  ...COUNTRY.fr,
  id: 'be-nettoyage',
  country: 'BE',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 4],
      names: [
        'Nettoyage bureaux mars',
        'Lavage vitres trimestriel',
        'Produits d’entretien',
        'Heures supplémentaires',
      ],
      quantities: [1000, 4000, 22_000],
      price: [2650, 96_000],
      rates: [21, 6],
    });
    const shares = taxesOf(goods);
    const subtotal = sumOf(goods);
    const tax = shares.reduce((sum, share) => sum + share.tax, 0);
    const total = subtotal + tax;
    const number = `${s.random.whole(2021, 2026)}/${s.random.digits(4)}`;
    const [vendor, customer] = [
      'Net & Clair SPRL',
      s.random.pick(['Cabinet Dewael & Associés', 'ASBL Les Trois Tilleuls']),
    ];
    const body = `<table class="wide"><tr><td><b style="font-size:14pt">${vendor}</b>${lines('Chaussée de Wavre 510', '1040 Bruxelles', 'TVA BE 0456.789.123', 'IBAN BE68 5390 0754 7034')}</td><td>${lines('Facturé à', `<b>${customer}</b>`, 'Avenue Louise 88', '1050 Bruxelles', 'TVA BE 0411.222.333')}</td></tr></table><p><b>Facture</b> ${number} <b>du</b> ${s.date(s.day)} — <b>à payer pour le</b> ${s.date(s.day + 30)}</p>
      ${grid(
        ['Description', 'Quantité', 'Prix unitaire', 'Taux TVA', 'Montant HTVA'],
        goods.map((item) => [
          item.name,
          s.quantity(item.quantity),
          `${s.number(item.price)} €`,
          s.percent(item.rate),
          `${s.number(item.amount)} €`,
        ]),
        'wide goods',
      )}
      ${pairs([['Total HTVA', `${s.number(subtotal)} €`], ...shares.map((share) => [`TVA ${s.percent(share.rate)} sur ${s.number(share.base)} €`, `${s.number(share.tax)} €`] as const), ['<b>Total TVAC</b>', `<b>${s.number(total)} €</b>`]], 'right')}<p>Communication structurée : +++123/4567/89012+++</p>`;
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

/** Bills of crafts and services between Lisbon and Warsaw. */
export const ACROSS_EUROPE: readonly Template[] = [
  acompte,
  danish,
  norwegian,
  withheld,
  telefonia,
  carried,
  bilingual,
  garage,
  brussels,
];
