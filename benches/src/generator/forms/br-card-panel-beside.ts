import type { Entry } from '@tieout/corpus';
import { BRAZIL } from '../prints/places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { formPrint, type Put } from './form.ts';
import { labelPairs } from './label-pairs.ts';

const SHOPS = {
  card: [['{m}             {c}'], ['{m} 02/06       {c}']],
  transferIn: [['DEB 0230/06 PAGAMENTO FATURA']],
  refund: [['DESC. ANUID. CARTAO']],
  fee: [['ANUIDADEINT DIFER 03/12'], ['JUROS ROTATIVO']],
};

/** A Brazilian card: rows in the left half with dollars and reals, a panel of points, limits and rates next to them on the same lines, a tax without a day under what was bought abroad. */
export const brCardPanelBeside = formPrint({
  id: 'br-card-panel-beside',
  kind: 'credit_card_statement',
  tags: ['card', 'side-panel', 'two-moneys', 'undated-tax', 'no-year', 'credits-negative', 'summary-formula'],
  locales: BRAZIL,
  dates: ['dd/MM', 'dd/MM/yyyy'],
  size: 7.5,
  leading: 10,
  gap: 1,
  top: 250,
  topAgain: 80,
  bottom: 760,
  order: { isCard: true, movements: SHOPS, withForeign: true },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 80, 'JORDAN EXEMPLO'],
    [40, 92, `Vencimento: ${s.full(s.ledger.end + 9)}`],
    [40, 104, `Data de fechamento: ${s.full(s.ledger.end)}`],
    ...labelPairs(300, 545, 80, [
      ['Total da fatura anterior', s.signed(s.ledger.opening)],
      ['Pagamentos / Créditos', `-${s.number(s.ledger.into.sum)}`],
      ['Despesas / Débitos no Brasil', s.number(home(s))],
      ['Despesas / Débitos no exterior', s.number(abroadSum(s))],
      ['Saldo da fatura atual', s.signed(s.ledger.closing)],
    ]),
    ...panel(),
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 13, isBold: true }]],
  columns: [
    ['TITULAR NR. 1234 - HISTÓRICO', 40, (e, s) => [`${s.day(e.date)}  ${e.lines.join(' ')}`, ...rate(e, s)]],
    ['US$', -270, (e, s) => (e.foreign === null ? '' : s.number(e.foreign.amount))],
    ['R$', -330, (e, s) => s.signed(-e.amount)],
  ],
  last: (s) => [
    [
      [40, 0, 'TOTAL DE GASTOS', { isBold: true }],
      [-330, 0, s.number(s.ledger.out.sum)],
    ],
  ],
  truth: (s) => ({
    balances: 'none',
    number: null,
    alternatives: (e) => [[...e.lines, ...rate(e, s)].join(' ')],
  }),
});

function panel(): Put[] {
  return [
    [350, 250, 'PROGRAMA DE PONTOS', { isBold: true }],
    ...labelPairs(350, 545, 264, [
      ['Pontos anteriores', '1.066,96'],
      ['Pontos do mês', '204,10'],
      ['Total de pontos', '1.271,06'],
    ]),
    [350, 312, 'LIMITES', { isBold: true }],
    ...labelPairs(350, 545, 326, [
      ['Limite de compras', '80.000,00'],
      ['Limite de saque', '8.000,00'],
    ]),
    [350, 362, 'TAXAS', { isBold: true }],
    ...labelPairs(350, 545, 376, [
      ['Rotativo', '12,90% a.m.'],
      ['Parcelamento de fatura', '8,49% a.m.'],
      ['Custo efetivo total', '180,24% a.a.'],
    ]),
  ];
}

const sum = (of: readonly Entry[]) => of.reduce((all, { amount }) => all - amount, 0);
const home = (s: Sheet) => sum(s.ledger.entries.filter((e) => e.amount < 0 && e.foreign === null));
const abroadSum = (s: Sheet) => sum(s.ledger.entries.filter((e) => e.amount < 0 && e.foreign !== null));

function rate({ foreign }: Entry, s: Sheet): readonly string[] {
  return foreign === null
    ? []
    : [
        `       ${foreign.currency} ${s.number(foreign.amount)} TX DÓLAR R$ ${foreign.rate.toFixed(4).replace('.', ',')}`,
      ];
}
