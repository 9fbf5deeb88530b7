import { describe, expect, it, test } from 'vitest';
import { linesOfWords } from '../src/lines/line.ts';
import type { Word } from '../src/read/page.ts';
import { tokensOf } from '../src/tables/token.ts';
import { balanceLabel } from '../src/vocabulary/label.ts';
import { say, table, title } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

describe('a balance that is still owed', () => {
  it('closes the account, and opens it where it is that of the statement before', () => {
    for (const label of ['Saldo pendiente', 'Openstaand saldo', 'Offener Saldo', 'Total outstanding balance'])
      expect(balanceLabel(label), label).toBe('closing');
    for (const label of [
      'Saldo pendiente del extracto anterior',
      'Openstaand saldo vorig afschrift',
      'Offener Saldo der letzten Rechnung',
      'Previous outstanding balance',
      'Solde dû du relevé précédent',
    ])
      expect(balanceLabel(label), label).toBe('opening');
    expect(balanceLabel('Saldo pendiente de compras aplazadas')).toBeNull();
    expect(balanceLabel('Saldo adeudado inicio período anterior')).toBeNull();
  });

  it('is read from the summary of a card', async () => {
    const account = await readAccount([
      title('Extracto de tu tarjeta'),
      say('N.º de contrato 4154 5411 0357 4573'),
      title('Resumen de tu cuenta'),
      ...table('50 260> 320 540>', [
        ['Saldo pendiente del extracto anterior', '300,00 €', 'Límite de crédito', '4.000,00'],
        ['Saldo pendiente', '270,00 €', 'Crédito disponible', '3.730,00'],
      ]),
      ...table('50 130 220 500>', [
        ['Fecha operac.', 'Fecha registro', 'Concepto', 'Importe (€)'],
        ['11/12/2023', '12/12/2023', 'MUEBLES TIFON', '45,00'],
        ['14/12/2023', '14/12/2023', 'PAGO RECIBO', '-100,00'],
        ['20/12/2023', '21/12/2023', 'ZAPATOS DUENDE', '25,00'],
      ]),
    ]);
    expect(account).toMatchObject({ opening: '300.00', closing: '270.00', verdict: 'proven' });
  });
});

test('The balance of the last invoice opens a card, and that of the last day of a month opens nothing', async () => {
  const account = await readAccount([
    title('Kreditkarte Rechnung'),
    say('Kartenkonto 5412 3434 4197 4471'),
    ...table('50 120 500>', [
      ['Datum', 'Beschreibung', 'Betrag EUR'],
      ['07.12.2023', 'Saldo der letzten Rechnung', '300,00'],
      ['12.12.2023', 'ALPENBAHN TICKET', '45,00'],
      ['17.12.2023', 'IHRE ZAHLUNG', '-100,00'],
      ['', 'Gesamtsaldo per 06.01.2024', '245,00'],
    ]),
  ]);
  expect(rowsOf(account)).toHaveLength(2);
  expect(account).toMatchObject({ opening: '300.00', closing: '245.00', verdict: 'proven' });
  expect(balanceLabel('Saldo am letzten Tag des Monats')).toBe('closing');
  expect(balanceLabel('Solde au dernier jour du mois')).toBe('closing');
});

describe('a balance at the end of a day', () => {
  it('closes no account', () => {
    for (const label of [
      'SOLDE FIN DE JOURNEE',
      'Saldo am Ende des Tages',
      'Saldo a fine giornata',
      'Closing balance of the day',
    ])
      expect(balanceLabel(label), label).toBe('carried');
  });

  it('is no row, and has its side in front', async () => {
    const account = await readAccount([
      title('RELEVE DE COMPTE COURANT'),
      say('COMPTE : 87610.60203858827   DU 01.05.23 AU 31.05.23'),
      ...table('50 110 380> 540>', [
        ['DATE', 'LIBELLE', 'DEBIT', 'CREDIT'],
        ['', 'ANCIEN SOLDE AU 01.05.23', '', 'DB 200,00'],
        ['03.05.23', 'CHEQUE N 26054180', '50,00', ''],
        ['', '- - - -  SOLDE FIN DE JOURNEE', '', 'DB 250,00'],
        ['09.05.23', 'VIRT RECU SCI DU TERRIL', '', '400,00'],
        ['', '- - - -  SOLDE FIN DE JOURNEE', '', 'CR 150,00'],
        ['', 'NOUVEAU SOLDE AU 31.05.23', '', 'CR 150,00'],
      ]),
    ]);
    expect(rowsOf(account)).toHaveLength(2);
    expect(account).toMatchObject({ opening: '-200.00', closing: '150.00', verdict: 'proven' });
  });
});

test('A side may be one letter of typewriter print away from its amount', () => {
  const place = { top: 0, bottom: 8, fontSize: 8, isBold: false, confidence: 1 };
  const words: Word[] = [
    { ...place, text: 'CR', left: 100, right: 110 },
    { ...place, text: '232,24', left: 115, right: 145 },
  ];
  const tokens = linesOfWords(1, words).flatMap((line) => tokensOf(line, { decimalMark: ',', decimals: 2 }));
  expect(tokens).toMatchObject([{ kind: 'amount', amount: { minor: 23224, mark: 'in' } }]);
});

test('Days behind their labels next to a statement without transactions are no rows', async () => {
  const account = await readAccount([
    title('Kreditkarte Rechnung'),
    ...table('50 350 480', [
      ['', 'Rechnungsdatum', '07.01.2024'],
      ['Herr Gregor Tannhof', 'Kartenkonto', '5412 3434 4197 4471'],
      ['Schillerstraße 54', 'Kreditlimit', '8.000,00'],
      ['88212 Ravensburg', 'Verfügbares Limit', '7.574,45'],
      ['', 'Abrechnungszeitraum', '07.12.2023'],
      ['', 'bis', '06.01.2024'],
    ]),
    ...table('50 220 360', [
      ['Neuer Saldo EUR', 'Mindestbetrag EUR', 'Zahlbar bis'],
      ['425,55', '21,28', '28.01.2024'],
    ]),
    ...table('100 540>', [
      ['Saldo der letzten Rechnung', '425,55'],
      ['In diesem Zeitraum gab es keine Transaktionen.', ''],
      ['Gesamtsaldo per 06.01.2024', '425,55'],
    ]),
  ]);
  expect(account).toMatchObject({ opening: '425.55', closing: '425.55', verdict: 'proven' });
});

test('A line below the rows that counts them is no text of the last one', async () => {
  const pages = (count: string) => [
    title('EXTRAIT DE COMPTE'),
    say('IBAN BE97 7153 2379 7582   du 01-04-2025 au 30-04-2025'),
    ...table('50 400>', [
      ['Ancien solde', '100,00'],
      ['Nouveau solde', '20,00'],
    ]),
    ...table('50 120 400>', [
      ['Date', 'Description', 'Montant en EUR'],
      ['04-04-2025', 'Paiement Bancontact', '- 30,00'],
      ['', 'TOTALE ENERGIE', ''],
      ['09-04-2025', 'Virement', '- 50,00'],
      ['', 'DUBOIS CATHERINE', ''],
      ['', count, ''],
    ]),
  ];
  for (const count of ["Nombre d'opérations : 2", 'Anzahl Buchungen: 2', 'Number of transactions: 2'])
    expect(rowsOf(await readAccount(pages(count)))[1]).toBe('2025-04-09 -50.00 Virement DUBOIS CATHERINE');
});
