import { expect, test } from 'vitest';
import { namesLimit } from '../src/vocabulary/label.ts';
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

test('the totals of two columns do not keep an unknown one from being the other side', async () => {
  const account = await readAccount([
    say('Example Bank account statement'),
    ...table('50 120 350> 440> 540>', [
      ['Date', 'Details', 'Withdrawals', 'Topped up', 'Balance'],
      ['', 'Opening balance', '', '', '100.00'],
      ['2025-03-04', 'FIRST SHOP', '10.00', '', '90.00'],
      ['2025-03-05', 'A FRIEND', '', '50.00', '140.00'],
      ['2025-03-06', 'SECOND SHOP', '20.00', '', '120.00'],
      ['', 'Total', '30.00', '50.00', ''],
      ['', 'Closing balance', '', '', '120.00'],
    ]),
  ]);
  expect(readingOf(account)).toEqual(['proven', '100.00', '120.00', '-10.00', '50.00', '-20.00']);
});

test('few payments in the last column of a card are no bar next to its rows', async () => {
  const spent = Array.from({ length: 16 }, (_, index) => [
    `${String(index + 1).padStart(2, '0')}/03/25`,
    'ACHAT MAGASIN',
    '10,00 €',
    '',
  ]);
  const account = await readAccount([
    say('Banque Exemple Relevé de carte de crédit'),
    say('Ancien solde 100,00 €'),
    say('Nouveau solde 180,00 €'),
    [],
    ...table('50 120 400> 540>', [
      ['Date', 'Opérations', 'Utilisations', 'Règlements'],
      ...spent.slice(0, 4),
      ['04/03/25', 'VOTRE REGLEMENT', '', '- 50,00 €'],
      ...spent.slice(4, 10),
      ['10/03/25', 'AVOIR MAGASIN', '', '- 20,00 €'],
      ...spent.slice(10),
      ['16/03/25', 'AVOIR MAGASIN', '', '- 10,00 €'],
    ]),
  ]);
  expect(account.verdict).toBe('proven');
  expect(account.transactions.filter(({ amount }) => !amount.startsWith('-'))).toHaveLength(3);
});

test('what was pending before and is pending now are the balances of a card', async () => {
  const account = await readAccount([
    say('Banco Ejemplo Extracto de tarjeta de crédito'),
    ...table('50 180 320 450', [
      ['Pendiente anterior', 'Pagos y abonos', 'Compras y comisiones', 'Pendiente actual'],
      ['100,00 EUR', '0,00 EUR', '0,00 EUR', '100,00 EUR'],
    ]),
    [],
    say('Sin operaciones en este periodo.'),
  ]);
  expect(readingOf(account)).toEqual(['proven', '100.00', '100.00']);
});

test('limits below the date of a card without transactions are no rows left over', async () => {
  const account = await readAccount([
    say('Banco Exemplo Extrato do cartão de crédito'),
    say('Saldo do extrato anterior 150,00'),
    say('Pagamentos e créditos 0,00'),
    say('Compras 0,00'),
    say('Saldo em dívida em 06.03.2025 150,00'),
    say('Este mês não tem movimentos.'),
    say('06.03.2025'),
    say('Mínimo 15,00'),
    say('Limite 1.000,00'),
    say('Disponível 850,00'),
  ]);
  expect(readingOf(account)).toEqual(['proven', '150.00', '150.00']);
});

test('the summary of an account at the top of the next page is no statement of its own', async () => {
  const part = (name: string, iban: string, ...rows: readonly (readonly string[])[]) => [
    title(name),
    say(`IBAN: ${iban}`),
    [],
    ...table('50 380 540>', [['Description', 'Date de réservation', 'Montant'], ...rows]),
    [],
  ];
  const summary = (name: string, opening: string, out: string, into: string, closing: string) => [
    title(`Résumé - ${name}`),
    ...table('50 540>', [
      ['Votre ancien solde', opening],
      ['Transactions sortantes', out],
      ['Transactions entrantes', into],
      ['Votre nouveau solde', closing],
    ]),
    [],
    [],
  ];
  const { accounts } = await readStatement([
    [
      say('Banque Exemple Relevé de compte'),
      say('Émis le 31.03.2025'),
      ...part('Compte principal', 'FR76 3000 6000 0112 3456 7890 189', [
        'PREMIER MAGASIN',
        '14.03.2025',
        '-20,00€',
      ]),
      ...summary('Compte principal', '100,00€', '-20,00€', '+0,00€', '80,00€'),
      ...part(
        'Espace Vacances',
        'FR14 2004 1010 0505 0001 3M02 606',
        ['SECOND MAGASIN', '15.03.2025', '-50,00€'],
        ['REMBOURSEMENT', '16.03.2025', '+10,00€'],
      ),
    ],
    [
      say('Banque Exemple Relevé de compte'),
      say('Émis le 31.03.2025'),
      ...summary('Espace Vacances', '300,00€', '-50,00€', '+10,00€', '260,00€'),
    ],
  ]);
  expect(accounts.map(readingOf)).toEqual([
    ['proven', '100.00', '80.00', '-20.00'],
    ['proven', '300.00', '260.00', '-50.00', '10.00'],
  ]);
});

test('the total of an example in a sentence is no balance of a card', async () => {
  const account = await readAccount([
    say('Banca di Esempio Estratto conto della carta di credito'),
    say('Saldo estratto conto precedente 100,00'),
    say('Debito residuo al 31/03/2025 100,00'),
    say('Nel mese non sono stati registrati movimenti.'),
    say(
      'minima è di 25,00 euro. Esempio: utilizzo di 1.500,00 euro in 12 rate da 139,46 euro, totale dovuto 1.673,52 euro.',
    ),
  ]);
  expect(readingOf(account)).toEqual(['proven', '100.00', '100.00']);
});

test('a house and a postal code are no account number', async () => {
  const account = await readAccount([
    say('Banca di Esempio Estratto conto'),
    say('Stefano Modelli - Corso Esempio 101 - 10128 Torino'),
    say('Saldo iniziale 100,00'),
    say('Saldo finale 80,00'),
    ...table('50 120 540>', [
      ['Data', 'Descrizione', 'Importo'],
      ['14/03/2025', 'PRIMO NEGOZIO', '-20,00'],
    ]),
  ]);
  expect(account.number).toBeNull();
});

test.each([
  ['Banco Ejemplo Extracto de cuenta', 'Saldo inicial', 'Saldo', 'No se han registrado movimientos.'],
  ['Banco Exemplo Extrato de conta', 'Saldo inicial', 'Saldo', 'Este mês não tens movimentos.'],
  ['Banque Exemple Relevé de compte', 'Solde initial', 'Solde', 'Aucun achat sur la période.'],
])(
  'a balance printed again closes a statement that says nothing moved: %s',
  async (name, opening, balance, none) => {
    const account = await readAccount([
      say(name),
      say(`${opening} 100,00`),
      say(none),
      say(`${balance} 100,00`),
    ]);
    expect(readingOf(account)).toEqual(['proven', '100.00', '100.00']);
  },
);

test('cash at the start and the end of a period is what a broker holds', async () => {
  const account = await readAccount([
    say('Valores Ejemplo Extracto de cuenta'),
    say('Efectivo inicial 100,00'),
    say('Efectivo final 100,00'),
    say('Sin movimientos en el periodo.'),
  ]);
  expect(readingOf(account)).toEqual(['proven', '100.00', '100.00']);
});

test.each(['Fido accordato', 'Limites em R$'])('what a bank lends at most is a limit: %s', (label) => {
  expect(namesLimit(label)).toBe(true);
});

test('titles between the rows of a card are no text of theirs', async () => {
  const account = await readAccount([
    say('Banco Ejemplo Extracto de tarjeta de crédito'),
    say('Saldo anterior 100,00'),
    say('Saldo actual 120,00'),
    [],
    ...table('50 120 540>', [
      ['Fecha', 'Concepto', 'Importe (EUR)'],
      ['', 'Compras en comercios', ''],
      ['04/03/2025', 'TIENDA PRIMERA', '50,00'],
      ['', 'Abonos y devoluciones', ''],
      ['06/03/2025', 'DEVOLUCION TIENDA', '-30,00'],
    ]),
  ]);
  expect([account.verdict, ...rowsOf(account)]).toEqual([
    'proven',
    '2025-03-04 -50.00 TIENDA PRIMERA',
    '2025-03-06 30.00 DEVOLUCION TIENDA',
  ]);
});

test('that a table continues on the next page is no text of its last row', async () => {
  const account = await readAccount(
    [
      say('Banque Exemple Relevé de compte'),
      say('Ancien solde 100,00'),
      ...table('50 120 540>', [
        ['Date', 'Opération', 'Montant'],
        ['04/03/2025', 'PREMIER MAGASIN', '-20,00'],
        ['05/03/2025', 'SECOND MAGASIN', '-10,00'],
        ['', 'suite >>>', ''],
      ]),
    ],
    [
      ...table('50 120 540>', [
        ['Date', 'Opération', 'Montant'],
        ['06/03/2025', 'TROISIEME MAGASIN', '-30,00'],
      ]),
      say('Nouveau solde 40,00'),
    ],
  );
  expect(rowsOf(account)).toEqual([
    '2025-03-04 -20.00 PREMIER MAGASIN',
    '2025-03-05 -10.00 SECOND MAGASIN',
    '2025-03-06 -30.00 TROISIEME MAGASIN',
  ]);
});
