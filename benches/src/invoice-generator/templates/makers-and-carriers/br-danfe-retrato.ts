import { COUNTRY } from '../countries.ts';
import { grid } from '../html.ts';
import { sumOf } from '../sheet.ts';
import { drawn, plain, type Template } from '../template.ts';

/** A Brazilian DANFE on end: boxes of small labels over values, taxes by kind, goods with codes and tax columns. */
export const brDanfeRetrato: Template = {
  ...COUNTRY.br,
  id: 'br-danfe-retrato',
  draw: (s) => {
    const goods = s.goods({
      count: [1, 6],
      names: [
        'PARAFUSO SEXT 8X40',
        'CHAPA ACO 2MM',
        'TINTA EPOXI CINZA 3,6L',
        'LUVA NITRILICA G',
        'DISCO CORTE 7POL',
      ],
      quantities: [1000, 10_000, 25_000],
      price: [90, 45_000],
    });
    const total = sumOf(goods);
    const icms = Math.round(total * 0.18);
    const number = s.random.digits(6);
    const [vendor, customer] = [
      'METALURGICA SERRA AZUL LTDA',
      s.random.pick(['CONSTRUTORA PONTE NOVA SA', 'OFICINA DO BETO ME']),
    ];
    const cell = (label: string, value: string) =>
      `<td><span style="font-size:6pt">${label}</span><br>${value}</td>`;
    const row = (...cells: string[]) => `<table class="wide box"><tr>${cells.join('')}</tr></table>`;
    const zero = s.number(0);
    const body = `${row(`<td style="width:45%"><b>${vendor}</b><br>Rod. BR-116 km 12, Caxias do Sul - RS</td>`, `<td class="c"><b>DANFE</b><br><span class="small">Documento Auxiliar da Nota Fiscal Eletrônica</span><br>1 - SAÍDA<br><b>Nº ${number}</b><br>SÉRIE 1</td>`, `<td><span style="font-size:6pt">CHAVE DE ACESSO</span><br><span class="small">${s.random.digits(44)}</span></td>`)}${row(cell('NATUREZA DA OPERAÇÃO', 'VENDA DE MERCADORIA'), cell('PROTOCOLO DE AUTORIZAÇÃO DE USO', s.random.digits(15)))}${row(cell('INSCRIÇÃO ESTADUAL', '029/1234567'), cell('CNPJ', '12.345.678/0001-90'))}<b style="font-size:7pt">DESTINATÁRIO / REMETENTE</b>${row(cell('NOME / RAZÃO SOCIAL', customer), cell('CNPJ / CPF', '98.765.432/0001-10'), cell('DATA DA EMISSÃO', s.date(s.day)))}${row(cell('ENDEREÇO', 'RUA DAS ACACIAS 120'), cell('BAIRRO', 'CENTRO'), cell('CEP', '90010-000'), cell('DATA SAÍDA', s.date(s.day)))}<b style="font-size:7pt">FATURA / DUPLICATA</b>${row(cell('Número', '001'), cell('Vencimento', s.date(s.day + 28)), cell('Valor', s.number(total)))}<b style="font-size:7pt">CÁLCULO DO IMPOSTO</b>${row(cell('BASE DE CÁLC. DO ICMS', s.number(total)), cell('VALOR DO ICMS', s.number(icms)), cell('BASE DE CÁLC. ICMS S.T.', zero), cell('VALOR DO ICMS SUBST.', zero), cell('V. TOTAL PRODUTOS', s.number(total)))}${row(cell('VALOR DO FRETE', zero), cell('VALOR DO SEGURO', zero), cell('DESCONTO', zero), cell('OUTRAS DESPESAS', zero), cell('VALOR DO IPI', zero), cell('V. TOTAL DA NOTA', `<b>${s.number(total)}</b>`))}<b style="font-size:7pt">DADOS DOS PRODUTOS / SERVIÇOS</b>${grid(
      [
        'CÓDIGO',
        'DESCRIÇÃO DO PRODUTO',
        'NCM',
        'CST',
        'CFOP',
        'UN',
        'QUANT',
        'VALOR UNIT',
        'VALOR TOTAL',
        'B.CÁLC ICMS',
        'VALOR ICMS',
        'ALÍQ. ICMS',
      ],
      goods.map((item) => [
        item.code,
        item.name,
        '73181500',
        '000',
        '5102',
        'PC',
        s.quantity(item.quantity),
        s.number(item.price),
        s.number(item.amount),
        s.number(item.amount),
        s.number(Math.round(item.amount * 0.18)),
        '18,00',
      ]),
      'wide box',
    )}`;
    return drawn(
      s,
      {
        style:
          '.box{margin-top:-1px}.box td,.box th{border:1px solid #555;padding:1pt 2pt}td,th{font-size:7pt}',
        body,
        chance: 0,
        goods,
      },
      {
        number,
        due: s.day + 28,
        vendor,
        customer,
        total,
        alt: { subtotal: [plain(total)], tax: [plain(icms), '0.00'], number: [null, `Nº ${number}`] },
      },
    );
  },
};
