import { COUNTRY } from './countries.ts';
import { grid, lines, page, pairs } from './html.ts';
import { type Good, good, sumOf, taxesOf } from './sheet.ts';
import { AMOUNTS_ONLY, drawn, plain, type Template } from './template.ts';

const GRID = '.box td,.box th{border:1px solid #777}.goods{font-size:8.5pt}';

/** A lawyer's bill: entries by day with who, hours, rate and sum, expenses apart, tax on both. */
const lawyer: Template = {
  ...COUNTRY.uk,
  id: 'uk-solicitors',
  draw: (s) => {
    const work = [
      'Reviewing disclosure bundle and preparing note of advice',
      'Telephone attendance on client regarding settlement proposals',
      'Drafting particulars of claim',
      'Attending conference with counsel',
    ];
    const hours = Array.from({ length: s.random.whole(3, 14) }, (_, index) =>
      good(work[index % work.length] ?? '', s.random.pick([18_500, 27_500, 34_000]), {
        quantity: s.random.pick([200, 600, 1500, 2300]),
        code: s.random.pick(['JAB', 'MRT']),
      }),
    );
    const spent = [good('Court issue fee', 45_500), good('Courier', 1850)].slice(0, s.random.whole(1, 2));
    const goods = [...hours, ...spent];
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.2);
    const total = subtotal + tax;
    const number = s.random.digits(6);
    const [vendor, customer] = [
      'Thornbury Pike LLP',
      s.random.pick(['Mrs Eleanor Vane', 'Castlegate Developments Ltd']),
    ];
    const body = `<div class="c"><b style="font-size:16pt">${vendor}</b>${lines('Solicitors', '4 Temple Row, Birmingham B2 5HG')}</div><br>${lines(customer, '22 Vicarage Road', 'Solihull', 'B91 3RH')}<br>${pairs(
      [
        ['Our ref:', 'JAB/VAN0012/1'],
        ['Invoice no:', number],
        ['Invoice date/tax point:', s.date(s.day)],
        ['VAT no:', 'GB 244 155 576'],
      ],
    )}<p><b>Re: Boundary dispute</b></p><p>To our professional charges in connection with the above matter:</p>
      ${grid(
        ['Date', 'Fee earner', 'Description', 'Hours', 'Rate', 'Amount'],
        hours.map((item, index) => [
          s.date(s.day - 30 + index),
          item.code,
          item.name,
          s.quantity(item.quantity),
          s.number(item.price),
          s.number(item.amount),
        ]),
      )}
      ${pairs([['Total profit costs', s.number(sumOf(hours))]], 'right')}<p><b>Disbursements</b></p>${grid(
        ['', ''],
        spent.map((item) => [item.name, s.number(item.amount)]),
      )}
      ${pairs(
        [
          ['Total disbursements', s.number(sumOf(spent))],
          ['Total excluding VAT', s.number(subtotal)],
          ['VAT @ 20%', s.number(tax)],
          ['<b>Total due</b>', `<b>£${s.number(total)}</b>`],
        ],
        'right',
      )}<p class="small">Payment terms: 14 days. Account name: ${vendor} Office Account. Sort code 20-00-00 Account 12345678.</p>`;
    return drawn(
      page('', body, s.random.fraction()),
      goods,
      { number, day: s.day, vendor, customer, subtotal, tax, total },
      AMOUNTS_ONLY,
    );
  },
};

/** A builder's claim for progress: what was contracted, what is done, what was claimed before, retention withheld. */
const claim: Template = {
  ...COUNTRY.au,
  id: 'au-progress-claim',
  size: 'landscape',
  draw: (s) => {
    const parts = [
      'Preliminaries',
      'Demolition',
      'Concrete slab',
      'Timber framing',
      'Roofing',
      'Electrical rough-in',
    ]
      .slice(0, s.random.whole(3, 6))
      .map((name) => {
        const contract = s.random.whole(20, 900) * 10_000;
        const [before, now] = [s.random.whole(0, 5) * 10, s.random.whole(1, 5) * 10];
        return { contract, before, now, line: good(name, contract, { amount: (contract * now) / 100 }) };
      });
    const goods = parts.map((part) => part.line);
    const held = Math.round(sumOf(goods) * 0.05);
    const subtotal = sumOf(goods) - held;
    const tax = Math.round(subtotal * 0.1);
    const total = subtotal + tax;
    const number = `PC-${s.random.digits(3)}`;
    const [vendor, customer] = [
      'Banksia Constructions Pty Ltd',
      s.random.pick(['Harbourside Apartments Pty Ltd', 'Dr Wei Tan']),
    ];
    const body = `<div class="flex"><div><b style="font-size:14pt">${vendor}</b>${lines('ABN 64 112 334 556', '8 Quarry Road, Ryde NSW 2112')}</div><div class="r"><h1>TAX INVOICE</h1>${lines('Progress Claim No. 4')}</div></div>
      <div class="flex"><div>${lines('To:', customer, '100 Marine Parade', 'Manly NSW 2095')}</div><div>${pairs(
        [
          ['Invoice No:', number],
          ['Date:', s.date(s.day)],
          ['Due date:', s.date(s.day + 15)],
          ['Project:', 'Lot 14 Residence'],
        ],
      )}</div></div><br>
      ${grid(
        ['Item', 'Contract Value', 'Previously Claimed', '% Complete to Date', 'This Claim'],
        parts.map(({ contract, before, now, line }) => [
          line.name,
          `$${s.number(contract)}`,
          `$${s.number((contract * before) / 100)}`,
          `${before + now}%`,
          `$${s.number(line.amount)}`,
        ]),
        'wide goods box',
      )}
      ${pairs(
        [
          ['Total this claim', `$${s.number(sumOf(goods))}`],
          ['Less retention (5%)', `-$${s.number(held)}`],
          ['Subtotal (ex GST)', `$${s.number(subtotal)}`],
          ['GST 10%', `$${s.number(tax)}`],
          ['<b>Total payable (inc GST)</b>', `<b>$${s.number(total)}</b>`],
        ],
        'right',
      )}<p class="small">This is a payment claim made under the Building and Construction Industry Security of Payment Act 1999 (NSW).</p>`;
    return drawn(
      page(GRID, body, s.random.fraction()),
      goods,
      { number, day: s.day, due: s.day + 15, vendor, customer, subtotal, tax, total },
      AMOUNTS_ONLY,
    );
  },
};

/** A clinic's statement of charges: procedure codes, what the insurer paid and wrote off, what the patient owes. */
const clinic: Template = {
  ...COUNTRY.us,
  id: 'us-medical',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 5],
      names: [
        'OFFICE VISIT EST PATIENT LEVEL 4',
        'VENIPUNCTURE',
        'COMPREHENSIVE METABOLIC PANEL',
        'X-RAY CHEST 2 VIEWS',
        'FLU VACCINE ADMIN',
      ],
      quantities: [1000],
      price: [1200, 41_000],
    });
    const sum = sumOf(goods);
    const [paid, off] = [Math.round(sum * 0.5), Math.round(sum * 0.2)];
    const number = s.random.digits(8);
    const [vendor, customer] = [
      'Lakeview Family Medicine, P.C.',
      s.random.pick(['ANTHONY REYES', 'MARGARET DOYLE']),
    ];
    const body = `<div class="flex"><div><b>${vendor}</b>${lines('1450 N Lake Drive, Suite 200', 'Madison, WI 53703', 'Billing questions: (608) 555-0186')}</div><div>${pairs(
      [
        ['Invoice #', number],
        ['Invoice Date', s.date(s.day)],
        ['Account #', s.random.digits(7)],
        ['Due Date', s.date(s.day + 21)],
        ['Amount Due', `$${s.number(sum - paid - off)}`],
      ],
      'box',
    )}</div></div><br>${lines('Bill To:', customer, '806 Birch Street', 'Sun Prairie, WI 53590')}<br>
      ${grid(
        ['Date', 'Code', 'Description', 'Provider', 'Charges'],
        goods.map((item, index) => [
          s.date(s.day - 40),
          `${99_213 + index}`,
          item.name,
          'DR SHAH',
          s.number(item.amount),
        ]),
        'wide goods box',
      )}
      ${pairs(
        [
          ['Total Charges', `$${s.number(sum)}`],
          ['Insurance Payments', `-$${s.number(paid)}`],
          ['Insurance Adjustments', `-$${s.number(off)}`],
          ['<b>Patient Balance Due</b>', `<b>$${s.number(sum - paid - off)}</b>`],
        ],
        'right',
      )}<p class="small">Detach and return this portion with your payment</p>`;
    return drawn(
      page(GRID, body, s.random.fraction()),
      goods,
      {
        number,
        day: s.day,
        due: s.day + 21,
        vendor,
        customer,
        total: sum - paid - off,
        alt: { total: [plain(sum)], subtotal: [plain(sum)] },
      },
      AMOUNTS_ONLY,
    );
  },
};

/** A jobbing gardener's letter: no table, each job a sentence with its sum at the end. */
const gardener: Template = {
  ...COUNTRY.us,
  id: 'us-plain-letter',
  dates: ['MMMM d, yyyy', 'M/d/yy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 5],
      names: [
        'Mowing and edging, four visits',
        'Hedge trimming along driveway',
        'Mulch, 6 yards delivered and spread',
        'Spring cleanup',
        'Haul away debris',
      ],
      quantities: [1000],
      price: [4000, 68_000],
    });
    const total = sumOf(goods);
    const number = s.random.digits(4);
    const [vendor, customer] = [
      'Green Thumb Yard Care',
      s.random.pick(['Walter & Ann Pruitt', 'St. Mark Lutheran Church']),
    ];
    const body = `<p><b style="font-size:15pt">${vendor}</b></p>${lines('Hank Sorensen, owner', 'RR 2 Box 118, Decorah, IA 52101', '563-555-0190')}<br><p class="r">${s.date(s.day)}</p><p>Invoice #${number}</p><br>${lines(customer, '310 College Drive', 'Decorah, IA 52101')}<br><p>For work done this month:</p>${goods.map((item) => `<p style="display:flex"><span>${item.name}</span><span style="flex:1;border-bottom:1px dotted #999"></span><span>$${s.number(item.amount)}</span></p>`).join('')}<br><p style="text-align:right"><b>Total due: $${s.number(total)}</b></p><p>Please make checks payable to Hank Sorensen. Thank you!</p>`;
    return drawn(
      page('', body, s.random.fraction()),
      goods,
      { number, day: s.day, vendor, customer, total, alt: { vendor: ['Hank Sorensen'] } },
      AMOUNTS_ONLY,
    );
  },
};

/** A craftsman's bill in sections, each with its sum; a position offered but not counted; hours and material. */
const sections: Template = {
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
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.19);
    const total = subtotal + tax;
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
    return drawn(page('.goods thead{border-bottom:1px solid}', body, s.random.fraction()), goods, {
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

/** A French credit note: negative sums, the bill it takes back named. */
const avoir: Template = {
  ...COUNTRY.fr,
  id: 'fr-avoir',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 4],
      names: ['Chaise pliante bois', 'Table bistrot 70 cm', 'Parasol écru 3 m', 'Housse de protection'],
      quantities: [1000, 2000],
      price: [-28_000, -900],
      rates: [20],
    });
    const subtotal = sumOf(goods);
    const [share] = taxesOf(goods);
    const tax = share?.tax ?? 0;
    const number = `AV-${s.random.whole(2021, 2026)}-${s.random.digits(4)}`;
    const [vendor, customer] = [
      'Mobilier des Terrasses SAS',
      s.random.pick(['Café de la Gare', 'Hôtel du Lac SARL']),
    ];
    const n = (minor: number) => `${s.number(minor)} €`;
    const body = `<div class="flex"><div><b style="font-size:14pt">${vendor}</b>${lines('ZA des Peupliers', '49000 Angers', 'SIRET 498 765 432 00021', 'N° TVA FR32498765432')}</div><div><h1>AVOIR</h1>${lines(`N° ${number}`, `Date : ${s.date(s.day)}`, `Sur facture n° FA-${s.random.digits(6)}`)}</div></div><div style="margin-left:55%">${lines('Client :', `<b>${customer}</b>`, '1 place de la Gare', '74000 Annecy')}</div><br>
      ${grid(
        ['Réf.', 'Désignation', 'Qté', 'PU HT', 'TVA', 'Montant HT'],
        goods.map((item) => [
          item.code,
          item.name,
          s.quantity(item.quantity),
          n(item.price),
          '20 %',
          n(item.amount),
        ]),
        'wide goods box',
      )}
      ${pairs(
        [
          ['Total HT', n(subtotal)],
          ['TVA 20 %', n(tax)],
          ['<b>Total TTC</b>', `<b>${n(subtotal + tax)}</b>`],
          ['<b>Net à déduire</b>', `<b>${n(subtotal + tax)}</b>`],
        ],
        'right',
      )}<p>Motif : retour de marchandise</p>`;
    return drawn(page(GRID, body, s.random.fraction()), goods, {
      number,
      day: s.day,
      vendor,
      customer,
      subtotal,
      tax,
      total: subtotal + tax,
    });
  },
};

/** Work for a builder in the Netherlands: tax shifted to the buyer, so none. */
const shifted: Template = {
  ...COUNTRY.nl,
  id: 'nl-btw-verlegd',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 4],
      names: ['Stucwerk begane grond', 'Timmerwerk kozijnen', 'Arbeid week 14', 'Materialen volgens bon'],
      quantities: [1000, 24_000, 38_500],
      price: [4200, 48_000],
    });
    const total = sumOf(goods);
    const number = `${s.random.whole(2021, 2026)}${s.random.digits(4)}`;
    const [vendor, customer] = [
      'Klusbedrijf De Wit',
      s.random.pick(['Bouwgroep Noord B.V.', 'Aannemersbedrijf Smit B.V.']),
    ];
    const n = (minor: number) => `€ ${s.number(minor)}`;
    const body = `<div class="r"><b style="font-size:15pt">${vendor}</b>${lines('Dorpsstraat 41', '7971 CR Havelte', 'KvK 01234567', 'BTW NL001234567B01', 'IBAN NL02 ABNA 0123 4567 89')}</div>${lines(customer, 'T.a.v. crediteurenadministratie', 'Industrieweg 10', '9403 AB Assen')}<br><h1>FACTUUR</h1>${grid(['Factuurnummer', 'Factuurdatum', 'Vervaldatum', 'Uw btw-nummer'], [[number, s.date(s.day), s.date(s.day + 30), 'NL812345678B01']])}<br>
      ${grid(
        ['Omschrijving', 'Aantal', 'Prijs', 'Btw', 'Totaal'],
        goods.map((item) => [item.name, s.quantity(item.quantity), n(item.price), 'verlegd', n(item.amount)]),
        'wide goods',
      )}
      ${pairs(
        [
          ['Subtotaal', n(total)],
          ['Btw verlegd', n(0)],
          ['<b>Te betalen</b>', `<b>${n(total)}</b>`],
        ],
        'right',
      )}<p>Wij verzoeken u het bedrag binnen 30 dagen over te maken.</p>`;
    return drawn(page('', body, s.random.fraction()), goods, {
      number,
      day: s.day,
      due: s.day + 30,
      vendor,
      customer,
      subtotal: total,
      tax: 0,
      total,
    });
  },
};

/** A Czech tax document: recipient and supplier in boxes, symbols of payment, base and tax by rate. */
const faktura: Template = {
  ...COUNTRY.cz,
  id: 'cz-faktura',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 6],
      names: [
        'Servis vozidla',
        'Motorový olej 5W-30',
        'Filtr vzduchový',
        'Práce mechanika',
        'Brzdové destičky',
      ],
      units: ['ks', 'hod'],
      quantities: [1000, 2000, 4500],
      price: [9900, 420_000],
      rates: [21],
    });
    const [share] = taxesOf(goods);
    const [subtotal, tax] = [sumOf(goods), share?.tax ?? 0];
    const total = subtotal + tax;
    const number = `${s.random.whole(2021, 2026)}${s.random.digits(5)}`;
    const [vendor, customer] = [
      'Autodílna Novotný s.r.o.',
      s.random.pick(['Stavby Morava a.s.', 'Jana Dvořáková']),
    ];
    const n = (minor: number) => `${s.number(minor)} Kč`;
    const body = `<div class="flex"><b>${vendor}</b><b>FAKTURA - DAŇOVÝ DOKLAD č. ${number}</b></div><table class="wide box"><tr><td style="width:50%"><b>Dodavatel:</b>${lines(vendor, 'Průmyslová 12', '602 00 Brno', 'IČO: 26912345', 'DIČ: CZ26912345')}</td><td><b>Odběratel:</b>${lines(customer, 'Hlavní 8', '779 00 Olomouc', 'IČO: 47112233')}</td></tr><tr><td>${pairs(
      [
        ['Číslo účtu:', '19-2000145399/0800'],
        ['Variabilní symbol:', number],
        ['Forma úhrady:', 'převodem'],
      ],
    )}</td><td>${pairs([
      ['Datum vystavení:', s.date(s.day)],
      ['Datum splatnosti:', s.date(s.day + 14)],
      ['Datum uskutečnění plnění:', s.date(s.day)],
    ])}</td></tr></table><br>
      ${grid(
        ['Označení dodávky', 'Množství', 'MJ', 'J.cena', 'Cena', '%DPH', 'DPH', 'Celkem'],
        goods.map((item) => [
          item.name,
          s.quantity(item.quantity),
          item.unit,
          s.number(item.price),
          s.number(item.amount),
          '21',
          s.number(Math.round(item.amount * 0.21)),
          s.number(item.amount + Math.round(item.amount * 0.21)),
        ]),
        'wide goods box',
      )}
      ${grid(['Rekapitulace DPH', 'Základ', 'Sazba', 'DPH', 'Celkem s DPH'], [['', s.number(subtotal), '21%', s.number(tax), s.number(total)]], 'right')}${pairs(
        [
          ['Základ daně celkem', n(subtotal)],
          ['DPH celkem', n(tax)],
          ['<b>CELKEM K ÚHRADĚ</b>', `<b>${n(total)}</b>`],
        ],
        'right',
      )}<p class="small">Vystavil: Petr Novotný</p>`;
    return drawn(page(GRID, body, 0.3), goods, {
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

/** A Chinese electronic invoice: parties in boxes, rates and taxes by line, the sum in words and in figures. */
const fapiao: Template = {
  ...COUNTRY.cn,
  id: 'cn-fapiao',
  size: 'landscape',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 4],
      names: ['*计算机*笔记本电脑', '*办公用品*打印纸', '*信息技术服务*软件开发费', '*餐饮服务*餐费'],
      units: ['台', '箱', '项', '次'],
      quantities: [1000, 2000, 5000],
      price: [5000, 680_000],
      rates: [6, 13],
    });
    const taxes = goods.map((item) => Math.round((item.amount * item.rate) / 100));
    const subtotal = sumOf(goods);
    const tax = taxes.reduce((sum, value) => sum + value, 0);
    const total = subtotal + tax;
    const number = s.random.digits(20);
    const [vendor, customer] = [
      '上海云帆科技有限公司',
      s.random.pick(['北京恒达贸易有限公司', '杭州蓝海咨询有限公司']),
    ];
    const body = `<h1 class="c">电子发票（普通发票）</h1><div class="r">${lines(`发票号码：${number}`, `开票日期：${s.date(s.day)}`)}</div><table class="wide box"><tr><td style="width:50%">${lines('购买方信息', `名称：${customer}`, '统一社会信用代码/纳税人识别号：91110105MA01ABCD2X')}</td><td>${lines('销售方信息', `名称：${vendor}`, '统一社会信用代码/纳税人识别号：91310115MA1K3EFG4H')}</td></tr></table>
      ${grid(['项目名称', '规格型号', '单位', '数量', '单价', '金额', '税率/征收率', '税额'], [...goods.map((item, index) => [item.name, '', item.unit, s.quantity(item.quantity), s.number(item.price), s.number(item.amount), `${item.rate}%`, s.number(taxes[index] ?? 0)]), ['合 计', '', '', '', '', `¥${s.number(subtotal)}`, '', `¥${s.number(tax)}`]], 'wide goods box')}
      <table class="wide box"><tr><td>价税合计（大写）</td><td>⊗壹万贰仟叁佰圆整</td><td>（小写）¥${s.number(total)}</td></tr></table><p>备注</p><p>开票人：李敏</p>`;
    return drawn(page(`body{font-family:"Droid Sans Fallback"}${GRID}`, body, 0), goods, {
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

/** A hotel's bill in France: debits and credits by day, tourist tax, what of it is tax, nothing left to pay. */
const note: Template = {
  ...COUNTRY.fr,
  id: 'fr-hotel-note',
  draw: (s) => {
    const nights = s.random.whole(1, 4);
    const price = s.random.whole(8500, 24_000);
    const goods = Array.from({ length: nights }, (_, night) => [
      good('Hébergement', price, { code: String(night), rate: 10 }),
      good('Petit déjeuner', 1500, { code: String(night), rate: 10 }),
      good('Taxe de séjour', 250, { code: String(night) }),
    ]).flat();
    const total = sumOf(goods);
    const taxed = sumOf(goods.filter((item) => item.rate > 0));
    const tax = Math.round((taxed * 10) / 110);
    const number = s.random.digits(6);
    const customer = s.random.pick(['M. Antoine Lefèvre', 'Mme Sophie Garnier']);
    const n = (minor: number) => s.number(minor);
    const body = `<div class="c"><b style="font-size:15pt">HÔTEL DES REMPARTS ***</b>${lines('6 rue du Château - 35400 SAINT-MALO', 'Tél. 02 99 55 01 80 - SARL au capital de 8 000 € - RCS Saint-Malo 432 109 876')}</div><br><div class="flex"><div>${pairs(
      [
        ['Chambre', '207'],
        ['Arrivée', s.date(s.day - nights)],
        ['Départ', s.date(s.day)],
        ['Personnes', '2'],
      ],
    )}</div><div>${lines(customer, '5 avenue Foch', '75116 PARIS')}</div></div><h2>Facture N° ${number}</h2><p>Saint-Malo, le ${s.date(s.day)}</p>
      ${grid(['Date', 'Libellé', 'Débit', 'Crédit'], [...goods.map((item) => [s.date(s.day - nights + Number(item.code)), item.name, n(item.amount), '']), [s.date(s.day), 'Carte bancaire', '', n(total)], ['', '<b>Total</b>', `<b>${n(total)}</b>`, `<b>${n(total)}</b>`], ['', 'Solde EUR', '0,00', '']])}<br>
      ${grid(
        ['TVA', 'Base HT', 'Montant TVA', 'TTC'],
        [
          ['10,00 %', n(taxed - tax), n(tax), n(taxed)],
          ['0,00 %', n(total - taxed), '0,00', n(total - taxed)],
        ],
        'right',
      )}`;
    return drawn(
      page('', body, s.random.fraction()),
      goods,
      {
        number,
        day: s.day,
        vendor: 'HÔTEL DES REMPARTS',
        customer,
        tax,
        subtotal: total - tax,
        total,
        alt: {
          customer: [customer.replace(/^\S+ /, '')],
          subtotal: [null],
          vendor: ['HÔTEL DES REMPARTS ***'],
        },
      },
      AMOUNTS_ONLY,
    );
  },
};

/** An airline's receipt: fare, taxes by code, what was charged to which card; no table. */
const ticket: Template = {
  ...COUNTRY.us,
  id: 'us-eticket',
  kind: 'receipt',
  dates: ['dd MMM yyyy', 'MMM d, yyyy', 'ddMMMyy'],
  draw: (s) => {
    const goods = [
      good('Base fare', s.random.whole(8900, 64_000)),
      good('U.S. Transportation Tax (US)', s.random.whole(900, 4000)),
      good('September 11th Security Fee (AY)', 1120),
      good('Passenger Facility Charge (XF)', 900),
      good('Carry-on and checked bag', 3500),
    ];
    const total = sumOf(goods);
    const number = `016 ${s.random.digits(10)}`;
    const customer = s.random.pick(['PARKER/THOMAS MR', 'OLSEN/KARIN MS']);
    const body = `<div class="flex"><b style="font-size:18pt">Meridian Airways</b><b>eTicket Itinerary and Receipt</b></div><p>Confirmation: ${s.random.code(6)}</p><p>Issue Date: ${s.date(s.day)}</p><br>${grid(['Traveler', 'eTicket Number', 'Frequent Flyer', 'Seats'], [[customer, number, 'MM-XXXXX221', '14C']], 'wide')}<br><b>FLIGHT INFORMATION</b>${grid(['Day, Date', 'Flight', 'Class', 'Departure City and Time', 'Arrival City and Time'], [[`Mon, ${s.date(s.day + 12)}`, 'MR1182', 'S', 'DENVER, CO (DEN) 7:05 AM', 'CHICAGO, IL (ORD) 10:31 AM']], 'wide')}<br><b>FARE INFORMATION</b><table class="wide"><tr><td>Fare Breakdown</td><td></td></tr>${goods.map((item) => `<tr><td>${item.name}:</td><td class="r">${s.number(item.amount)} USD</td></tr>`).join('')}<tr><td><b>eTicket Total:</b></td><td class="r"><b>${s.number(total)} USD</b></td></tr></table><p>Form of Payment: VISA Last Four Digits 2230</p><p class="small">The airfare you paid on this itinerary totals: ${s.number(goods[0]?.amount ?? 0)} USD. Bag fees may apply.</p>`;
    return drawn(
      page('', body, s.random.fraction()),
      goods,
      {
        number,
        day: s.day,
        vendor: 'Meridian Airways',
        customer,
        total,
        alt: {
          number: [number.replace(' ', ''), null],
          customer: [null],
          subtotal: [null, ((goods[0]?.amount ?? 0) / 100).toFixed(2)],
        },
      },
      AMOUNTS_ONLY,
    );
  },
};

/** A forwarder's bill: charges by basis and rate in words, weights and references above, no tax on exports. */
const forwarder: Template = {
  ...COUNTRY.es,
  id: 'es-transitario',
  draw: (s) => {
    const goods = [
      good('Flete marítimo Valencia - Veracruz', s.random.whole(60_000, 240_000)),
      good('BAF / recargo combustible', s.random.whole(5000, 22_000)),
      good('THC origen', 17_500),
      good('Despacho de exportación', 6500),
      good('Gastos de B/L', 4500),
    ];
    const total = sumOf(goods);
    const number = `EM${s.random.whole(21, 26)}/${s.random.digits(5)}`;
    const [vendor, customer] = [
      'Tránsitos Mediterráneos, S.L.',
      s.random.pick(['Azulejos Onda, S.A.', 'Bodegas Utiel Coop. V.']),
    ];
    const body = `<div class="flex"><div><b style="font-size:13pt">${vendor}</b>${lines('Muelle de Poniente s/n', '46024 Valencia', 'NIF B-96123456')}</div><div class="box" style="padding:4pt">${lines(customer, 'Ctra. Nacional 340, km 60', '12200 Onda (Castellón)', 'NIF A-12098765')}</div></div><h2>FACTURA</h2>${grid(['Nº Factura', 'Fecha', 'Vencimiento', 'Expediente', 'Cliente'], [[number, s.date(s.day), s.date(s.day + 30), `MEX-${s.random.digits(4)}`, s.random.digits(5)]], 'wide box')}<br><table class="wide"><tr><td>Buque: MSC ALMERÍA</td><td>Contenedor: MSCU${s.random.digits(7)}</td><td>Bultos: 22</td><td>Peso bruto: 24.380,00 kg</td></tr></table><br>
      ${grid(
        ['Concepto', 'Sujeto a IVA', 'No sujeto / exento'],
        goods.map((item) => [item.name, '', s.number(item.amount)]),
        'wide goods box',
      )}
      ${grid(['Base imponible', '% IVA', 'Cuota IVA', 'Exento', 'TOTAL FACTURA'], [['0,00', '21,00', '0,00', s.number(total), `${s.number(total)} €`]], 'wide box')}<p class="small">Operación exenta según art. 21 Ley 37/1992. Forma de pago: transferencia.</p>`;
    return drawn(
      page('.box{border:1px solid #666}.box td,.box th{border:1px solid #666}', body, s.random.fraction()),
      goods,
      {
        number,
        day: s.day,
        due: s.day + 30,
        vendor,
        customer,
        total,
        tax: 0,
        subtotal: total,
        alt: { tax: [null], subtotal: ['0.00', null] },
      },
      AMOUNTS_ONLY,
    );
  },
};

/** Bills of crafts, houses and carriers. */
export const TRADES: readonly Template[] = [
  lawyer,
  claim,
  clinic,
  gardener,
  sections,
  avoir,
  shifted,
  faktura,
  fapiao,
  note,
  ticket,
  forwarder,
];
