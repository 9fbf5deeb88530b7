import { COUNTRY } from '../countries.ts';
import { sumOf, sumOfTaxes, taxesOf } from '../sheet.ts';
import { SLIP } from '../slips/slip.ts';
import { drawn, plain, type Template } from '../template.ts';
import { roll } from './roll.ts';

/** A Portuguese restaurant's simplified invoice: quantity, price and sum under the names, tax summary by rate. */
export const ptFaturaSimplificada: Template = {
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
    const tax = sumOfTaxes(shares);
    const number = `FS 2025A/${s.random.digits(4)}`;
    const head =
      '<tr><td>Qtd</td><td>Descrição</td><td class="r">IVA</td><td class="r">P.Unit</td><td class="r">Total</td></tr>';
    const table = `<table class="wide">${head}${goods.map((item) => `<tr><td>${s.quantity(item.quantity)}</td><td>${item.name}</td><td class="r">${s.percent(item.rate)}</td><td class="r">${s.number(item.price)}</td><td class="r">${s.number(item.amount)}</td></tr>`).join('')}</table>`;
    const taxes = `<table class="wide"><tr><td>Taxa</td><td class="r">Base</td><td class="r">IVA</td><td class="r">Total</td></tr>${shares.map((share) => `<tr><td>${s.percent(share.rate)}</td><td class="r">${s.number(share.base)}</td><td class="r">${s.number(share.tax)}</td><td class="r">${s.number(share.base + share.tax)}</td></tr>`).join('')}</table>`;
    const look = roll([
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
    return drawn(
      s,
      { ...look, goods },
      {
        number,
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
      },
    );
  },
};
