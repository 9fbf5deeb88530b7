import { COUNTRY } from '../countries.ts';
import { goodsTable, lines, pairs } from '../html.ts';
import { sumOf, sumOfTaxes, taxesOf } from '../sheet.ts';
import { COMMA, drawn, type Template } from '../template.ts';

/** A certified Portuguese invoice: codes, discount, tax column, summary of taxes. */
export const ptCertificada: Template = {
  ...COUNTRY.pt,
  id: 'pt-certificada',
  numbers: [COMMA],
  dates: ['dd/MM/yyyy', 'yyyy-MM-dd'],
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
    const [subtotal, tax] = [sumOf(goods), sumOfTaxes(taxes)];
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
    return drawn(
      s,
      { style: '.box td,.box th{border:1px solid #999}', body, goods },
      { number, due: s.day + 30, vendor, customer, subtotal, tax, total: subtotal + tax },
    );
  },
};
