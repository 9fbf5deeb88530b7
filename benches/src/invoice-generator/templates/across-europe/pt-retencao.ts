import { COUNTRY } from '../countries.ts';
import { grid, lines, pairs } from '../html.ts';
import { sumOf, taxesOf } from '../sheet.ts';
import { drawn, plain, type Template } from '../template.ts';

/** Portuguese certified bill of a consultant with tax withheld at source: what is paid is less than the total. */
export const ptRetencao: Template = {
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
    return drawn(
      s,
      { body, goods },
      {
        number,
        due: s.day + 30,
        vendor,
        customer,
        subtotal,
        tax,
        total,
        alt: { total: [plain(total - held)] },
      },
    );
  },
};
