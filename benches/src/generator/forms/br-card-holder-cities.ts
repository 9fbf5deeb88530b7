import type { Entry } from '@tieout/corpus';
import { BRAZIL } from '../prints/places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { column, formPrint } from './form.ts';

const SHOPS = {
  card: [['{m}'], ['MP *{m}'], ['{m} 02/06']],
  transferIn: [['DEB AUTOM DE FATURA EM C/ POUP']],
  refund: [['{m} CANCELAMENTO']],
  fee: [['ANUIDADE 03/12'], ['ENCARGOS ROTATIVO']],
};

/** A Brazilian cooperative's card: the old balance behind a dash, payments, then what each holder spent under name and number in brackets, and how the spending parts into kinds of shops. */
export const brCardHolderCities = formPrint({
  id: 'br-card-holder-cities',
  kind: 'credit_card_statement',
  tags: [
    'card',
    'holder-line',
    'section-totals',
    'no-year',
    'instalments',
    'spending-by-kind',
    'no-headings',
  ],
  locales: BRAZIL,
  dates: ['dd/MM', 'dd/MM/yyyy'],
  size: 8,
  leading: 10.5,
  gap: 1,
  top: 230,
  topAgain: 80,
  bottom: 750,
  order: { isCard: true, movements: SHOPS },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [300, 40, 'EXTRATO DE CARTÃO DE CRÉDITO', { isBold: true }],
    ...column(40, 70, 11, ['Cliente: JORDAN EXEMPLO', 'Conta Cartão: 7563012345678', 'Fatura de Setembro']),
    [330, 70, `Vencimento: ${s.full(s.ledger.end + 10)}`],
    [330, 81, `Fechamento: ${s.full(s.ledger.end)}`],
    [330, 92, 'Limite de crédito: 12.000,00'],
    [330, 103, `Pagamento mínimo: ${s.number(Math.round(s.ledger.closing * 0.15))}`],
    [40, 200, 'MOVIMENTOS DA CONTA', { isBold: true }],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 13, isBold: true }]],
  columns: [
    ['', 40, (e, s) => s.day(e.date)],
    ['', 80, (e) => e.lines.join(' ')],
    ['', 320, (e) => (e.kind === 'card' ? 'SAO PAULO' : '')],
    ['', -520, (e, s) => s.signed(-e.amount)],
  ],
  first: (s) => [
    [
      [80, 0, '- SALDO ANTERIOR'],
      [-520, 0, s.number(s.ledger.opening)],
    ],
  ],
  rows: (s, block) => {
    const [own, bought] = parts(s);
    return [
      ...own.map((e) => [block(e), e] as const),
      ...bought.map(
        (e, at) =>
          [
            at > 0
              ? block(e)
              : [
                  [80, 0, 'GASTOS DE JORDAN EXEMPLO', { isBold: true }] as const,
                  [80, 1, '(9284)'] as const,
                  ...block(e).map(([x, y, ...rest]) => [x, y + 2, ...rest] as const),
                ],
            e,
          ] as const,
      ),
    ];
  },
  last: (s) => [
    [
      [80, 0, 'TOTAL', { isBold: true }],
      [-520, 0, s.number(sum(parts(s)[1]))],
    ],
    [
      [80, 1, 'TOTAL DA FATURA', { isBold: true }],
      [-520, 1, s.signed(s.ledger.closing)],
    ],
    [
      [40, 1, 'PERFIL DE CONSUMO', { isBold: true }],
      [40, 2, 'TIPO ESTABELECIMENTO'],
      [-300, 2, '%'],
      [-400, 2, 'VALOR'],
      [40, 3, 'SUPERMERCADOS'],
      [-300, 3, '40,00'],
      [-400, 3, s.number(Math.round(sum(parts(s)[1]) * 0.4))],
      [40, 4, 'OUTROS'],
      [-300, 4, '60,00'],
      [-400, 4, s.number(sum(parts(s)[1]) - Math.round(sum(parts(s)[1]) * 0.4))],
    ],
  ],
  truth: (s) => ({
    balances: 'none',
    number: '7563012345678',
    entries: parts(s).flat(),
    alternatives: (e) => [`${e.lines.join(' ')} SAO PAULO`],
  }),
});

function parts(s: Sheet): readonly [readonly Entry[], readonly Entry[]] {
  const isBought = ({ kind }: Entry) => kind === 'card';
  return [s.ledger.entries.filter((e) => !isBought(e)), s.ledger.entries.filter(isBought)];
}

const sum = (of: readonly Entry[]) => of.reduce((all, { amount }) => all - amount, 0);
