import { PORTUGAL } from '../prints/places.ts';
import { column, formPrint } from './form.ts';

const NUMBER = '0003.12345678020';

/** A Portuguese account of a combined paper: two headings that say the same word, days without a year, the booked balance and another, free one behind the rows, the period year first. */
export const ptBankTwoEnds = formPrint({
  id: 'pt-bank-two-ends',
  kind: 'bank_statement',
  tags: ['twin-headings', 'no-year', 'two-closing-balances', 'currency-column', 'iso-period'],
  locales: PORTUGAL,
  dates: ['dd-MM', 'yyyy-MM-dd'],
  size: 8,
  leading: 10,
  gap: 4,
  top: 230,
  topAgain: 90,
  bottom: 760,
  head: (s) => [
    [40, 40, s.desk.bank, { size: 13, isBold: true }],
    [40, 70, 'EXTRATO Nº 84', { isBold: true }],
    [40, 84, `PERÍODO DE ${s.full(s.ledger.start)} A ${s.full(s.ledger.end)}`],
    ...column(340, 84, 11, ['JORDANA EXEMPLO', 'RUA DAS TÍLIAS 14', '1200-001 LISBOA']),
    [40, 140, 'Posição Global', { isBold: true }],
    [40, 152, 'Conta à Ordem'],
    [200, 152, NUMBER],
    [-550, 152, s.signed(s.ledger.closing)],
    [40, 163, 'Conta Rendimento e Poupança'],
    [200, 163, '0003.12345678021'],
    [-550, 163, '0,00'],
    [118, 205, 'Detalhe de Movimentos da Conta à Ordem', { isBold: true }],
  ],
  again: (s) => [[40, 40, s.desk.bank, { size: 13, isBold: true }]],
  columns: [
    ['Data\nMov', 40, (e, s) => s.day(e.date)],
    ['Data\nValor', 78, (e, s) => s.day(e.postDate)],
    ['Descritivo do Movimento', 118, (e) => e.lines],
    ['Moeda', 330, () => ''],
    ['Valor', -440, (e, s) => s.signed(e.amount)],
    ['Saldo', -550, (e, s) => s.signed(e.balance)],
  ],
  first: (s) => [
    [
      [118, 0, 'Saldo Inicial'],
      [330, 0, 'EUR'],
      [-550, 0, s.signed(s.ledger.opening)],
    ],
  ],
  last: (s) => [
    [
      [118, 0, 'Saldo Contabilístico Final'],
      [330, 0, 'EUR'],
      [-550, 0, s.signed(s.ledger.closing)],
    ],
    [
      [118, 0, 'Saldo Disponível Final'],
      [330, 0, 'EUR'],
      [-550, 0, s.signed(s.ledger.closing - 4000)],
    ],
    [
      [118, 1, 'Detalhes de Movimentos da Conta Rendimento e Poupança', { isBold: true }],
      [118, 2, 'Sem movimentos no período'],
    ],
  ],
  foot: (_, page, pages) => [[-550, 800, `Pág. ${page} de ${pages}`]],
  truth: () => ({ balances: 'every-row', number: NUMBER, printsPostDate: true }),
});
