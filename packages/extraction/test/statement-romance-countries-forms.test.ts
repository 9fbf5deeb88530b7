import { expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readAccount, readStatement, rowsOf } from './read-drawn.ts';

/** The verdict, balances and amounts of an account. */
const readingOf = ({ verdict, opening, closing, transactions }: Awaited<ReturnType<typeof readAccount>>) => [
  verdict,
  opening,
  closing,
  ...transactions.map(({ amount }) => amount),
];

test.each([
  ['100,00', '150,00', '130,00', '-100.00', '-130.00'],
  ['-60,00', '-10,00', '-30,00', '60.00', '30.00'],
])(
  'a balance "a Vs. debito" is owed to the bank, and overpaid with a minus: %s',
  async (opening, first, second, ...expected) => {
    const { kind, accounts } = await readStatement([
      [
        say('Banca di Esempio'),
        say('Conto anticipi fatture'),
        say('Estratto conto dal 01/03/2025 al 31/03/2025'),
        ...table('50 120 380> 450> 540>', [
          ['Data', 'Descrizione', 'Dare', 'Avere', 'Saldo a Vs. debito'],
          ['', 'Saldo iniziale a Vs. debito', '', '', opening],
          ['04/03/2025', 'ANTICIPO FATT. 1', '50,00', '', first],
          ['05/03/2025', 'ESTINZIONE FATT. 2', '', '20,00', second],
          ['', 'Totali', '50,00', '20,00', ''],
          ['', 'Saldo finale a Vs. debito', '', '', second],
        ]),
      ],
    ]);
    expect(kind).toBe('bank_statement');
    expect(accounts.map(readingOf)).toEqual([['proven', ...expected, '-50.00', '20.00']]);
  },
);

test('purchases in a box of limits are what may be spent, not what was spent', async () => {
  const account = await readAccount([
    say('Banco Exemplo Cartão de crédito'),
    say('Fatura Mensal'),
    say('Saldo anterior 100,00'),
    say('Total da fatura 130,00'),
    [],
    say('Limites em R$'),
    ...table('50 300>', [
      ['Compras', '5.000,00'],
      ['Disponível', '4.870,00'],
    ]),
    [],
    ...table('50 120 540>', [
      ['Data', 'Descrição', 'Valor'],
      ['04/03/2025', 'LOJA PRIMEIRA', '50,00'],
      ['05/03/2025', 'ESTORNO LOJA', '20,00-'],
    ]),
  ]);
  expect(readingOf(account)).toEqual(['proven', '100.00', '130.00', '-50.00', '20.00']);
});

test('the sum of all rows next to the last balance is no row left over', async () => {
  const account = await readAccount([
    say('Banco Exemplo'),
    say('Período 01/03/2025 a 31/03/2025'),
    ...table('50 120 440> 540>', [
      ['Data', 'Histórico', 'Valor (R$)', 'Saldo (R$)'],
      ['01/03/2025', 'SALDO ANTERIOR', '', '100,00 C'],
      ['04/03/2025', 'PIX RECEBIDO', '50,00 C', '150,00 C'],
      ['05/03/2025', 'COMPRA DEBITO', '20,00 D', '130,00 C'],
      ['31/03/2025', 'SALDO DO PERÍODO', '30,00 C', '130,00 C'],
    ]),
  ]);
  expect(readingOf(account)).toEqual(['proven', '100.00', '130.00', '50.00', '-20.00']);
});

test('one label opens and closes by its dates, whatever a box above repeats without one', async () => {
  const account = await readAccount([
    say('Crédit Exemple'),
    say('Relevé de votre compte de prêt'),
    say('Relevé du 01/03/2025 au 31/03/2025'),
    say('Capital restant dû 130,00'),
    [],
    ...table('50 120 380> 450> 540>', [
      ['Date', 'Opération', 'Déblocages', 'Règlements', 'Capital restant dû'],
      ['', 'Capital restant dû au 01/03/2025', '', '', '100,00'],
      ['04/03/2025', 'APPEL DE FONDS', '50,00', '', '150,00'],
      ['05/03/2025', 'REMBOURSEMENT', '', '20,00', '130,00'],
      ['', 'Capital restant dû au 31/03/2025', '', '', '130,00'],
    ]),
  ]);
  expect(readingOf(account)).toEqual(['proven', '-100.00', '-130.00', '-50.00', '20.00']);
});

test('a list of accounts names each by what its title says before a comma', async () => {
  const rows = (day: string, amount: string, balance: string) =>
    table('50 120 350> 440> 540>', [
      ['Date', 'Description', 'Argent sortant', 'Argent entrant', 'Solde'],
      [day, 'PREMIER MAGASIN', amount, '', balance],
    ]);
  const { accounts } = await readStatement([
    [
      say('Banque Exemple Relevé en EUR'),
      ...table('50 280> 360> 440> 540>', [
        ['Produit', "Solde d'ouverture", 'Argent sortant', 'Argent entrant', 'Solde de clôture'],
        ['Compte courant (EUR)', '100,00 €', '20,00 €', '0,00 €', '80,00 €'],
        ['Compte joint (EUR)', '300,00 €', '50,00 €', '0,00 €', '250,00 €'],
      ]),
      [],
      title('Compte courant (EUR), transactions du 1 mars 2025 au 31 mars 2025'),
      say('IBAN FR76 3000 6000 0112 3456 7890 189'),
      ...rows('4 mars 2025', '20,00 €', '80,00 €'),
      [],
      [],
      title('Compte joint (EUR), transactions du 1 mars 2025 au 31 mars 2025'),
      say('IBAN FR14 2004 1010 0505 0001 3M02 606'),
      ...rows('5 mars 2025', '50,00 €', '250,00 €'),
    ],
  ]);
  expect(accounts.map(readingOf)).toEqual([
    ['proven', '100.00', '80.00', '-20.00'],
    ['proven', '300.00', '250.00', '-50.00'],
  ]);
});

test.each([
  ['Estratto conto', 'Saldo iniziale', 'Saldo finale', 'Data', 'Descrizione', 'Lordo', 'Tariffa', 'Netto'],
  ['Relevé de compte', 'Solde initial', 'Solde final', 'Date', 'Description', 'Brut', 'Frais', 'Net'],
  ['Extrato de conta', 'Saldo inicial', 'Saldo final', 'Data', 'Descrição', 'Bruto', 'Tarifa', 'Líquido'],
])(
  'the net amount of a payment moves the balance, not its gross amount or fee: %s',
  async (name, opening, closing, ...headings) => {
    const account = await readAccount([
      say(name),
      say(`${opening} 100,00`),
      say(`${closing} 137,00`),
      [],
      ...table('50 120 380> 450> 540>', [
        headings,
        ['14/03/2025', 'FIRST CUSTOMER', '50,00', '-3,00', '47,00'],
        ['15/03/2025', 'SECOND SHOP', '-10,00', '0,00', '-10,00'],
      ]),
    ]);
    expect([account.verdict, ...rowsOf(account)]).toEqual([
      'proven',
      '2025-03-14 47.00 FIRST CUSTOMER',
      '2025-03-15 -10.00 SECOND SHOP',
    ]);
  },
);
