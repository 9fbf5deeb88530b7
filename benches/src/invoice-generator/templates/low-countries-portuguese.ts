import { dutch } from '../../generator/languages/dutch.ts';
import { portuguese } from '../../generator/languages/portuguese.ts';
import { goodsTable, lines, named, page, pairs } from './html.ts';
import { sumOf, taxesOf } from './sheet.ts';
import { COMMA, plain, type Template } from './template.ts';

const NL = {
  kind: 'invoice',
  language: 'nl',
  country: 'NL',
  currency: 'EUR',
  digits: 2,
  numbers: [COMMA],
  dates: ['dd-MM-yyyy', 'd MMMM yyyy'],
  names: dutch,
} as const;
const PT = {
  ...NL,
  language: 'pt',
  country: 'PT',
  dates: ['dd/MM/yyyy', 'yyyy-MM-dd'],
  names: portuguese,
} as const;

/** A freelancer's bill: hours, VAT by rate, the sums right below the table. */
const freelancer: Template = {
  ...NL,
  id: 'nl-zzp',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 6],
      names: [
        'Ontwerp huisstijl',
        'Programmeerwerk',
        'Reiskosten',
        'Fietsreparatie',
        'Snoeiwerk tuin',
        'Workshop halve dag',
      ],
      details: ['week 14 en 15', 'volgens offerte'],
      rates: [21, 9],
      units: ['uur', 'stuk', 'km'],
    });
    const taxes = taxesOf(goods);
    const subtotal = sumOf(goods);
    const tax = taxes.reduce((sum, share) => sum + share.tax, 0);
    const number = `${s.random.whole(2021, 2026)}${s.random.digits(4)}`;
    const [vendor, customer] = [
      'Van Dongen Ontwerp',
      s.random.pick(['Bakkerij De Molen B.V.', 'Stichting Buurtwerk', 'J. Hendriks']),
    ];
    const body = `<div class="flex"><div>${lines('<b>Factuur aan</b>', customer, 'Dorpsstraat 8', '3511 AB Utrecht')}</div><div>${lines(`<b>${vendor}</b>`, 'Kerkstraat 41', '3581 RA Utrecht', 'KvK 61234567', 'BTW NL001234567B01', 'IBAN NL91 ABNA 0417 1643 00')}</div></div>
      <h1>Factuur</h1>${pairs([
        ['Factuurnummer', number],
        ['Factuurdatum', s.date(s.day)],
        ['Vervaldatum', s.date(s.day + 14)],
      ])}<br>
      ${goodsTable(
        [
          ['Aantal', 'l', (good) => `${s.quantity(good.quantity)} ${good.unit}`],
          ['Omschrijving', 'l', named],
          ['Tarief', 'r', (good) => `€ ${s.number(good.price)}`],
          ['BTW', 'r', (good) => s.percent(good.rate)],
          ['Bedrag', 'r', (good) => `€ ${s.number(good.amount)}`],
        ],
        goods,
      )}
      ${pairs([['Subtotaal', `€ ${s.number(subtotal)}`], ...taxes.map((share) => [`BTW ${s.percent(share.rate)} over € ${s.number(share.base)}`, `€ ${s.number(share.tax)}`] as const), ['<b>Totaal te betalen</b>', `<b>€ ${s.number(subtotal + tax)}</b>`]], 'right')}
      <p>Wij verzoeken u vriendelijk het bedrag binnen 14 dagen over te maken onder vermelding van het factuurnummer.</p>`;
    return {
      html: page('.goods thead{border-bottom:2px solid}', body, s.random.fraction()),
      facts: { number, day: s.day, due: s.day + 14, vendor, customer, subtotal, tax, total: subtotal + tax },
      lines: goods,
    };
  },
};

/** A Belgian supplier: headings in capitals, base and VAT side by side, a structured reference. */
const belgian: Template = {
  ...NL,
  id: 'be-leverancier',
  country: 'BE',
  dates: ['dd/MM/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [2, 10],
      names: [
        'Dakpannen Boomse stijl',
        'Plaatsing per m²',
        'Isolatieplaat 10 cm',
        'Stelling huur/week',
        'Afvoer puin',
      ],
      rates: [6, 21],
      discounts: [0, 5],
    });
    const taxes = taxesOf(goods);
    const subtotal = sumOf(goods);
    const tax = taxes.reduce((sum, share) => sum + share.tax, 0);
    const number = `VF${s.random.digits(6)}`;
    const [vendor, customer] = [
      'Dakwerken Peeters BV',
      s.random.pick(['De heer Luc Maes', 'Apotheek Verhoeven NV']),
    ];
    const body = `<div class="flex"><div><b style="font-size:15pt">${vendor}</b>${lines('Nijverheidslaan 7', '2800 Mechelen', 'BTW BE 0412.345.678')}</div><div>${lines(customer, 'Grote Markt 1', '2500 Lier')}</div></div>
      <h2>FACTUUR ${number}</h2><p>Datum: ${s.date(s.day)} | Vervaldag: ${s.date(s.day + 30)} | Klantnr.: ${s.random.digits(4)}</p>
      ${goodsTable(
        [
          ['ARTIKEL', 'l', (good) => good.code],
          ['OMSCHRIJVING', 'l', (good) => good.name],
          ['AANTAL', 'r', (good) => s.quantity(good.quantity)],
          ['PRIJS', 'r', (good) => s.number(good.price)],
          ['KORT.%', 'r', (good) => (good.discount === 0 ? '' : s.number(good.discount * 100))],
          ['BTW%', 'r', (good) => s.number(good.rate * 100)],
          ['BEDRAG', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}<br>
      <table class="wide box"><tr><th>BTW %</th><th class="r">MAATSTAF VAN HEFFING</th><th class="r">BTW-BEDRAG</th></tr>${taxes.map((share) => `<tr><td>${s.number(share.rate * 100)}</td><td class="r">${s.number(share.base)}</td><td class="r">${s.number(share.tax)}</td></tr>`).join('')}</table>
      ${pairs(
        [
          ['Totaal excl. BTW', `${s.number(subtotal)} EUR`],
          ['Totaal BTW', `${s.number(tax)} EUR`],
          ['<b>Te betalen</b>', `<b>${s.number(subtotal + tax)} EUR</b>`],
        ],
        'right',
      )}<p>Gestructureerde mededeling: +++090/9337/55493+++</p>`;
    return {
      html: page('.box td,.box th,.goods th{border:1px solid #666}', body, s.random.fraction()),
      facts: { number, day: s.day, due: s.day + 30, vendor, customer, subtotal, tax, total: subtotal + tax },
      lines: goods,
    };
  },
};

/** A certified Portuguese invoice: codes, discount, tax column, summary of taxes. */
const certified: Template = {
  ...PT,
  id: 'pt-certificada',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 8],
      names: [
        'Serviço de limpeza',
        'Vinho tinto 75cl',
        'Manutenção de equipamento',
        'Cadeira de escritório',
        'Pão de mistura',
      ],
      rates: [23, 13, 6],
      units: ['UN', 'HR', 'CX'],
      discounts: [0, 0, 10],
    });
    const taxes = taxesOf(goods);
    const subtotal = sumOf(goods);
    const tax = taxes.reduce((sum, share) => sum + share.tax, 0);
    const number = `FT ${s.random.whole(2021, 2026)}/${s.random.digits(3)}`;
    const [vendor, customer] = [
      'Serviços Atlântico, Lda',
      s.random.pick(['Restaurante O Pescador, Lda', 'Maria João Figueiredo']),
    ];
    const body = `<div class="flex"><div><b>${vendor}</b>${lines('Rua do Almada 210', '4050-032 Porto', 'NIF: 509123456')}</div><div>${lines('Exmo.(s) Sr.(s)', `<b>${customer}</b>`, 'Av. da Liberdade 50', '1250-145 Lisboa', 'NIF: 209876543')}</div></div>
      <h2>Fatura ${number}</h2><table class="wide box"><tr><th>Data de emissão</th><th>Vencimento</th><th>Moeda</th><th>Condições</th></tr><tr><td>${s.date(s.day)}</td><td>${s.date(s.day + 30)}</td><td>EUR</td><td>30 dias</td></tr></table><br>
      ${goodsTable(
        [
          ['Código', 'l', (good) => good.code],
          ['Descrição', 'l', (good) => good.name],
          ['Qtd.', 'r', (good) => s.number(good.quantity / 10)],
          ['Un.', 'l', (good) => good.unit],
          ['Preço Unit.', 'r', (good) => s.number(good.price)],
          ['Desc.', 'r', (good) => s.number(good.discount * 100)],
          ['IVA', 'r', (good) => s.percent(good.rate)],
          ['Total', 'r', (good) => s.number(good.amount)],
        ],
        goods,
      )}<br>
      <div class="flex"><table class="box"><tr><th>Taxa</th><th class="r">Incidência</th><th class="r">Valor IVA</th></tr>${taxes.map((share) => `<tr><td>${s.percent(share.rate)}</td><td class="r">${s.number(share.base)}</td><td class="r">${s.number(share.tax)}</td></tr>`).join('')}</table>
      ${pairs(
        [
          ['Total ilíquido', s.number(subtotal)],
          ['IVA', s.number(tax)],
          ['<b>Total do documento (EUR)</b>', `<b>${s.number(subtotal + tax)}</b>`],
        ],
        'box',
      )}</div><p class="small">aB3x-Processado por programa certificado n.º 1234/AT</p>`;
    return {
      html: page('.box td,.box th{border:1px solid #999}', body, s.random.fraction()),
      facts: { number, day: s.day, due: s.day + 30, vendor, customer, subtotal, tax, total: subtotal + tax },
      lines: goods,
    };
  },
};

/** A Brazilian service note: city form, boxes of values, a withholding, net value. */
const serviceNote: Template = {
  ...PT,
  id: 'br-nfse',
  country: 'BR',
  currency: 'BRL',
  dates: ['dd/MM/yyyy'],
  draw: (s) => {
    const goods = s.goods({
      count: [1, 3],
      names: [
        'Desenvolvimento de software',
        'Consultoria em marketing',
        'Suporte técnico mensal',
        'Treinamento de equipe',
      ],
      quantities: [1000, 2000],
      price: [20_000, 900_000],
    });
    const subtotal = sumOf(goods);
    const iss = Math.round(subtotal * 0.05);
    const number = s.random.digits(8);
    const [vendor, customer] = [
      'Horizonte Sistemas Ltda',
      s.random.pick(['Comercial Paulista S/A', 'Padaria Flor do Campo Ltda ME']),
    ];
    const body = `<table class="wide box"><tr><td class="c"><b>PREFEITURA DO MUNICÍPIO DE CAMPINAS</b><br>NOTA FISCAL DE SERVIÇOS ELETRÔNICA - NFS-e</td><td>${lines('Número da Nota', `<b>${number}</b>`, 'Data e Hora de Emissão', `${s.date(s.day)} 10:42:11`)}</td></tr>
      <tr><td colspan="2"><b class="c">PRESTADOR DE SERVIÇOS</b>${lines(`Nome/Razão Social: ${vendor}`, 'CPF/CNPJ: 12.345.678/0001-90', 'Endereço: Rua Barão de Jaguara 900 - Centro - CEP: 13015-001', 'Município: Campinas UF: SP')}</td></tr>
      <tr><td colspan="2"><b>TOMADOR DE SERVIÇOS</b>${lines(`Nome/Razão Social: ${customer}`, 'CPF/CNPJ: 98.765.432/0001-10', 'Endereço: Av. Paulista 1000 - Bela Vista - CEP: 01310-100', 'Município: São Paulo UF: SP')}</td></tr></table>
      <p class="c"><b>DISCRIMINAÇÃO DOS SERVIÇOS</b></p>${goodsTable(
        [
          ['Descrição', 'l', (good) => good.name],
          ['Qtde', 'r', (good) => s.quantity(good.quantity)],
          ['Valor unitário', 'r', (good) => `R$ ${s.number(good.price)}`],
          ['Valor total', 'r', (good) => `R$ ${s.number(good.amount)}`],
        ],
        goods,
      )}
      <p class="c" style="border:1px solid;padding:4pt"><b>VALOR TOTAL DA NOTA = R$ ${s.number(subtotal)}</b></p>
      <table class="wide box"><tr><th>Base de Cálculo (R$)</th><th>Alíquota (%)</th><th>Valor do ISS (R$)</th><th>Crédito (R$)</th></tr><tr><td class="r">${s.number(subtotal)}</td><td class="r">5,00%</td><td class="r">${s.number(iss)}</td><td class="r">0,00</td></tr></table>`;
    return {
      html: page('.box td,.box th{border:1px solid #555}', body, s.random.fraction()),
      facts: {
        number,
        day: s.day,
        vendor,
        customer,
        subtotal: null,
        tax: iss,
        total: subtotal,
        alt: { subtotal: [plain(subtotal)], tax: [null] },
      },
      lines: goods,
    };
  },
};

export const LOW_COUNTRIES_PORTUGUESE: readonly Template[] = [freelancer, belgian, certified, serviceNote];
