import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { readAccount, readStatement } from './read-drawn.ts';

const PERIOD = say('Statement period: 1 March 2025 to 31 March 2025');
const ROWS = '50 110 450> 540>';

describe('the number of an account', () => {
  test('is the one an overview lists it by, before one that stands next to it under its title', async () => {
    const accounts: readonly (readonly [string, string, string])[] = [
      ['Compte à vue', '9758/0681-4', 'LU56 2426 7502 0189 7994'],
      ['Compte commun', '0186/8375-6', 'LU35 0931 6930 9830 2333'],
    ];
    const reading = await readStatement([
      [
        say('Caisse Exemple, situation de vos comptes au 31.03.2025'),
        ...table('50 250 540>', [
          ['Compte', 'IBAN', 'Solde EUR'],
          ...accounts.map(([name, , iban]) => [name, iban, '460,00 +']),
        ]),
        ...accounts.flatMap(([name, number, iban]) => [
          ...table('50 200 300 400', [['EXTRAIT DE COMPTE N° 187', name, `N° ${number}`, iban]]),
          ...table(ROWS, [
            ['Date', 'Communication', 'Valeur', 'Montant EUR'],
            ['01.03.2025', 'ANCIEN SOLDE', '', '500,00 +'],
            ['14.03.2025', 'ACHAT PREMIER', '14.03.2025', '40,00 -'],
            ['31.03.2025', 'NOUVEAU SOLDE', '', '460,00 +'],
          ]),
        ]),
      ],
    ]);
    expect(reading.accounts.map(({ number }) => number)).toEqual(accounts.map(([, , iban]) => iban));
  });

  test('is the one an overview prints first, and not that of the branch they share', async () => {
    const accounts: readonly (readonly [string, string, string])[] = [
      ['CONTO CORRENTE IMPRESA', '1180/07633896', 'IT84 M836 4535 1849 2469 9804 426'],
      ['CONTO CARTE AZIENDALI', '1180/86808474', 'IT86 N800 4254 7376 3769 7403 636'],
    ];
    const reading = await readStatement([
      [
        say('Banca Esempio, estratto conto integrato al 31.03.2025'),
        ...table('50 200 300 540>', [
          ['Conto', 'Numero', 'IBAN', 'Saldo EUR'],
          ...accounts.map(([name, number, iban]) => [name, number, iban, '460,00']),
        ]),
        ...accounts.flatMap(([name, number, iban]) => [
          ...table('50 340', [[`${name} N. ${number}`, `IBAN ${iban}`]]),
          ...table(ROWS, [
            ['Data', 'Descrizione', 'Valuta', 'Importo'],
            ['01.03.2025', 'SALDO INIZIALE', '', '500,00'],
            ['14.03.2025', 'PRIMO ACQUISTO', '14.03.2025', '-40,00'],
            ['31.03.2025', 'SALDO FINALE', '', '460,00'],
          ]),
        ]),
      ],
    ]);
    expect(reading.accounts.map(({ number }) => number)).toEqual(accounts.map(([, number]) => number));
  });

  test('is no day of the balance that is printed under its name', async () => {
    const part = (name: string, iban: string) => [
      [],
      [],
      title(name),
      say(`IBAN ${iban}  BIC KASSBEB2`),
      ...table('50 300', [['Saldo op 11/11/2022: €460,00', 'Saldo bij aanvang: €500,00']]),
      ...table('50 110 450> 540>', [
        ['Datum', 'Mededeling', 'Bedrag', 'Saldo na'],
        ['11/11/22', 'Tweede winkel', '-€30,00', '€460,00'],
        ['08/11/22', 'Eerste winkel', '-€10,00', '€490,00'],
      ]),
    ];
    const reading = await readStatement([
      [
        say('Rekeningafschrift'),
        say('Periode: 12/10/2022 tot en met 11/11/2022'),
        ...part('Hoofdrekening', 'BE82 7779 1451 4977'),
        ...part('Btw-potje', 'BE66 5746 0374 9008'),
      ],
    ]);
    expect(reading.accounts.map(({ number }) => number)).toEqual([
      'BE82 7779 1451 4977',
      'BE66 5746 0374 9008',
    ]);
  });

  test('of a card is not the account its balance is taken from, though only that has a label', async () => {
    const account = await readAccount([
      say('Example credit card statement'),
      PERIOD,
      say('Credit limit 2,000.00'),
      say('4137 02XX XXXX 8313'),
      say('Direct debit from account DE** **** 4711'),
      say('Previous balance 100.00'),
      ...table('50 110 540>', [
        ['Date', 'Details', 'Amount'],
        ['14/03/2025', 'FIRST SHOP', '40.00'],
      ]),
      say('New balance 140.00'),
    ]);
    expect(account.number).toBe('4137 02XX XXXX 8313');
  });

  test('is that of no customer, where nothing moved', async () => {
    const account = await readAccount([
      say('Sparisjóður Dæmis, reikningsyfirlit'),
      ...table('50 300', [['Skipagata 14', 'kt. 450488-2219']]),
      ...table('50 300 370 480', [
        ['Anna Dæmisdóttir', 'Reikningur:', '0476-26-596768', 'Mynt: ISK'],
        ['Hlíðargata 12', 'Kennitala:', '828273-9663'],
        ['600 Akureyri', 'Tímabil:', '21.08.2025 - 20.09.2025'],
      ]),
      ...table('200 540>', [['Staða frá fyrra yfirliti', '203.506'], ['Engar færslur á tímabilinu']]),
    ]);
    expect(account).toMatchObject({ number: '0476-26-596768', opening: '203506' });
  });
});
