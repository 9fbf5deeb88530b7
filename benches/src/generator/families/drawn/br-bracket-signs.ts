import { BRAZIL } from '../../prints/places.ts';
import { from } from '../../roll.ts';
import { cutAt, tableSheet } from './table-sheet.ts';

/** A Brazilian account: "(+)" and "(-)" behind each sum, batches and documents before the text, the balance of the day as a row of its own with the same marks. */
export const brBracketSigns = tableSheet({
  id: 'br-bracket-signs',
  kind: 'bank_statement',
  tags: ['bracket-signs', 'reference-column', 'balance-rows'],
  locales: BRAZIL,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  count: [5, 45],
  order: {
    kinds: ['card', 'salary', 'transferIn', 'transferOut', 'directDebit', 'fee'],
    movements: {
      card: [['Compra com Cartão', '{d} 10:22 {m}']],
      salary: [['Recebimento de Proventos', '{e}']],
      transferIn: [['Pix - Recebido', '{d} 08:14 {p}']],
      transferOut: [['Pix - Enviado', '{d} 17:40 {p}']],
      directDebit: [['Pagamento de Boleto', '{m}']],
      fee: [['Tarifa Pacote de Serviços', 'Cobrança referente {d}']],
    },
  },
  paper: { size: 8 },
  step: 11,
  head: ({ pen, ledger, full, desk }) => {
    pen.left(40, 44, 'Extrato de Conta Corrente', { size: 13, isBold: true });
    pen.right(556, 44, desk.bank);
    pen.left(40, 66, 'Cliente  JOAO EXEMPLO');
    pen.left(
      40,
      77,
      `Agência: 4471-8    Conta: ${ledger.number}    Período: ${full(ledger.start)} a ${full(ledger.end)}`,
    );
    return 96;
  },
  above: ({ roll }) => roll.row(from(40, 'Lançamentos', { isBold: true })),
  columns: [
    ['Dia', '40', (entry, { day }) => day(entry.date)],
    ['Lote', '106', ({ reference }) => reference.slice(0, 5)],
    ['Documento', '150', ({ reference }) => reference],
    ['Histórico', '220', cutAt(210)],
    ['Valor', '>556', ({ amount }, { number }) => `${number(amount)} ${amount < 0 ? '(-)' : '(+)'}`],
  ],
  first: ({ ledger, full, number }) => [
    [
      full(ledger.start - 1),
      '',
      '',
      'Saldo Anterior',
      `${number(ledger.opening)} ${ledger.opening < 0 ? '(-)' : '(+)'}`,
    ],
  ],
  last: ({ ledger, full, number }) => [
    [
      full(ledger.end),
      '',
      '',
      'S A L D O',
      `${number(ledger.closing)} ${ledger.closing < 0 ? '(-)' : '(+)'}`,
    ],
  ],
  below: ({ roll }) => {
    roll.skip(10);
    roll.prose(
      40,
      500,
      'Informações Adicionais. Juros de cheque especial 8,00% ao mês. Limite da conta R$ 1.000,00. Data de vencimento do limite 20/12/2026.',
      { size: 7 },
    );
  },
  truth: {
    balances: 'none',
    alternatives: ({ lines, reference }) => [
      `${reference.slice(0, 5)} ${reference} ${lines.join(' ')}`,
      `${reference.slice(0, 5)} ${lines.join(' ')}`,
    ],
  },
});
