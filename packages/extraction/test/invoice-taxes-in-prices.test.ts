import { describe, expect, test } from 'vitest';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

const slip = (...lines: readonly DrawnLine[]): DrawnLine[] => [
  title('Kornblume Naturkost'),
  say('Am Probemarkt 5, 39998 Musterfurt'),
  say('Bon 11874   13.11.2026 09:52'),
  [],
  ...lines,
];

const GOODS = [
  ['2 x Joghurt natur à 1,79', '3,58 B'],
  ['6 x Apfelsaft 1l à 2,29', '13,74 A'],
  ['-11 x Leergut à 0,15', '-1,65 A'],
];

describe('a number of deposits at a price', () => {
  test('is an item with its count, though it is given back', async () => {
    const reading = await readInvoice(slip(...table('50 300>', [...GOODS, ['Zu zahlen EUR', '15,67']])));
    expect(linesOf(reading)).toEqual([
      '2 × 1.79 = 3.58 Joghurt natur',
      '6 × 2.29 = 13.74 Apfelsaft 1l',
      '-11 × 0.15 = -1.65 Leergut',
    ]);
  });
});

describe('taxes next to the amounts that include them', () => {
  const taxed = (...rates: readonly (readonly string[])[]) =>
    slip(...table('50 300>', [...GOODS, ['Zu zahlen EUR', '15,67'], ...rates]));

  test('are read by their rates, a small one too that fits either way', async () => {
    const { fields, verdict } = await readInvoice(
      taxed(['A = 19 % aus 12,09 EUR', '1,93'], ['B = 7 % aus 3,58 EUR', '0,23']),
    );
    expect(fields.tax).toBe('2.16');
    expect(verdict).toBe('proven');
  });

  test('are not proven where the gross of one was changed', async () => {
    const { fields, verdict } = await readInvoice(
      taxed(['A = 19 % aus 13,09 EUR', '1,93'], ['B = 7 % aus 3,58 EUR', '0,23']),
    );
    expect([fields.tax, verdict]).not.toEqual(['2.16', 'proven']);
  });
});

describe('a total that is rounded for cash', () => {
  const rounded = (rows: readonly (readonly string[])[]) =>
    slip(
      ...table('50 300>', [
        ['Acrylkit wit', '14,97'],
        ['Potgrond', '13,57'],
        ['Totaal EUR', '28,54'],
        ['Afronding', '0,01'],
        ['Te betalen EUR', '28,55'],
      ]),
      [],
      ...table('50 120> 200> 280> 360>', [['Btw', '%', 'Excl.', 'Btw', 'Incl.'], ...rows]),
    );

  test('has the tax of all rates before the rounding', async () => {
    const { fields, verdict } = await readInvoice(
      rounded([
        ['A', '21,00', '12,37', '2,60', '14,97'],
        ['B', '6,00', '12,80', '0,77', '13,57'],
      ]),
    );
    expect([fields.tax, fields.total, verdict]).toEqual(['3.37', '28.55', 'proven']);
  });

  test('is not proven with taxes of other goods', async () => {
    const { verdict } = await readInvoice(
      rounded([
        ['A', '21,00', '12,37', '2,60', '14,97'],
        ['B', '6,00', '13,80', '0,83', '14,63'],
      ]),
    );
    expect(verdict).not.toBe('proven');
  });
});

test('a discount for paying early, off a part of the total, is no tax and leaves the total alone', async () => {
  const { fields, verdict } = await readInvoice([
    title('RECHNUNG 26118740'),
    say('Wiedenhof Baustoffhandel GmbH, Testring 40, 59999 Modellstadt'),
    say('Belegdatum 13.11.2026'),
    [],
    ...table('50 130 330> 400> 540>', [
      ['Artikel', 'Bezeichnung', 'Menge', 'Preis', 'Betrag EUR'],
      ['110452', 'Planstein', '100', '21,40', '2.140,00'],
      ['900010', 'Europalette, Pfand', '6', '12,50', '75,00'],
    ]),
    [],
    ...table('130> 220> 320> 430> 540>', [
      ['Warenwert netto', 'Fracht', 'MwSt-Satz', 'MwSt-Betrag', 'Rechnungsbetrag'],
      ['2.215,00', '0,00', '19,00 %', '420,85', '2.635,85'],
    ]),
    [],
    ...table('50 160 320> 340 430> 450 540>', [
      ['bis 23.11.2026', '3,00 % Skonto auf', '2.546,60', '= Skonto', '76,40', 'Zahlbetrag', '2.559,45'],
    ]),
  ]);
  expect([fields.subtotal, fields.tax, fields.total]).toEqual(['2215.00', '420.85', '2635.85']);
  expect(verdict).toBe('proven');
});

test('payments of equal amounts taken off below the total are no items', async () => {
  const reading = await readInvoice([
    title('Jahresabrechnung Strom'),
    say('Alpenstrom Vertrieb GmbH, Talgasse 118, 8999 Probetal'),
    say('Rechnung Nr. 41874 vom 9. November 2026'),
    [],
    ...table('50 330> 430> 540>', [
      ['Leistung 01.11.2025 - 31.10.2026', 'Menge', 'Preis netto', 'Betrag EUR'],
      ['Energiepreis', '2.846 kWh', '14,9000 Cent/kWh', '424,05'],
      ['Grundpreis', '12 Monate', '3,5000 EUR/Monat', '42,00'],
    ]),
    ...table('330 540>', [
      ['Rechnungsbetrag exkl. USt.', '466,05'],
      ['20 % Umsatzsteuer', '93,21'],
      ['Rechnungsbetrag inkl. USt.', '559,26'],
      ['abzüglich 6 Teilbeträge à 84,00', '-504,00'],
      ['Nachzahlung', '55,26'],
    ]),
  ]);
  expect(linesOf(reading)).toEqual([
    '2846 × 14.9000 = 424.05 Energiepreis',
    '12 × 3.5000 = 42.00 Grundpreis',
  ]);
  expect(reading.fields.total).toBe('559.26');
  expect(reading.verdict).toBe('proven');
});

describe('names and marks', () => {
  const goods = table('50 130 330> 400> 540>', [
    ['Artikel', 'Omschrijving', 'Aant.', 'Prijs', 'Bedrag'],
    ['WB2055516', 'Winterband', '4', '80,00', '320,00'],
    ['VENT', 'Ventiel rubber', '4', '2,50', '10,00'],
  ]);

  test('of an article are not its code, though half of the codes are letters alone', async () => {
    const { lines } = await readInvoice([
      title('FACTUUR'),
      say('Bandencentrale De Proef bv'),
      ...goods,
      ...table('400 540>', [['Te betalen EUR', '330,00']]),
    ]);
    expect(lines.map(({ description }) => description)).toEqual(['Winterband', 'Ventiel rubber']);
  });

  test('of a pump are part of a name in one cell with it', async () => {
    const { lines } = await readInvoice(
      slip(
        ...table('50 300>', [
          ['Bleifrei 95, Säule 4', '68,73'],
          ['Gipfeli', '3,20'],
          ['Total CHF', '71,93'],
        ]),
      ),
    );
    expect(lines[0]?.description).toBe('Bleifrei 95, Säule 4');
  });

  test('of a business are what it does and whose it is, over two lines', async () => {
    const { fields } = await readInvoice([
      title('BLANCHISSERIE'),
      title("DU PONT-NEUF-L'ESSAI"),
      say('14 quai du Modèle, 79999 Pont-Neuf'),
      [],
      say('Facture n° 418 du 31 octobre 2026'),
      ...table('50 330> 430> 540>', [
        ['Article', 'Quantité', 'Prix HT', 'Total HT'],
        ['Draps', '10', '1,00', '10,00'],
      ]),
      ...table('360 540>', [['Total à payer', '10,00']]),
    ]);
    expect(fields.vendor).toBe("BLANCHISSERIE DU PONT-NEUF-L'ESSAI");
  });

  test('of the document are not the day of a payment', async () => {
    const { fields } = await readInvoice([
      title('Brunner Haustechnik AG'),
      say('Kölliken, 11. November 2026'),
      say('Rechnung Nr. 26/0874'),
      ...table('50 330> 430> 540>', [
        ['Text', 'Anzahl', 'Ansatz', 'Total CHF'],
        ['Demontage', '1', '380.00', '380.00'],
      ]),
      ...table('360 540>', [
        ['Rechnungstotal CHF', '380.00'],
        ['./. Akontozahlung vom 29.09.2026', '-200.00'],
        ['Restbetrag CHF', '180.00'],
      ]),
    ]);
    expect(fields.date).toBe('2026-11-11');
  });
});

describe('deposits that bear no tax', () => {
  const swedish = (gross: readonly string[]) =>
    slip(
      ...table('50 200 360>', [
        ['Kaffe', '2 st á 64,90', '129,80'],
        ['Läsk 50cl', '4 st á 14,90', '59,60'],
        ['Pant', '4 st á 2,00', '8,00'],
        ['Totalt SEK', '', '197,40'],
        ['Kort', '', '197,40'],
      ]),
      [],
      ...table('50 150> 250> 360>', [['Moms%', 'Moms', 'Netto', 'Brutto'], gross]),
    );

  test('are no part of what the taxes are levied on, and the total holds them', async () => {
    const reading = await readInvoice(swedish(['12,00', '20,29', '169,11', '189,40']));
    expect([reading.fields.tax, reading.fields.total]).toEqual(['20.29', '197.40']);
    expect(reading.lines.at(-1)?.description).toBe('Pant');
    expect(reading.verdict).toBe('proven');
  });

  test('are not all that a list of other taxes may leave out', async () => {
    const { verdict } = await readInvoice(swedish(['12,00', '19,29', '160,75', '180,04']));
    expect(verdict).not.toBe('proven');
  });
});

describe('a price of an offer next to the usual one', () => {
  const offered = (offer: string) => [
    title('Rechnung 4187'),
    say('Genossenschaft Probeladen, 8001 Testwil'),
    ...table('50 250> 330> 410> 500>', [
      ['Artikel', 'Menge', 'Preis', 'Aktion', 'Total'],
      ['Rüebli', '1', '2.40', '', '2.40'],
      ['Eier', '3', '4.95', '', '14.85'],
      ['Zahnpasta', '2', '6.50', offer, '10.40'],
      ['Total CHF', '', '', '', '27.65'],
    ]),
  ];

  test('gives the amount of its line', async () => {
    const reading = await readInvoice(offered('5.20'));
    expect(reading.lines.map(({ amount }) => amount)).toEqual(['2.40', '14.85', '10.40']);
    expect(reading.verdict).toBe('proven');
  });

  test('proves nothing where it does not', async () => {
    expect((await readInvoice(offered('5.30'))).verdict).not.toBe('proven');
  });
});

test('the letter of a rate before most names is no part of them', async () => {
  const { lines } = await readInvoice(
    slip(
      ...table('50 300>', [
        ['B Semmel', '1,56'],
        ['A Waschmittel', '8,99'],
        ['Summe EUR', '10,55'],
      ]),
    ),
  );
  expect(lines.map(({ description }) => description)).toEqual(['Semmel', 'Waschmittel']);
});

describe('counts before names', () => {
  test('belong to names of one word, though the sign of multiplication fills a cell', async () => {
    const reading = await readInvoice(
      slip(
        ...table('50 200 290> 380>', [
          ['3 Smørrebrød', 'à', '89,00', '267,00'],
          ['2 Kaffe', 'à', '38,00', '76,00'],
          ['1 Brød 1kg', 'x', '45,00', '45,00'],
          ['I alt DKK', '', '', '388,00'],
        ]),
      ),
    );
    expect(linesOf(reading)).toEqual([
      '3 × 89.00 = 267.00 Smørrebrød',
      '2 × 38.00 = 76.00 Kaffe',
      '1 × 45.00 = 45.00 Brød 1kg',
    ]);
  });
});

test('a total in another currency at a rate in brackets is not the one to pay', async () => {
  const { fields, verdict } = await readInvoice(
    slip(
      ...table('50 380>', [
        ['2 x Sandwich 7.90', '15.80'],
        ['2 x Rivella 3.60', '7.20'],
        ['Total CHF', '23.00'],
        ['Total EUR (Kurs 0.95)', '24.21'],
        ['Maestro CHF', '23.00'],
      ]),
    ),
  );
  expect([fields.total, fields.currency, verdict]).toEqual(['23.00', 'CHF', 'proven']);
});

describe('two taxes with their rates alone', () => {
  const dutch = (low: string) =>
    slip(
      ...table('50 300>', [
        ['2x Cappuccino', '7,20'],
        ['1x Uitsmijter', '12,50'],
        ['3x Bier', '11,40'],
        ['Totaal EUR', '31,10'],
        ['Waarvan BTW laag 9%', low],
        ['Waarvan BTW hoog 21%', '1,98'],
      ]),
    );

  test('are confirmed where each is that of some lines', async () => {
    const { fields, verdict } = await readInvoice(dutch('1,63'));
    expect([fields.tax, verdict]).toEqual(['3.61', 'proven']);
  });

  test('are open where one is a cent off', async () => {
    expect((await readInvoice(dutch('1,62'))).verdict).not.toBe('proven');
  });
});

test('a tax within the amount that a sentence names is read and not taken for a broken share', async () => {
  const { fields, verdict } = await readInvoice(
    slip(
      ...table('50 300>', [
        ['Rumsteck', '18,66'],
        ['Oeufs', '5,90'],
        ['TOTAL EUR', '24,56'],
      ]),
      say('TVA 5,5% sur 24,56 TTC : 1,28'),
    ),
  );
  expect([fields.tax, verdict]).toEqual(['1.28', 'proven']);
});

test('the tax on the wages among the lines, named in a sentence below the total, leaves nothing open', async () => {
  const drawn = (tax: string) => [
    title('Rechnung 2026-0418'),
    say('Heizungsbau Muster GmbH, Testweg 4, 39999 Probestadt'),
    ...table('50 330> 430> 540>', [
      ['Bezeichnung', 'Menge', 'Einzelpreis', 'Gesamtpreis'],
      ['Thermostatventil', '6', '28,40', '170,40'],
      ['Monteurstunde', '7,5', '62,00', '465,00'],
    ]),
    ...table('330 540>', [
      ['Nettobetrag', '635,40'],
      ['zzgl. 19 % MwSt', '120,73'],
      ['Rechnungsbetrag', '756,13'],
    ]),
    say(`Darin enthaltener Lohnanteil 465,00 EUR netto, zzgl. MwSt ${tax} EUR.`),
  ];
  expect((await readInvoice(drawn('88,35'))).verdict).toBe('proven');
  expect((await readInvoice(drawn('98,35'))).verdict).not.toBe('proven');
});
