import { BRAZIL } from './places.ts';
import { stacked, tablePrint } from './table-print.ts';

/** A Brazilian account: batch and document numbers, "C" or "D" a space behind each sum and each balance. */
export const brBankLetters = tablePrint({
  id: 'br-bank-letters',
  kind: 'bank_statement',
  tags: [
    'dr-cr-suffix',
    'two-dates',
    'reference-column',
    'balance-some-rows',
    'opening-in-table',
    'code-columns',
  ],
  locales: BRAZIL,
  dates: ['dd/MM/yyyy', 'dd/MM/yyyy'],
  order: {
    movements: {
      card: [['Compra com Cartão', '{d} 14:22 {m}']],
      transferIn: [['Pix - Recebido', '{d} 10:11 {p}']],
      transferOut: [
        ['Pix - Enviado', '{d} 09:02 {p}'],
        ['Pagamento de Boleto', '{m}'],
      ],
      salary: [['Proventos', '{e}']],
      cash: [['Saque em Terminal', '{c}']],
      fee: [['Tarifa Pacote de Serviços', 'Cobrança referente {d}']],
      interest: [['BB Rende Fácil', 'Rende Facil']],
    },
  },
  css: 'th { background: #fff4b0 }',
  above: (s) =>
    `<b>Extrato de Conta Corrente</b><p>Cliente JORDAN EXEMPLO<br>Agência: 1422-1 Conta: ${s.ledger.number.replace(/\D/g, '').slice(-6)}-X<br>Período do extrato ${s.full(s.ledger.start)} a ${s.full(s.ledger.end)}</p><b>Lançamentos</b>`,
  columns: [
    ['Dia', (e, s) => s.day(e.date)],
    ['Lote', () => '99015'],
    ['Documento', (e) => `870.000.${e.reference.slice(0, 3)}.${e.reference.slice(3, 6)}`],
    ['Histórico', stacked],
    ['>Valor', (e, s) => `${s.number(e.amount)} ${e.amount < 0 ? 'D' : 'C'}`],
    [
      '>Saldo',
      (e, s) =>
        s.entries[s.entries.indexOf(e) + 1]?.date === e.date
          ? ''
          : `${s.number(e.balance)} ${e.balance < 0 ? 'D' : 'C'}`,
    ],
  ],
  first: (s) => [
    [s.day(s.ledger.start - 1), '', '', 'Saldo Anterior', '', `>${s.number(s.ledger.opening)} C`],
  ],
  last: (s) => [
    [
      s.day(s.ledger.end),
      '',
      '',
      'S A L D O',
      `>${s.number(s.ledger.closing)} ${s.ledger.closing < 0 ? 'D' : 'C'}`,
      '',
    ],
  ],
  below: () =>
    '<p class="small">Taxas do Cheque Ouro: 8,00 % a.m. Limite de crédito 2.500,00. Ouvidoria 0800 555 0178. Transação efetuada com sucesso.</p>',
  truth: () => ({
    balances: 'last-of-day',
    alternatives: (e) => {
      const number = `870.000.${e.reference.slice(0, 3)}.${e.reference.slice(3, 6)}`;
      return [
        `99015 ${number} ${e.lines.join(' ')}`,
        `${number} ${e.lines.join(' ')}`,
        `99015 ${e.lines.join(' ')}`,
      ];
    },
  }),
});
