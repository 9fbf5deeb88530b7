import { COUNTRY } from '../countries.ts';
import { goodsTable, lines } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, plain, type Template } from '../template.ts';

/** A Brazilian service note: city form, boxes of values, a withholding, net value. */
export const brNfse: Template = {
  ...COUNTRY.br,
  id: 'br-nfse',
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
    return drawn(
      s,
      { style: '.box td,.box th{border:1px solid #555}', body, goods },
      {
        number,
        vendor,
        customer,
        tax: iss,
        total: subtotal,
        alt: { subtotal: [plain(subtotal)], tax: [null] },
      },
    );
  },
};
