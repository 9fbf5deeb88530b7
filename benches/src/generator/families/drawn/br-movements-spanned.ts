import { BRAZIL } from '../../prints/places.ts';
import { from, upTo } from '../../roll.ts';
import { cutAt, tableSheet } from './table-sheet.ts';

/** A Brazilian account: one wide heading over credits and debits, a minus behind debits, days once, the balance on some rows, "SALDO EM" as first and last rows. */
export const brMovementsSpanned = tableSheet({
  id: 'br-movements-spanned',
  kind: 'bank_statement',
  tags: [
    'debit-credit-columns',
    'trailing-minus',
    'spanning-heading',
    'date-once',
    'day-end-balance',
    'no-year',
  ],
  locales: BRAZIL,
  dates: ['dd/MM', 'dd/MM/yyyy'],
  count: [4, 55],
  order: {
    kinds: ['card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'cash', 'fee'],
    movements: {
      card: [['COMPRA CARTAO DEB MC {d} {m}'], ['COMPRA CARTAO DEB', '{m} {c}']],
      salary: [['LIQUIDO DE VENCIMENTO', '{e}']],
      transferIn: [['PIX RECEBIDO', '{p}']],
      transferOut: [['PIX ENVIADO', '{p}']],
      directDebit: [['DEBITO AUT. FAT. {m}']],
      cash: [['SAQUE DINHEIRO 24H {c}']],
      fee: [['MENSALIDADE DE SEGURO'], ['TARIFA MENSALIDADE PACOTE SERVICOS']],
    },
  },
  paper: { size: 8 },
  step: 11,
  head: ({ pen, ledger, full, desk }, isFirst) => {
    pen.left(40, 44, 'EXTRATO CONSOLIDADO INTELIGENTE', { size: 12, isBold: true });
    pen.right(556, 44, desk.written(ledger.end, 'MMMM/yyyy'));
    if (!isFirst) return 72;
    pen.left(40, 70, `Nome  JOAO EXEMPLO`);
    pen.left(40, 81, `Agência e Conta  4471 / ${ledger.number}`);
    pen.left(40, 92, `Período ${full(ledger.start)} a ${full(ledger.end)}`);
    return 112;
  },
  above: ({ roll, ledger, full, number, signed }) => {
    roll.row(from(40, 'Resumo - Conta Corrente', { isBold: true }));
    const fact = (label: string, value: string) => roll.row(from(40, label), upTo(330, value));
    fact(`Saldo de Conta Corrente em ${full(ledger.start - 1)}`, signed(ledger.opening));
    fact('(+) Total de Créditos', number(ledger.into.sum));
    fact('(-) Total de Débitos', `${number(ledger.out.sum)}-`);
    fact(`Saldo de Conta Corrente em ${full(ledger.end)}`, signed(ledger.closing));
    fact('Limite da Conta', '2.000,00');
    roll.skip(12);
    roll.row(from(40, 'Movimentação', { isBold: true }));
    roll.row(upTo(450, 'Movimentos (R$)', { isBold: true }));
  },
  columns: [
    ['Data', '40', (entry, { isFirstOfDay, day }) => (isFirstOfDay(entry) ? day(entry.date) : '')],
    ['Descrição', '76', cutAt(200)],
    ['Nº Documento', '>340', ({ reference }) => (Number(reference) % 2 === 0 ? '-' : reference.slice(0, 6))],
    ['Créditos', '>410', ({ amount }, { number }) => (amount > 0 ? number(amount) : '')],
    ['Débitos', '>484', ({ amount }, { number }) => (amount < 0 ? `${number(amount)}-` : '')],
    [
      'Saldo (R$)',
      '>556',
      (entry, { number, isLastOfDay }) =>
        isLastOfDay(entry) ? `${number(entry.balance)}${entry.balance < 0 ? '-' : ''}` : '',
    ],
  ],
  first: ({ ledger, day, number }) => [
    [
      '',
      `SALDO EM ${day(ledger.start - 1)}`,
      '',
      '',
      '',
      `${number(ledger.opening)}${ledger.opening < 0 ? '-' : ''}`,
    ],
  ],
  last: ({ ledger, day, number }) => [
    [
      day(ledger.end),
      `SALDO EM ${day(ledger.end)}`,
      '',
      '',
      '',
      `${number(ledger.closing)}${ledger.closing < 0 ? '-' : ''}`,
    ],
  ],
  below: ({ roll }) => {
    roll.skip(10);
    roll.row(from(40, 'Pacote de Serviços', { isBold: true }));
    roll.row(from(40, 'Tarifas pagas no mês'), upTo(330, '0,00'));
    roll.row(from(40, 'Tarifas pagas no ano'), upTo(330, '418,80'));
  },
  truth: {
    balances: 'last-of-day',
    alternatives: ({ lines, reference }) => [
      `${lines.join(' ')} ${reference.slice(0, 6)}`,
      `${lines.join(' ')} -`,
    ],
  },
});
