import type { Entry } from '@tieout/corpus';
import { BRAZIL } from '../prints/places.ts';
import type { Sheet } from '../prints/table-print.ts';
import { type Block, column, formPrint } from './form.ts';

const SHOPS = {
  card: [['{m}'], ['MP*{m}']],
  transferIn: [['OBRIGADO PELO PAGAMENTO']],
  refund: [['ESTORNO {m}']],
  fee: [['ANUIDADE DIFERENCIADA TIT 04/12'], ['ENCARGOS DE ATRASO']],
};

/** A Brazilian card: a D or C clings to every sum, last bill and payments in a part of their own, then purchases and purchases in parts by card, each with its total. */
export const brCardLettersTotals = formPrint({
  id: 'br-card-letters-totals',
  kind: 'credit_card_statement',
  tags: ['card', 'side-letter-suffix', 'sections', 'section-totals', 'instalments', 'no-year'],
  locales: BRAZIL,
  dates: ['dd/MM', 'dd/MM/yyyy'],
  size: 8,
  leading: 10.5,
  gap: 1,
  top: 270,
  topAgain: 80,
  bottom: 750,
  order: { isCard: true, movements: SHOPS },
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [400, 40, '4219.XXXX.XXXX.9284'],
    ...column(40, 80, 11, ['JORDAN EXEMPLO', 'RUA DO AMIEIRO 14', '04000-000 SAO PAULO SP']),
    [330, 80, 'VENCIMENTO', { isBold: true }],
    [330, 92, s.full(s.ledger.end + 7)],
    [440, 80, 'VALOR TOTAL DESTA FATURA', { isBold: true }],
    [440, 92, `R$ ${s.number(s.ledger.closing)}`],
    [330, 112, 'PAGAMENTO MÍNIMO', { isBold: true }],
    [330, 124, `R$ ${s.number(Math.round(s.ledger.closing * 0.15))}`],
    [440, 112, 'MELHOR DATA DE COMPRA', { isBold: true }],
    [440, 124, s.full(s.ledger.end)],
    [330, 144, 'LIMITE TOTAL', { isBold: true }],
    [330, 156, 'R$ 25.000,00'],
    [40, 230, 'Demonstrativo', { isBold: true, size: 11 }],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 13, isBold: true }]],
  columns: [
    ['Data', 40, (e, s) => s.day(e.date)],
    ['Descrição', 85, (e) => e.lines.join(' ')],
    ['Cidade/País', 300, (e) => (e.kind === 'card' ? 'SAO PAULO' : '')],
    ['Valor U$$', -450, () => ''],
    ['Crédito/Débito', -545, (e, s) => letter(e.amount, s)],
  ],
  first: (s) => [
    [
      [40, 0, s.day(s.ledger.start)],
      [85, 0, 'TOTAL DA FATURA ANTERIOR'],
      [-545, 0, letter(-s.ledger.opening, s)],
    ],
  ],
  rows: (s, block) => {
    const paid = s.ledger.entries.filter(({ amount }) => amount > 0);
    const fees = s.ledger.entries.filter(({ kind }) => kind === 'fee');
    const once = s.ledger.entries.filter((e) => e.kind === 'card' && !inParts(e));
    const parts = s.ledger.entries.filter((e) => e.kind === 'card' && inParts(e));
    const total = (label: string, of: readonly Entry[]): Block =>
      of.length === 0
        ? []
        : [
            [85, 0, `Total ${label}`.trimEnd(), { isBold: true }],
            [-545, 0, letter(sum(of), s), { isBold: true }],
          ];
    const part = (title: Block, of: readonly Entry[], end: Block) =>
      of.map((e, at): readonly [Block, Entry] => {
        const before = at === 0 ? (title.length === 0 ? 0 : 2) : 0;
        const texts = (at === 0 ? title : []).concat(
          block(e).map(([x, y, ...rest]) => [x, y + before, ...rest]),
        );
        return [
          at === of.length - 1
            ? texts.concat(end.map(([x, y, ...rest]) => [x, y + before + 1, ...rest]))
            : texts,
          e,
        ];
      });
    const headed = (title: string): Block => [
      [40, 0, title, { isBold: true }],
      [40, 1, 'Data', { isBold: true }],
      [85, 1, 'Descrição', { isBold: true }],
      [300, 1, 'Cidade/País', { isBold: true }],
      [-450, 1, 'Valor U$$', { isBold: true }],
      [-545, 1, 'Crédito/Débito', { isBold: true }],
    ];
    return [
      ...part([], paid, total('', paid)),
      ...part(headed('ANUIDADE E ENCARGOS'), fees, total('ENCARGOS', fees)),
      ...part(headed('COMPRAS (Cartão 9284)'), once, total('COMPRAS', once)),
      ...part(headed('COMPRAS PARCELADAS (Cartão 9284)'), parts, total('COMPRAS PARCELADAS', parts)),
    ];
  },
  last: (s) => [
    [
      [85, 0, 'Total final (cartão 9284)', { isBold: true }],
      [-545, 0, letter(sum(s.ledger.entries.filter(({ amount }) => amount < 0)), s)],
    ],
    [
      [85, 0, 'Valor total desta fatura', { isBold: true }],
      [-545, 0, `R$ ${s.number(s.ledger.closing)} D`],
    ],
  ],
  truth: (s) => ({
    balances: 'none',
    number: '4219.XXXX.XXXX.9284',
    entries: [
      ...s.ledger.entries.filter(({ amount }) => amount > 0),
      ...s.ledger.entries.filter(({ kind }) => kind === 'fee'),
      ...s.ledger.entries.filter((e) => e.kind === 'card' && !inParts(e)),
      ...s.ledger.entries.filter((e) => e.kind === 'card' && inParts(e)),
    ],
    alternatives: (e) => [`${e.lines.join(' ')} SAO PAULO`],
  }),
});

const sum = (of: readonly Entry[]) => of.reduce((all, { amount }) => all + amount, 0);
const letter = (minor: number, s: Sheet) => `${s.number(minor)}${minor < 0 ? 'D' : 'C'}`;
const inParts = ({ reference }: Entry) => Number(reference) % 4 === 0;
