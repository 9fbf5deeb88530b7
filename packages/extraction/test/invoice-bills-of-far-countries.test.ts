import { describe, expect, test } from 'vitest';
import { say, table, title } from './draw-pdf.ts';
import { linesOf, readInvoice } from './read-invoice.ts';

describe('a slip in a currency without decimals', () => {
  test('has the letter of a rate on its amounts, and what bears no tax in its table of taxes', async () => {
    const reading = await readInvoice([
      say('MERCADOS EL ENSAYO S.A.S.'),
      say('NIT 900.118.744-0'),
      say('DOCUMENTO EQUIVALENTE ELECTRÓNICO TIQUETE POS'),
      say('No. MEP4-118744'),
      say('Fecha: 2026-10-31'),
      ...table('50 300>', [
        ['DESCRIPCIÓN', 'VALOR'],
        ['2 UN X 4.950', ''],
        ['ARROZ BLANCO 500G', '9.900E'],
        ['3 UN X 12.450', ''],
        ['CAFÉ MOLIDO 250G', '37.350A'],
        ['1 UN X 21.700', ''],
        ['DETERGENTE POLVO 2KG', '21.700B'],
        ['TOTAL', '$ 68.950'],
      ]),
      ...table('50 130> 200> 260> 320>', [
        ['TIPO', 'TARIFA', 'BASE', 'IVA', 'TOTAL'],
        ['A', '5%', '35.571', '1.779', '37.350'],
        ['B', '19%', '18.235', '3.465', '21.700'],
        ['E', '0%', '9.900', '0', '9.900'],
      ]),
    ]);
    expect(linesOf(reading)).toEqual([
      '2 × 4950 = 9900.00 ARROZ BLANCO 500G',
      '3 × 12450 = 37350.00 CAFÉ MOLIDO 250G',
      '1 × 21700 = 21700.00 DETERGENTE POLVO 2KG',
    ]);
    expect(reading).toMatchObject({ kind: 'receipt', verdict: 'proven' });
    expect(reading.fields).toMatchObject({ number: 'MEP4-118744', subtotal: '63706.00', tax: '5244.00' });
  });

  test('has weights with decimals, whatever mark groups thousands', async () => {
    const reading = await readInvoice([
      say('PRÓBA ÉLELMISZER KFT.'),
      say('NYUGTA'),
      [],
      ...table('50 250>', [
        ['TEJ 1L', ''],
        ['4 db x 389 Ft/db', '1 556 Ft'],
        ['ALMA', ''],
        ['1,250 kg x 640 Ft/kg', '800 Ft'],
        ['ÖSSZESEN:', '2 356 Ft'],
        ['BANKKÁRTYA', '2 356 Ft'],
      ]),
      say('2026.04.17. 18:41'),
    ]);
    expect(linesOf(reading)).toEqual(['4 × 389 = 1556.00 TEJ 1L', '1.250 × 640 = 800.00 ALMA']);
  });

  test('prints no decimals though it names the version of a program', async () => {
    const reading = await readInvoice([
      title('SZÁMLA'),
      say('Sorszám: FAB-2026-118'),
      say('Eladó: Minta Faműhely Bt.'),
      say('Vevő: Próba Konyhastúdió Kft.'),
      ...table('50 230> 250 340> 430> 470> 540>', [
        ['Megnevezés', 'Menny.', 'Me.', 'Nettó e.ár', 'Nettó érték', 'Áfa', 'Bruttó érték'],
        ['Munkalap, olajozott tölgy', '3,4', 'fm', '32 900', '111 860', '27%', '142 062'],
        ['Szállítás a helyszínre', '1', 'alk', '28 000', '28 000', '27%', '35 560'],
      ]),
      ...table('250 430> 470> 540>', [['Összesen', '139 860', '37 762', '177 622']]),
      say('Fizetendő összesen: 177 622 Ft'),
      say('Készült: Próbaszámla 4.11 programmal.'),
    ]);
    expect(linesOf(reading)).toEqual([
      '3.4 × 32900 = 111860.00 Munkalap, olajozott tölgy',
      '1 × 28000 = 28000.00 Szállítás a helyszínre',
    ]);
    expect(reading.fields).toMatchObject({ subtotal: '139860.00', tax: '37762.00', total: '177622.00' });
  });
});

describe('the tax within the prices of a slip', () => {
  const taxed = (rows: string[][]) =>
    readInvoice([
      say('SC PROBA GUSTULUI SRL'),
      say('BON FISCAL NR: 00000187'),
      ...table('50 250>', [
        ['2 BUC x 24,00', ''],
        ['CIORBA DE BURTA', '48,00 B'],
        ['3 BUC x 14,00', ''],
        ['BERE BLONDA DRAFT', '42,00 A'],
        ['TOTAL LEI', '90,00'],
        ['CARD', '90,00'],
        ...rows,
      ]),
      say('14/11/2026 21:36:05'),
    ]);

  test('is confirmed by those of several rates that make it', async () => {
    const reading = await taxed([
      ['TOTAL TVA A 21,00%', '7,29'],
      ['TOTAL TVA B 11,00%', '4,76'],
      ['TOTAL TVA', '12,05'],
    ]);
    expect(reading.fields.tax).toBe('12.05');
    expect(reading.verdict).toBe('proven');
  });

  test('is open where they do not make it', async () => {
    const reading = await taxed([
      ['TOTAL TVA A 21,00%', '7,29'],
      ['TOTAL TVA B 11,00%', '4,66'],
      ['TOTAL TVA', '12,05'],
    ]);
    expect(reading.verdict).not.toBe('proven');
  });

  test('follows from the rates on the lines, a discount taxed as the line above it', async () => {
    const reading = await readInvoice([
      say('FERRAMENTA BULLONE FINTO'),
      say('DOCUMENTO COMMERCIALE'),
      ...table('50 220> 300>', [
        ['DESCRIZIONE', 'IVA', 'Prezzo(€)'],
        ['n. 2 * 4,30', '', ''],
        ['VITI TRUCIOLARI', '22,00%', '8,60'],
        ['SMALTO ACQUA BIANCO', '22,00%', '18,90'],
        ['SCONTO', '', '-1,89'],
        ['mt 7,50 * 1,20', '', ''],
        ['CAVO ANTENNA SAT', '22,00%', '9,00'],
        ['TOTALE COMPLESSIVO', '', '34,61'],
        ['di cui IVA', '', '6,24'],
      ]),
      say('07/11/2026 10:41'),
      say('DOC. N. 0118-0041'),
    ]);
    expect(linesOf(reading)).toContain('7.50 × 1.20 = 9.00 CAVO ANTENNA SAT');
    expect(reading.verdict).toBe('proven');
  });

  test('follows from the rates behind the amounts of the lines', async () => {
    const reading = await readInvoice([
      say('ΔΟΚΙΜΗ MARKET Α.Ε.'),
      say('ΑΠΟΔΕΙΞΗ ΛΙΑΝΙΚΗΣ ΠΩΛΗΣΗΣ'),
      say('Ημερομηνία: 22/05/2026'),
      ...table('50 220> 270>', [
        ['2 X 1,45', '', ''],
        ['ΓΑΛΑ 1L', '2,90', '13%'],
        ['ΑΠΟΡΡΥΠΑΝΤΙΚΟ', '7,80', '24%'],
        ['ΣΥΝΟΛΟ ΕΥΡΩ', '10,70', ''],
        ['ΦΠΑ', '1,84', ''],
        ['ΚΑΡΤΑ', '10,70', ''],
      ]),
    ]);
    expect(linesOf(reading)).toEqual(['2 × 1.45 = 2.90 ΓΑΛΑ 1L', '- × - = 7.80 ΑΠΟΡΡΥΠΑΝΤΙΚΟ']);
    expect(reading).toMatchObject({ verdict: 'proven', fields: { tax: '1.84' } });
  });

  test('leads with what is exempt to the total', async () => {
    const reading = await readInvoice([
      say('SULIT BAYAN SUPERMART'),
      say('SALES INVOICE'),
      say('SI# 0004-00118744   11/21/2026 06:14 PM'),
      ...table('50 250>', [
        ['WELL MILLED RICE 1KG', '260.00E'],
        ['5 @ 52.00', ''],
        ['FRESH MILK 1L', '197.00V'],
        ['2 @ 98.50', ''],
        ['TOTAL DUE', 'PHP 457.00'],
        ['CASH', '500.00'],
        ['CHANGE', '43.00'],
        ['VATable Sales', '175.89'],
        ['VAT Amount (12%)', '21.11'],
        ['VAT-Exempt Sales', '260.00'],
      ]),
    ]);
    expect(reading.fields).toMatchObject({ number: '0004-00118744', tax: '21.11', total: '457.00' });
    expect(reading.verdict).toBe('proven');
  });
});

test('the bar code in front of a quantity is no part of the name above it', async () => {
  const reading = await readInvoice([
    say('MARKET MAJSTRO Sp. z o.o.'),
    say('PARAGON FISKALNY'),
    [],
    ...table('50 160 250>', [
      ['FARBA LATEKSOWA', '', ''],
      ['5900001187443', '2 szt. * 89,98', '179,96 A'],
      ['TAŚMA MALARSKA', '', ''],
      ['5900001187467', '1 szt. * 9,99', '9,99 A'],
      ['SUMA PLN', '', '189,95'],
    ]),
    say('11-09-2026 17:38'),
  ]);
  expect(linesOf(reading)).toEqual(['2 × 89.98 = 179.96 FARBA LATEKSOWA', '1 × 9.99 = 9.99 TAŚMA MALARSKA']);
});

test('a bill for electricity in Malay is an invoice, though it prints balances', async () => {
  const reading = await readInvoice([
    say('TENAGA CONTOH BERHAD'),
    say('BIL ELEKTRIK ANDA'),
    say('No. Akaun 2201 1874 0552'),
    say('No. Invois 118744055'),
    say('Tarikh Bil 14.10.2026'),
    say('Bacaan meter: Dahulu 41187, Semasa 41874'),
    ...table('50 300> 380> 500>', [
      ['Caj Penggunaan', 'Kegunaan (kWh)', 'Kadar (RM)', 'Amaun (RM)'],
      ['Blok 1: 1 - 200 kWh', '200', '0.218', '43.60'],
      ['Blok 2: 201 - 300 kWh', '100', '0.334', '33.40'],
      ['Jumlah caj penggunaan', '', '', '77.00'],
      ['Cukai Perkhidmatan 8%', '', '', '6.16'],
      ['Caj bil semasa', '', '', '83.16'],
      ['Baki terdahulu', '', '', '51.40'],
      ['Bayaran diterima', '', '', '-51.40'],
      ['JUMLAH PERLU DIBAYAR', '', '', 'RM 83.16'],
    ]),
  ]);
  expect(reading).toMatchObject({ kind: 'invoice', language: 'ms', verdict: 'proven' });
  expect(reading.fields).toMatchObject({ number: '118744055', subtotal: '77.00', total: '83.16' });
});

describe('numbers of invoices', () => {
  const numberOf = async (text: string) => {
    const lines = table('50 300> 400> 500>', [
      ['Descrição', 'Qtd', 'Preço', 'Valor'],
      ['Galão', '2', '1,60', '3,20'],
      ['Total', '', '', '3,20'],
    ]);
    return (await readInvoice([say('PASTELARIA DO MODELO'), say(text), ...lines])).fields.number;
  };

  test('may be behind a sign with a point in it', async () => {
    expect(await numberOf('Fatura Simplificada n.º FS A/41187')).toBe('FS A/41187');
  });

  test('may be a series and a number with a stroke between them', async () => {
    expect(await numberOf('Σειρά / Αριθμός: ΤΠΥ-Β / 552')).toBe('ΤΠΥ-Β / 552');
  });
});

describe('a bill of fees', () => {
  test('adds up again the outlays among its lines, and asks to pay before a day that is not its own', async () => {
    const reading = await readInvoice([
      say('MATILDE ARROYUELO FINGIDA'),
      say('Talleres Hermanos Supuesto, S.L.', 300),
      title('MINUTA DE HONORARIOS Nº 2026-047'),
      say('En Villaprueba, a 16 de octubre de 2026'),
      ...table('50 500>', [
        ['HONORARIOS', 'Euros'],
        ['Estudio de antecedentes', '180,00'],
        ['Redacción de demanda', '640,00'],
        ['SUPLIDOS', ''],
        ['Derechos del procurador', '68,40'],
        ['Copia de atestado', '28,00'],
      ]),
      [],
      ...table('300 500>', [
        ['Base imponible', '820,00'],
        ['IVA 21 %', '172,20'],
        ['Suplidos', '96,40'],
        ['TOTAL MINUTA', '1.088,60'],
      ]),
      [],
      say('Ruego ingrese el importe, antes del 31 de octubre de 2026, en la cuenta'),
    ]);
    expect(reading.lines.map(({ amount }) => amount)).toEqual(['180.00', '640.00', '68.40', '28.00']);
    expect(reading.fields).toMatchObject({ date: '2026-10-16', dueDate: '2026-10-31', subtotal: '820.00' });
    expect(reading.verdict).toBe('proven');
  });
});

test('a section under no more than a title and the last heading continues the lines, and a tax may be within another', async () => {
  const reading = await readInvoice([
    say('Shiro Kuma Rent-a-Car'),
    title('INVOICE'),
    say('Invoice date: 14 Feb 2026'),
    ...table('50 320> 400> 500>', [
      ['Rental charges', 'Unit price', 'Qty', 'Amount (JPY)'],
      ['Basic rate, 72 hours', '8,800', '3', '26,400'],
      ['Child seat', '1,100', '1', '1,100'],
      ['Subtotal A', '', '', '27,500'],
      ['Charges passed on at cost', '', '', 'Amount (JPY)'],
      ['Toll to Obihiro', '', '', '2,930'],
      ['Toll to Yakumo', '', '', '1,340'],
      ['Subtotal B', '', '', '4,270'],
      ['Total (A + B)', '', '', '31,770'],
      ['of which consumption tax 10% on A', '', '', '2,500'],
    ]),
  ]);
  expect(reading.lines.map(({ amount }) => amount)).toEqual(['26400', '1100', '2930', '1340']);
  expect(reading.verdict).toBe('proven');
});

test('a share of the lines that the tax is levied on needs no other explanation', async () => {
  const reading = await readInvoice([
    say('BENGKEL RODA CONTOH'),
    say('No. Faktur : FS/2026/X/0552'),
    say('Tanggal : 21 Oktober 2026'),
    ...table('50 320> 400> 500>', [
      ['Uraian', 'Jumlah', 'Harga', 'Total (Rp)'],
      ['Oli mesin 10W-30', '4', '118.000', '472.000'],
      ['Filter oli', '2', '94.000', '188.000'],
      ['Jumlah', '', '', '660.000'],
      ['DPP Nilai Lain (11/12)', '', '', '605.000'],
      ['PPN 12%', '', '', '72.600'],
      ['Total Faktur', '', '', 'Rp 732.600'],
    ]),
  ]);
  expect(reading.verdict).toBe('proven');
});

test('what is owed from before leads from the total to what is to pay', async () => {
  const bill = (before: string) =>
    readInvoice([
      say('PRĄDEX WZORCOWY Obrót S.A.'),
      title('FAKTURA ROZLICZENIOWA'),
      say('Numer: R/011874/0552'),
      say('Data wystawienia: 21.10.2026'),
      ...table('50 300> 380> 500>', [
        ['Nazwa', 'Ilość', 'Cena netto', 'Wartość netto'],
        ['Energia czynna', '400', '0,5000', '200,00'],
        ['Opłata handlowa', '2', '10,0000', '20,00'],
        ['Razem netto', '', '', '220,00'],
        ['VAT 23%', '', '', '50,60'],
        ['Należność za okres rozliczeniowy', '', '', '270,60'],
        ['Wpłacono na poczet prognoz', '', '', '-200,00'],
        ['Zaległość z poprzednich okresów', '', '', before],
        ['Do zapłaty', '', '', '95,40'],
      ]),
    ]);
  expect((await bill('24,80')).verdict).toBe('proven');
  expect((await bill('24,90')).verdict).not.toBe('proven');
});

test('the delivery that lines came with is no part of the line above it, nor is a code under each name', async () => {
  const reading = await readInvoice([
    say('ARTI GRAFICHE PROVABOZZA S.n.c.'),
    title('FATTURA 318/B'),
    ...table('50 330> 430> 540>', [
      ['Descrizione', 'Quantità', 'Prezzo', 'Importo'],
      ['DDT 552 del 19/10/2026', '', '', ''],
      ['Catalogo mostra', '500', '1,3840', '692,00'],
      ['SKU CAT-24', '', '', ''],
      ['DDT 587 del 27/10/2026', '', '', ''],
      ['Biglietti invito', '1000', '0,0620', '62,00'],
      ['SKU BV-350', '', '', ''],
    ]),
    [],
    ...table('360 540>', [
      ['Imponibile', '754,00'],
      ['IVA 22%', '165,88'],
      ['Totale fattura', '919,88'],
    ]),
  ]);
  expect(reading.lines.map(({ description }) => description)).toEqual([
    'Catalogo mostra',
    'Biglietti invito',
  ]);
});
