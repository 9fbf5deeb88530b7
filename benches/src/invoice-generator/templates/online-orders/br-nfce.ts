import { COUNTRY } from '../countries.ts';
import { lines, pairs } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { alsoCalled, drawn, plain, type Template } from '../template.ts';

/** A Brazilian consumer's slip: code and name on one line, quantity, price and sum on the next. */
export const brNfce: Template = {
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
    return drawn(
      s,
      { style: 'body{font-size:7.5pt}@page{margin:4mm}', body, chance: 0.1, goods },
      {
        number,
        vendor: 'COMERCIAL ALVORADA LTDA',
        total,
        alt: {
          subtotal: [plain(sum)],
          ...alsoCalled(goods, (item) => [`789${item.code.slice(3)}000000 ${item.name}`]),
        },
      },
    );
  },
};
