import { english } from '../../generator/languages/english.ts';
import { french } from '../../generator/languages/french.ts';
import { japanese } from '../../generator/languages/japanese.ts';
import { goodsTable, lines, named, page, pairs } from './html.ts';
import { sumOf, taxesOf } from './sheet.ts';
import { DOT, INDIAN, SPACE, type Template } from './template.ts';

const EN = { kind: 'invoice', language: 'en', digits: 2, numbers: [DOT], names: english } as const;

/** An Indian tax invoice: HSN, taxable value, two halves of tax with rate and amount, words for the sum. */
const indian: Template = {
  ...EN,
  id: 'in-gst',
  country: 'IN',
  currency: 'INR',
  numbers: [INDIAN],
  dates: ['dd-MM-yyyy', 'dd/MM/yyyy', 'dd-MMM-yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 7],
      names: [
        'Cotton bedsheet double',
        'LED panel 18W',
        'AMC charges',
        'Stainless bottle 1L',
        'Interior design consultancy',
      ],
      units: ['NOS', 'PCS', 'SET'],
      rates: [18, 12],
      price: [10_000, 900_000],
      quantities: [1000, 2000, 10_000, 25_000],
    });
    const halves = goods.map((good) => Math.round((good.amount * good.rate) / 200));
    const subtotal = sumOf(goods);
    const half = halves.reduce((sum, value) => sum + value, 0);
    const raw = subtotal + 2 * half;
    const total = Math.round(raw / 100) * 100;
    const number = `GST/${s.random.digits(3)}/24-25`;
    const [vendor, customer] = [
      'Sunrise Electricals Pvt Ltd',
      s.random.pick(['Mehta Traders', 'Lotus Boutique Hotel', 'Anil Deshpande']),
    ];
    const body = `<div class="c"><b>TAX INVOICE</b></div><table class="wide box"><tr><td rowspan="2"><b>${vendor}</b>${lines('Plot 12, MIDC Industrial Area', 'Pune, Maharashtra - 411019', 'GSTIN/UIN: 27AABCS1429B1Z5')}</td><td>${lines('Invoice No.', `<b>${number}</b>`)}</td><td>${lines('Dated', `<b>${s.date(s.day)}</b>`)}</td></tr><tr><td>${lines('Delivery Note', '-')}</td><td>${lines('Mode/Terms of Payment', '30 Days')}</td></tr>
      <tr><td colspan="3">${lines('Buyer (Bill to)', `<b>${customer}</b>`, 'MG Road, Pune - 411001', 'GSTIN/UIN: 27AAPFM1234C1ZV', 'State Name: Maharashtra, Code: 27')}</td></tr></table>
      ${goodsTable(
        [
          ['Sl No.', 'c', (_, index) => `${index + 1}`],
          ['Description of Goods', 'l', (good) => `<b>${good.name}</b>`],
          ['HSN/SAC', 'c', () => s.random.pick(['6302', '9405', '9987'])],
          ['Quantity', 'r', (good) => `${good.quantity / 1000} ${good.unit}`],
          ['Rate', 'r', (good) => s.number(good.price)],
          ['Taxable Value', 'r', (good) => s.number(good.amount)],
          ['CGST %', 'r', (good) => s.percent(good.rate / 2)],
          ['CGST Amt', 'r', (_, index) => s.number(halves[index] ?? 0)],
          ['SGST %', 'r', (good) => s.percent(good.rate / 2)],
          ['SGST Amt', 'r', (_, index) => s.number(halves[index] ?? 0)],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Taxable Amount', s.number(subtotal)],
          ['CGST', s.number(half)],
          ['SGST', s.number(half)],
          ['Round Off', total === raw ? null : s.number(total - raw)],
          ['<b>Grand Total</b>', `<b>₹ ${s.number(total)}</b>`],
        ],
        'right',
      )}
      <p>Amount Chargeable (in words): <b>INR as stated above Only</b></p><p class="small">Declaration: We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct.</p><p class="r">for ${vendor}<br><br>Authorised Signatory</p>`;
    return {
      html: page(
        '.box td,.goods td,.goods th{border:1px solid #333}.goods{font-size:8pt}',
        body,
        s.random.fraction(),
      ),
      facts: { number, day: s.day, vendor, customer, subtotal, tax: 2 * half, total },
      lines: goods,
    };
  },
};

const canadian: Template = {
  ...EN,
  id: 'ca-gst-qst',
  country: 'CA',
  currency: 'CAD',
  dates: ['yyyy-MM-dd', 'MMMM d, yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 6],
      names: [
        'Snow removal - season',
        'Graphic design',
        'Maple syrup case',
        'Furnace tune-up',
        'Web hosting',
      ],
      price: [2000, 80_000],
    });
    const subtotal = sumOf(goods);
    const [gst, qst] = [Math.round(subtotal * 0.05), Math.round(subtotal * 0.09975)];
    const total = subtotal + gst + qst;
    const number = s.random.digits(5);
    const [vendor, customer] = [
      'Services Boréal Inc.',
      s.random.pick(['Laurentian Dental Clinic', 'Simon Tremblay']),
    ];
    const body = `<h1>Invoice</h1><div class="flex"><div>${lines(`<b>${vendor}</b>`, '1200 rue Sherbrooke O', 'Montréal QC H3A 1H6', 'GST: 12345 6789 RT0001', 'QST: 1012345678 TQ0001')}</div><div>${lines('<b>Billed To</b>', customer, '45 Main St', 'Gatineau QC J8X 2K1')}</div>
      <div>${lines('<b>Date of Issue</b>', s.date(s.day), '<b>Due Date</b>', s.date(s.day + 30))}</div><div>${lines('<b>Invoice Number</b>', number)}</div><div>${lines('<b>Amount Due (CAD)</b>', `<span style="font-size:16pt">$${s.number(total)}</span>`)}</div></div><br>
      ${goodsTable(
        [
          ['Description', 'l', named],
          ['Rate', 'r', (good) => `$${s.number(good.price)}<br><span class="small">+GST/QST</span>`],
          ['Qty', 'r', (good) => s.quantity(good.quantity)],
          ['Line Total', 'r', (good) => `$${s.number(good.amount)}`],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Subtotal', s.number(subtotal)],
          ['GST (5%)<br><span class="small">#12345 6789 RT0001</span>', s.number(gst)],
          ['QST (9.975%)<br><span class="small">#1012345678 TQ0001</span>', s.number(qst)],
          ['Total', s.number(total)],
          ['Amount Paid', '0.00'],
          ['<b>Amount Due (CAD)</b>', `<b>$${s.number(total)}</b>`],
        ],
        'right',
      )}`;
    return {
      html: page('.goods{border-top:3px solid #37a}', body, s.random.fraction()),
      facts: { number, day: s.day, due: s.day + 30, vendor, customer, subtotal, tax: gst + qst, total },
      lines: goods,
    };
  },
};

const australian: Template = {
  ...EN,
  id: 'au-tax-invoice',
  country: 'AU',
  currency: 'AUD',
  dates: ['d MMM yyyy', 'dd/MM/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 6],
      names: [
        'Pool service and chemicals',
        'Pest inspection',
        'Gravel delivered (tonne)',
        'Electrical compliance test',
        'Timber decking board',
      ],
      price: [1100, 66_000],
      rates: [10],
    });
    const total = sumOf(goods);
    const gst = Math.round(total / 11);
    const number = `INV${s.random.digits(5)}`;
    const [vendor, customer] = [
      'Coastline Pool Care Pty Ltd',
      s.random.pick(['Jacaranda Motel', 'Bruce Halloran']),
    ];
    const body = `<div class="flex"><div><b style="font-size:14pt">${vendor}</b>${lines('ABN 51 824 753 556', '18 Beach Road', 'Coffs Harbour NSW 2450')}</div><h1>TAX INVOICE</h1></div>
      <div class="flex"><div>${lines('<b>To:</b>', customer, '3 Ocean Parade', 'Sawtell NSW 2452')}</div>${pairs(
        [
          ['Invoice #', number],
          ['Invoice date', s.date(s.day)],
          ['Due', s.date(s.day + 7)],
        ],
      )}</div><br>
      ${goodsTable(
        [
          ['Qty', 'r', (good) => s.quantity(good.quantity)],
          ['Description', 'l', named],
          ['Price (inc GST)', 'r', (good) => `$${s.number(good.price)}`],
          ['Total (inc GST)', 'r', (good) => `$${s.number(good.amount)}`],
        ],
        goods,
      )}
      ${pairs(
        [
          ['<b>TOTAL (inc GST)</b>', `<b>$${s.number(total)}</b>`],
          ['GST included', `$${s.number(gst)}`],
          ['Balance due AUD', `$${s.number(total)}`],
        ],
        'right',
      )}<p>Direct deposit: BSB 062-000 Account 1234 5678</p>`;
    return {
      html: page('.goods th{background:#0a7;color:#fff}', body, s.random.fraction()),
      facts: { number, day: s.day, due: s.day + 7, vendor, customer, subtotal: null, tax: gst, total },
      lines: goods,
    };
  },
};

/** A bill in French from Canada with a dollar sign behind the amounts. */
const quebec: Template = {
  ...EN,
  id: 'ca-facture-tps-tvq',
  language: 'fr',
  country: 'CA',
  currency: 'CAD',
  numbers: [SPACE],
  dates: ['d MMMM yyyy', 'yyyy-MM-dd'],
  names: french,
  draw: (s) => {
    const goods = s.goods({
      count: [1, 5],
      names: ['Déneigement saison', 'Traduction', 'Entretien ménager', 'Réparation toiture'],
      price: [3000, 90_000],
    });
    const subtotal = sumOf(goods);
    const [tps, tvq] = [Math.round(subtotal * 0.05), Math.round(subtotal * 0.09975)];
    const number = s.random.digits(4);
    const [vendor, customer] = [
      'Entretien Laval inc.',
      s.random.pick(['Garderie Les Lutins', 'Nathalie Gagnon']),
    ];
    const body = `<div class="flex"><div>${lines(`<b>${vendor}</b>`, '300 boul. Chomedey', 'Laval (Québec) H7V 2X2')}</div><div class="r"><h1>FACTURE</h1>${lines(`No de facture : ${number}`, `Date : ${s.date(s.day)}`, `Échéance : ${s.date(s.day + 30)}`)}</div></div>
      ${lines('<b>Facturer à</b>', customer, '77 rue des Érables', 'Laval (Québec) H7N 3T4')}<br>
      ${goodsTable(
        [
          ['Qté', 'r', (good) => s.quantity(good.quantity)],
          ['Description', 'l', (good) => good.name],
          ['Prix unitaire', 'r', (good) => `${s.number(good.price)} $`],
          ['Montant', 'r', (good) => `${s.number(good.amount)} $`],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Sous-total', `${s.number(subtotal)} $`],
          ['TPS 5 % (123456789 RT0001)', `${s.number(tps)} $`],
          ['TVQ 9,975 % (1234567890 TQ0001)', `${s.number(tvq)} $`],
          ['<b>Total</b>', `<b>${s.number(subtotal + tps + tvq)} $</b>`],
        ],
        'right',
      )}`;
    return {
      html: page('.goods th,.goods td{border:1px solid #bbb}', body, s.random.fraction()),
      facts: {
        number,
        day: s.day,
        due: s.day + 30,
        vendor,
        customer,
        subtotal,
        tax: tps + tvq,
        total: subtotal + tps + tvq,
        alt: { currency: [null] },
      },
      lines: goods,
    };
  },
};

/** A Japanese qualified invoice: sum to pay on top, tax by rate below. */
const japaneseInvoice: Template = {
  ...EN,
  id: 'jp-seikyusho',
  language: 'ja',
  country: 'JP',
  currency: 'JPY',
  digits: 0,
  dates: ['yyyy年M月d日'],
  names: japanese,
  draw: (s) => {
    const goods = s.goods({
      count: [1, 6],
      names: ['ウェブサイト制作', '保守サービス', '翻訳料', 'コピー用紙', '会議用弁当'],
      rates: [10, 8],
      quantities: [1000, 2000, 10_000],
      price: [300, 90_000],
    });
    const taxes = taxesOf(goods);
    const subtotal = sumOf(goods);
    const tax = taxes.reduce((sum, share) => sum + share.tax, 0);
    const number = s.random.digits(6);
    const [vendor, customer] = [
      '青空デザイン株式会社',
      s.random.pick(['株式会社みどり商事', '有限会社山田製作所']),
    ];
    const body = `<h1 class="c">請求書</h1><div class="flex"><div><p style="font-size:13pt"><u>${customer} 御中</u></p><p>下記のとおりご請求申し上げます。</p><p style="font-size:14pt"><u>ご請求金額　¥${s.number(subtotal + tax)}-</u></p></div><div>${lines(`請求書番号：${number}`, `請求日：${s.date(s.day)}`, `お支払期限：${s.date(s.day + 30)}`, `<b>${vendor}</b>`, '東京都渋谷区神南1-2-3', '登録番号：T1234567890123')}</div></div><br>
      ${goodsTable(
        [
          ['品名', 'l', (good) => good.name],
          ['数量', 'r', (good) => s.quantity(good.quantity)],
          ['単価', 'r', (good) => s.number(good.price)],
          ['税率', 'r', (good) => s.percent(good.rate)],
          ['金額', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}
      ${pairs([['小計', `¥${s.number(subtotal)}`], ...taxes.map((share) => [`消費税（${s.percent(share.rate)}）`, `¥${s.number(share.tax)}`] as const), ['<b>合計</b>', `<b>¥${s.number(subtotal + tax)}</b>`]], 'right')}`;
    return {
      html: page(
        'body{font-family:"Droid Sans Fallback"}.goods td,.goods th{border:1px solid #777}',
        body,
        0,
      ),
      facts: { number, day: s.day, due: s.day + 30, vendor, customer, subtotal, tax, total: subtotal + tax },
      lines: goods,
    };
  },
};

export const FAR_COUNTRIES: readonly Template[] = [indian, canadian, australian, quebec, japaneseInvoice];
