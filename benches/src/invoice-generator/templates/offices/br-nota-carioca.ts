import { COUNTRY } from '../countries.ts';
import { lines } from '../html.ts';
import { good, sumOf } from '../sheet.ts';
import { AMOUNTS_ONLY, drawn, plain, type Template } from '../template.ts';

/** A Brazilian service note of a city hall: boxed labels over values, deductions nought, withheld taxes, net value. */
export const brNotaCarioca: Template = {
  ...COUNTRY.br,
  id: 'br-nota-carioca',
  draw: (s) => {
    const goods = [
      good(
        s.random.pick([
          'Serviços de consultoria em gestão',
          'Desenvolvimento de sistema sob encomenda',
          'Manutenção de elevadores',
        ]),
        s.random.whole(90_000, 2_000_000),
      ),
    ];
    const total = sumOf(goods);
    const iss = Math.round(total * 0.05);
    const number = s.random.digits(8);
    const [vendor, customer] = [
      'GUANABARA TECNOLOGIA LTDA',
      s.random.pick(['CONDOMINIO EDIFICIO AURORA', 'PADARIA IPANEMA LTDA ME']),
    ];
    const n = (minor: number) => `R$ ${s.number(minor)}`;
    const cell = (label: string, value: string) => `<td><span class="small">${label}</span><br>${value}</td>`;
    const body = `<div class="c"><b>PREFEITURA DA CIDADE DO RIO DE JANEIRO</b>${lines('SECRETARIA MUNICIPAL DE FAZENDA', '<b>NOTA FISCAL DE SERVIÇOS ELETRÔNICA - NFS-e</b>')}</div><table class="wide box"><tr>${cell('Número da Nota', number)}${cell('Data e Hora de Emissão', `${s.date(s.day)} 10:22:31`)}${cell('Código de Verificação', `${s.random.code(4)}-${s.random.code(4)}`)}</tr></table>
      <table class="wide box"><tr><td class="c"><b>PRESTADOR DE SERVIÇOS</b></td></tr><tr><td>${lines(`CNPJ: 12.345.678/0001-90 &nbsp; Inscrição Municipal: 0.123.456-7`, `Nome/Razão Social: ${vendor}`, 'Endereço: RUA DA QUITANDA 50 - CENTRO - CEP: 20011-030')}</td></tr><tr><td class="c"><b>TOMADOR DE SERVIÇOS</b></td></tr><tr><td>${lines('CPF/CNPJ: 98.765.432/0001-10', `Nome/Razão Social: ${customer}`, 'Endereço: AV ATLANTICA 1200 - COPACABANA')}</td></tr></table>
      <table class="wide box"><tr><td class="c"><b>DISCRIMINAÇÃO DOS SERVIÇOS</b></td></tr><tr><td>${goods[0]?.name}<br><br></td></tr></table><table class="wide box"><tr><td class="c"><b>VALOR DA NOTA = ${n(total)}</b></td></tr></table>
      <table class="wide box"><tr>${cell('Deduções (R$)', s.number(0))}${cell('Desconto Incond. (R$)', s.number(0))}${cell('Base de Cálculo (R$)', s.number(total))}${cell('Alíquota (%)', '5,00%')}${cell('Valor do ISS (R$)', s.number(iss))}${cell('Crédito p/ IPTU (R$)', s.number(0))}</tr></table><p class="small">Esta NFS-e foi emitida com respaldo na Lei nº 5.098 de 15/10/2009.</p>`;
    return drawn(
      s,
      { style: '.box{margin-top:-1px}.box td{border:1px solid #444}', body, goods: [], prints: AMOUNTS_ONLY },
      { number, vendor, customer, total, alt: { tax: [plain(iss)], subtotal: [plain(total)] } },
    );
  },
};
