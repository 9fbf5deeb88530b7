import { describe, expect, test } from 'vitest';
import { say, table } from './draw-pdf.ts';
import { readAccount, rowsOf } from './read-drawn.ts';

describe('days of rows', () => {
  test('of booking and of value may stand in one word', async () => {
    const account = await readAccount([
      say('Kontoauszug vom 01.12.2023 bis 31.12.2023'),
      ...table('40 120 470> 555>', [
        ['Buchung/Wert', 'Vorgang/Buchungsinformation', 'Soll', 'Haben'],
        ['', 'Alter Kontostand', '', 'EUR + 1.200,00'],
        ['07.12./08.12.', 'SEPA Überw. Einzel', '- 90,29', ''],
        ['', 'Miete', '', ''],
        ['28.12./02.01.', 'Gutschr. SEPA', '', '+ 15,00'],
        ['', 'Neuer Kontostand', '', 'EUR + 1.124,71'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual([
      '2023-12-07 -90.29 SEPA Überw. Einzel Miete',
      '2023-12-28 15.00 Gutschr. SEPA',
    ]);
    expect(account.verdict).toBe('proven');
  });

  test('may be titles with the year first, and days of value are none of theirs', async () => {
    const account = await readAccount([
      say('Számlakivonat  Időszak: 2023.12.01. - 2023.12.31.'),
      ...table('40 380 555>', [
        ['Megnevezés', 'Értéknap', 'Összeg'],
        ['Nyitó egyenleg', '', '120 000'],
        ['2023. december 7.', '', ''],
        ['Vásárlás belföld', '2023.12.09.', '-3 563'],
        ['2023. december 15.', '', ''],
        ['Átutalás', '2023.12.17.', '-20 437'],
        ['Záró egyenleg', '', '96 000'],
      ]),
    ]);
    expect(rowsOf(account)).toEqual(['2023-12-07 -3563 Vásárlás belföld', '2023-12-15 -20437 Átutalás']);
    expect(account.verdict).toBe('proven');
  });

  test('stand over days of interest, each with a line of text, and the box over them is told on both pages', async () => {
    const head = [
      ...table('40 180 310 440', [
        ['Vorig saldo', 'Nieuw saldo', 'Totaal bedrag af', 'Totaal bedrag bij'],
        ['EUR 687,09 +/CREDIT', 'EUR 605,19 +/CREDIT', 'EUR 111,90', 'EUR 30,00'],
      ]),
      ...table('40 110 460> 550>', [['Boekdatum', 'Omschrijving', 'Bedrag af', 'Bedrag bij']]),
      ...table('40 460> 550>', [['(Rentedatum)', '(debet)', '(credit)']]),
    ];
    const row = (day: string, interestDay: string, texts: readonly string[], out: string, into: string) =>
      table('40 110 460> 550>', [
        [day, texts[0] ?? '', out, into],
        [interestDay, texts[1] ?? '', '', ''],
        ['', texts[2] ?? '', '', ''],
      ]);
    const title = say('Rekeningafschrift 20-01-2025');
    const account = await readAccount(
      [
        title,
        ...head,
        ...row('06-01', '(07-01)', ['BEA, Betaalpas', 'BAKKERIJ DE HALM', 'GENT'], '11,90', ''),
      ],
      [
        title,
        ...head,
        ...row('08-01', '(09-01)', ['GEA, Betaalpas', 'Geldmaat', 'UTRECHT'], '100,00', ''),
        ...row('11-01', '(11-01)', ['SEPA Overboeking', 'Naam: J Voorbeeld', 'Kenmerk: A1'], '', '30,00'),
      ],
    );
    expect(rowsOf(account)).toEqual([
      '2025-01-06 -11.90 BEA, Betaalpas BAKKERIJ DE HALM GENT',
      '2025-01-08 -100.00 GEA, Betaalpas Geldmaat UTRECHT',
      '2025-01-11 30.00 SEPA Overboeking Naam: J Voorbeeld Kenmerk: A1',
    ]);
    expect(account).toMatchObject({ opening: '687.09', closing: '605.19', verdict: 'proven' });
  });
});
