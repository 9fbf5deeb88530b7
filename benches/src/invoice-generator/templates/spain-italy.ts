import { italian } from '../../generator/languages/italian.ts';
import { spanish } from '../../generator/languages/spanish.ts';
import { goodsTable, lines, named, page, pairs } from './html.ts';
import { sumOf, taxesOf } from './sheet.ts';
import { COMMA, plain, type Template } from './template.ts';

const ES = {
  kind: 'invoice',
  language: 'es',
  country: 'ES',
  currency: 'EUR',
  digits: 2,
  numbers: [COMMA],
  dates: ['dd/MM/yyyy', 'dd-MM-yyyy'],
  names: spanish,
} as const;
const IT = { ...ES, language: 'it', country: 'IT', names: italian } as const;

/** A professional's bill: VAT on top, income tax withheld, so that the total to pay is below the taxed sum. */
const withheld: Template = {
  ...ES,
  id: 'es-irpf',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 5],
      names: [
        'Asesoría fiscal trimestral',
        'Redacción de contrato',
        'Diseño de logotipo',
        'Honorarios profesionales',
        'Reunión de seguimiento',
      ],
      details: ['Expediente 114/24'],
    });
    const subtotal = sumOf(goods);
    const tax = Math.round(subtotal * 0.21);
    const off = Math.round(subtotal * 0.15);
    const number = `F-${s.random.digits(3)}/${s.random.whole(21, 26)}`;
    const [vendor, customer] = [
      'Marta Ibáñez Soler',
      s.random.pick(['Construcciones Levante S.L.', 'Clínica Dental Sonríe S.L.P.', 'Bodegas Arlanza S.A.']),
    ];
    const body = `<h1>FACTURA</h1><div class="flex"><div>${lines(`<b>${vendor}</b>`, 'NIF: 48123456K', 'C/ Colón 25, 3º B', '46004 Valencia')}</div><div>${lines('<b>Cliente:</b>', customer, 'CIF: B96123456', 'Avda. del Puerto 110', '46023 Valencia')}</div></div><br>
      ${pairs([
        ['Nº factura:', number],
        ['Fecha:', s.date(s.day)],
        ['Vencimiento:', s.date(s.day + 30)],
      ])}<br>
      ${goodsTable(
        [
          ['Concepto', 'l', named],
          ['Cantidad', 'r', (good) => s.quantity(good.quantity)],
          ['Precio', 'r', (good) => `${s.number(good.price)} €`],
          ['Importe', 'r', (good) => `${s.number(good.amount)} €`],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Base imponible', `${s.number(subtotal)} €`],
          ['IVA 21%', `${s.number(tax)} €`],
          ['Retención IRPF 15%', `-${s.number(off)} €`],
          ['<b>TOTAL A PAGAR</b>', `<b>${s.number(subtotal + tax - off)} €</b>`],
        ],
        'right',
      )}
      <p>Forma de pago: transferencia ES91 2100 0418 4502 0005 1332</p>`;
    return {
      html: page('.goods th{border-bottom:2px solid #c60}', body, s.random.fraction()),
      facts: {
        number,
        day: s.day,
        due: s.day + 30,
        vendor,
        customer,
        subtotal,
        tax,
        total: subtotal + tax - off,
      },
      lines: goods,
    };
  },
};

/** A supplier's bill with the equivalence surcharge beside VAT. */
const surcharge: Template = {
  ...ES,
  id: 'es-recargo',
  draw: (s) => {
    const goods = s.goods({
      count: [2, 8],
      names: [
        'Caja naranjas 10 kg',
        'Aceite virgen extra 5 l',
        'Harina de trigo 25 kg',
        'Servilletas 40x40',
        'Detergente industrial',
      ],
      rates: [21, 10, 4],
      quantities: [1000, 4000, 12_000],
    });
    const taxes = taxesOf(goods).map((share) => ({
      ...share,
      extra: Math.round((share.base * (share.rate === 21 ? 5.2 : share.rate === 10 ? 1.4 : 0.5)) / 100),
    }));
    const subtotal = sumOf(goods);
    const tax = taxes.reduce((sum, share) => sum + share.tax, 0);
    const extra = taxes.reduce((sum, share) => sum + share.extra, 0);
    const number = `A/${s.random.digits(5)}`;
    const [vendor, customer] = [
      'Distribuciones Segura S.L.',
      s.random.pick(['Ultramarinos Pilar', 'Hostal Las Palmeras']),
    ];
    const body = `<div class="flex"><div><b>${vendor}</b>${lines('Pol. Ind. Oeste, nave 12', '30169 Murcia', 'C.I.F. B73123456')}</div><div class="r"><b>FACTURA Nº ${number}</b>${lines(`Fecha factura: ${s.date(s.day)}`, `Cód. cliente: ${s.random.digits(4)}`)}</div></div>
      <div style="border:1px solid;padding:5pt;margin:10pt 0 10pt 250pt">${lines(customer, 'C/ Mayor 3', '30001 Murcia', 'N.I.F. 22345678Z')}</div>
      ${goodsTable(
        [
          ['Código', 'l', (good) => good.code],
          ['Descripción', 'l', (good) => good.name],
          ['Uds.', 'r', (good) => s.quantity(good.quantity)],
          ['Precio', 'r', (good) => s.number(good.price)],
          ['% IVA', 'r', (good) => s.number(good.rate * 100)],
          ['Total', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}<br>
      <table class="wide box"><tr><th class="r">Base imponible</th><th class="r">% IVA</th><th class="r">Cuota IVA</th><th class="r">% R.E.</th><th class="r">Cuota R.E.</th></tr>${taxes.map((share) => `<tr><td class="r">${s.number(share.base)}</td><td class="r">${s.number(share.rate * 100)}</td><td class="r">${s.number(share.tax)}</td><td class="r">${share.rate === 21 ? '5,20' : share.rate === 10 ? '1,40' : '0,50'}</td><td class="r">${s.number(share.extra)}</td></tr>`).join('')}</table>
      <p class="r" style="font-size:13pt"><b>TOTAL FACTURA: ${s.number(subtotal + tax + extra)} €</b></p>`;
    return {
      html: page('.box td,.box th,.goods th{border:1px solid #888}', body, s.random.fraction()),
      facts: {
        number,
        day: s.day,
        vendor,
        customer,
        subtotal,
        tax,
        total: subtotal + tax + extra,
        alt: { subtotal: [null], tax: [null, plain(tax + extra)] },
      },
      lines: goods,
    };
  },
};

/** A consultant's fee note: social fund, VAT, withholding, stamp duty where exempt. */
const fees: Template = {
  ...IT,
  id: 'it-parcella',
  draw: (s) => {
    const isExempt = s.random.chance(0.4);
    const goods = s.goods({
      count: [1, 4],
      names: ['Consulenza contabile', 'Progettazione impianto', 'Pratica catastale', 'Revisione bilancio'],
      quantities: [1000],
    });
    const fee = sumOf(goods);
    const fund = Math.round(fee * 0.04);
    const taxable = fee + fund;
    const tax = isExempt ? 0 : Math.round(taxable * 0.22);
    const withheldTax = isExempt ? 0 : Math.round(fee * 0.2);
    const stamp = isExempt ? 200 : 0;
    const number = `${s.random.whole(1, 180)}/${s.random.whole(2021, 2026)}`;
    const [vendor, customer] = [
      'Studio Tecnico Ing. Paolo Ferri',
      s.random.pick(['Edil Nord S.r.l.', 'Condominio Via Verdi 8', 'Officine Bassi S.p.A.']),
    ];
    const total = taxable + tax + stamp;
    const body = `<div class="flex"><div><b>${vendor}</b>${lines('Via Garibaldi 21', '20121 Milano MI', 'P.IVA 01234567890', 'C.F. FRRPLA70A01F205X')}</div><div>${lines('Spett.le', `<b>${customer}</b>`, 'Via Roma 4', '20063 Cernusco sul Naviglio MI')}</div></div>
      <h2>Fattura n. ${number} del ${s.date(s.day)}</h2>
      ${goodsTable(
        [
          ['Descrizione', 'l', (good) => good.name],
          ['Importo', 'r', (good) => `€ ${s.number(good.amount)}`],
        ],
        goods,
      )}
      ${pairs(
        [
          ['Totale compensi', `€ ${s.number(fee)}`],
          ['Contributo cassa 4%', `€ ${s.number(fund)}`],
          ['Imponibile', `€ ${s.number(taxable)}`],
          ['IVA 22%', isExempt ? null : `€ ${s.number(tax)}`],
          ['Imposta di bollo', stamp > 0 ? `€ ${s.number(stamp)}` : null],
          ['<b>Totale fattura</b>', `<b>€ ${s.number(total)}</b>`],
          ['Ritenuta d’acconto 20%', isExempt ? null : `- € ${s.number(withheldTax)}`],
          ['<b>Netto a pagare</b>', isExempt ? null : `<b>€ ${s.number(total - withheldTax)}</b>`],
        ],
        'right',
      )}
      <p>Pagamento: bonifico a 30 gg - Scadenza ${s.date(s.day + 30)}</p>`;
    return {
      html: page('.goods thead{background:#e8eef2}', body, s.random.fraction()),
      facts: {
        number,
        day: s.day,
        due: s.day + 30,
        vendor,
        customer,
        subtotal: taxable,
        tax: isExempt ? null : tax,
        total,
        alt: { subtotal: [plain(fee)] },
      },
      lines: goods,
      prints: { quantity: false, price: false },
    };
  },
};

/** The courtesy print of an electronic invoice: a grid of boxes, sums by rate in a row. */
const courtesy: Template = {
  ...IT,
  id: 'it-cortesia',
  draw: (s) => {
    const goods = s.goods({
      count: [2, 9],
      names: [
        'Piastrelle gres 60x60',
        'Collante per ceramica',
        'Profilo alluminio',
        'Posa in opera',
        'Trasporto e scarico',
      ],
      units: ['mq', 'kg', 'pz', 'nr'],
      rates: [22, 10],
      discounts: [0, 0, 5],
    });
    const taxes = taxesOf(goods);
    const subtotal = sumOf(goods);
    const tax = taxes.reduce((sum, share) => sum + share.tax, 0);
    const number = `${s.random.digits(3)}/A`;
    const [vendor, customer] = [
      'Ceramiche Valsesia S.r.l.',
      s.random.pick(['Impresa Colombo Luigi', 'Arredo Casa S.n.c. di Bruni & C.']),
    ];
    const body = `<table class="wide box"><tr><td><b>Cedente/prestatore (fornitore)</b>${lines(vendor, 'Via Novara 88', '28021 Borgomanero NO', 'P.IVA IT02345678901')}</td><td><b>Cessionario/committente (cliente)</b>${lines(customer, 'Via Dante 14', '28100 Novara NO', 'P.IVA IT03456789012')}</td></tr></table><br>
      <table class="wide box"><tr><th>Tipologia documento</th><th>Numero documento</th><th>Data documento</th></tr><tr><td>TD01 fattura</td><td>${number}</td><td>${s.date(s.day)}</td></tr></table><br>
      ${goodsTable(
        [
          ['Descrizione', 'l', (good) => good.name],
          ['Quantità', 'r', (good) => s.number(good.quantity / 10)],
          ['Prezzo unitario', 'r', (good) => s.number(good.price)],
          ['UM', 'l', (good) => good.unit],
          ['Sconto', 'r', (good) => (good.discount === 0 ? '' : s.percent(good.discount))],
          ['%IVA', 'r', (good) => s.number(good.rate * 100)],
          ['Prezzo totale', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}<br>
      <table class="wide box"><tr><th>Riepilogo IVA</th><th class="r">%IVA</th><th class="r">Totale imponibile</th><th class="r">Totale imposta</th></tr>${taxes.map((share) => `<tr><td>I (esigibilità immediata)</td><td class="r">${s.number(share.rate * 100)}</td><td class="r">${s.number(share.base)}</td><td class="r">${s.number(share.tax)}</td></tr>`).join('')}</table><br>
      <table class="box right"><tr><th>Importo bollo</th><th>Arr.</th><th class="r">Totale documento</th></tr><tr><td></td><td></td><td class="r"><b>${s.number(subtotal + tax)}</b></td></tr></table>
      <table class="wide box"><tr><th>Modalità pagamento</th><th>Data scadenza</th><th class="r">Importo</th></tr><tr><td>MP05 Bonifico</td><td>${s.date(s.day + 30)}</td><td class="r">${s.number(subtotal + tax)}</td></tr></table>`;
    return {
      html: page('.box td,.box th,.goods td,.goods th{border:1px solid #999}', body, s.random.fraction()),
      facts: {
        number,
        day: s.day,
        due: s.day + 30,
        vendor,
        customer,
        subtotal,
        tax,
        total: subtotal + tax,
        ...(taxes.length > 1 ? { alt: { subtotal: [null] } } : {}),
      },
      lines: goods,
    };
  },
};

export const SPAIN_ITALY: readonly Template[] = [withheld, surcharge, fees, courtesy];
