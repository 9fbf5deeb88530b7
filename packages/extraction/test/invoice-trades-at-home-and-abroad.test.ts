import { describe, expect, test } from 'vitest';
import { isForAttention } from '../src/invoice/parties/for-attention.ts';
import { ITEM_HEADINGS } from '../src/invoice/vocabulary/tables.ts';
import { normalise } from '../src/vocabulary/normalise.ts';
import { type DrawnLine, say, table, title } from './draw-pdf.ts';
import { readInvoice } from './read-invoice.ts';

const priced = (mark: string): DrawnLine[] => [
  ...table('50 330> 430> 540>', [
    ['Description', 'Qty', 'Unit price', `Amount ${mark}`],
    ['Wheel balancing', '1', '10.00', '10.00'],
  ]),
  ...table('360 540>', [[`Total ${mark}`, '10.00']]),
];

describe('the currency', () => {
  test('of a sign that several countries share is that of the country whose levies and places are named', async () => {
    const reading = await readInvoice([
      title('TAX INVOICE'),
      say('NAMUNA TYRE HOUSE (PVT) LTD, 118 Galle Road, Moratuwa'),
      say('Invoice no: TI-41, SSCL Reg 114118740-9000'),
      ...priced('Rs.'),
    ]);
    expect(reading.fields.currency).toBe('LKR');
  });

  test('is not that of a letter with which a number of the document begins', async () => {
    const reading = await readInvoice([
      title('INVOICE'),
      say('PIKSEL CONTOH SDN. BHD., 47301 Petaling Jaya, Selangor'),
      say('Invoice no: INV-26/0418'),
      say('Quotation: Q-26/0552'),
      ...priced('(RM)'),
    ]);
    expect(reading.fields.currency).toBe('MYR');
  });
});

test('What a line says was saved is no item, though it equals the tax', async () => {
  const reading = await readInvoice([
    title('SPECIMEN DRUG STORE'),
    say('05/24/26 6:42 PM'),
    ...table('50 240>', [
      ['SHAMPOO 12OZ', '15.98'],
      ['  SALE SAVED', '3.00'],
      ['BATTERIES AA 8PK', '10.49'],
      ['SUBTOTAL', '26.47'],
      ['TAX', '3.00'],
      ['TOTAL', '29.47'],
    ]),
  ]);
  expect(reading.lines.map(({ amount }) => amount)).toEqual(['15.98', '10.49']);
});

describe('a till receipt', () => {
  const receipt = (below: readonly (readonly string[])[]) =>
    readInvoice([
      title('ПРОБНА КОШНИЦА ООД'),
      say('гр. София, 28.05.2026'),
      ...table('50 240> 250', [
        ['  2.000 x 0.89'],
        ['КИСЕЛО МЛЯКО 3,6%', '1.78', 'Б'],
        ['ХЛЯБ ДОБРУДЖА 650Г', '1.15', 'Б'],
        ['МЕЖДИННА СУМА', '2.93'],
        ['ОТСТЪПКА КАРТА 5%', '-0.15'],
        ['ОБЩА СУМА ЕВРО', '2.78'],
        ...below,
      ]),
    ]);

  test('may name its tax rates by letters of another script', async () => {
    const { lines } = await receipt([]);
    expect(lines.map(({ description, quantity, amount }) => [description, quantity, amount])).toEqual([
      ['КИСЕЛО МЛЯКО 3,6%', '2.000', '1.78'],
      ['ХЛЯБ ДОБРУДЖА 650Г', null, '1.15'],
    ]);
  });

  test('is proven by a tax whose rate is printed with what it is held in', async () => {
    const { verdict, fields } = await receipt([
      ['ОБОРОТ ГРУПА Б 20%', '2.78'],
      ['ДДС ГРУПА Б', '0.46'],
    ]);
    expect({ verdict, tax: fields.tax }).toEqual({ verdict: 'proven', tax: '0.46' });
  });

  test('is proven by taxes that follow letters, with rates under a percent sign', async () => {
    const { verdict, fields } = await readInvoice([
      title('UAB "BANDOMASIS KREPŠELIS"'),
      say('Kvitas 1874/55, 2026-05-23'),
      ...table('50 240> 250', [
        ['Skalbimo kapsulės', '30,45', 'A'],
        ['Užstatas už pakuotę', '0,60', 'N'],
        ['Tarpinė suma', '31,05'],
        ['Nuolaida su kortele', '-2,61'],
        ['MOKĖTI EUR', '28,44'],
      ]),
      ...table('50 130> 200> 270>', [
        ['PVM', '%', 'Be PVM', 'PVM'],
        ['A', '21,00', '23,01', '4,83'],
        ['N', '0,00', '0,60', '0,00'],
      ]),
    ]);
    expect({ verdict, tax: fields.tax }).toEqual({ verdict: 'proven', tax: '4.83' });
  });
});

test('What a sum comes to in another currency leaves an invoice proven', async () => {
  const { verdict, fields } = await readInvoice([
    title('FACTURE'),
    say('Hôtel du Modèle SA, 1204 Genève, CHE-118.740.552 TVA'),
    say('Facture n° 4187, 23.05.2026'),
    ...table('50 540>', [
      ['Désignation', 'Montant CHF'],
      ['Nuitées', '100.00'],
      ['Petit déjeuner', '20.00'],
      ['Total CHF', '120.00'],
      ['Équivalent EUR (cours 0.9420)', '113.04'],
      ['Arrhes', '-20.00'],
      ['Solde CHF', '100.00'],
    ]),
  ]);
  expect({ verdict, currency: fields.currency }).toEqual({ verdict: 'proven', currency: 'CHF' });
});

describe('a line multiplies', () => {
  test('by a factor under a heading nobody listed', async () => {
    const { verdict } = await readInvoice([
      title('Rechnung'),
      say('Lichtspur GmbH, 23552 Lübeck, Rechnungs-Nr. LS-26-0417, Datum 22.04.2026'),
      ...table('50 240> 290 360> 440> 540>', [
        ['Bezeichnung', 'Menge', 'Einh.', 'Faktor', 'EP EUR', 'Gesamt EUR'],
        ['Lautsprecher', '4', 'Stk', '2,0', '38,00', '304,00'],
        ['Mikrofon', '3', 'Stk', '2,0', '24,50', '147,00'],
        ['Transport', '1', 'psch', '', '140,00', '140,00'],
      ]),
      ...table('360 540>', [
        ['Nettobetrag', '591,00'],
        ['19 % Umsatzsteuer', '112,29'],
        ['Rechnungsbetrag EUR', '703,29'],
      ]),
    ]);
    expect(verdict).toBe('proven');
  });

  test('by the unit that its price is for, which M alone leaves open', async () => {
    const { verdict } = await readInvoice([
      title('INVOICE'),
      say('Samplewood Timber Ltd, Ipswich IP3 0EX, Invoice no I118740, 14/05/26'),
      ...table('50 260> 290 400> 420 540>', [
        ['Description', 'Qty', 'Unit', 'Price', 'Per', 'Goods'],
        ['Carcassing 47x200', '70.80', 'M', '7.42', 'M', '525.34'],
        ['Redwood 25x100', '126.00', 'M', '268.00', '100M', '337.68'],
        ['Woodscrews', '2000.00', 'EA', '18.60', '1000', '37.20'],
      ]),
      ...table('360 540>', [['Total', '900.22']]),
    ]);
    expect(verdict).toBe('proven');
  });

  test('to the first of several columns that its total adds up', async () => {
    const { verdict, fields } = await readInvoice([
      title('TAX INVOICE'),
      say('Shree Namuna Roadlines, Nagpur 440018, Bill no SNR/26-27/0418, 20-05-2026'),
      ...table('50 200> 270> 350> 430> 540>', [
        ['Description', 'Weight', 'Rate', 'Freight', 'Halting', 'Total'],
        ['Butibori - Raipur', '24.500', '1,150.00', '28,175.00', '', '28,175.00'],
        ['Butibori - Raipur', '21.250', '1,150.00', '24,437.50', '', '24,437.50'],
        ['Butibori - Hyderabad', '26.000', '1,420.00', '36,920.00', '800.00', '37,720.00'],
        ['Total', '', '', '89,532.50', '800.00', '90,332.50'],
        ['Grand Total', '', '', '', '', '90,332.50'],
      ]),
    ]);
    expect({ verdict, total: fields.total }).toEqual({ verdict: 'proven', total: '90332.50' });
  });
});

describe('an invoice is proven', () => {
  test('with a prepayment and a rounding below its total', async () => {
    const { verdict, fields } = await readInvoice([
      title('FAKTURA'),
      say('Autoservis U Zkoušky s.r.o., DIČ CZ04118740, Faktura č. 26100418, 12.05.2026'),
      ...table('50 330> 430> 540>', [
        ['Popis', 'Množství', 'Cena', 'Celkem bez DPH'],
        ['Výměna rozvodů', '4', '890,00', '3 560,00'],
        ['Diagnostika', '1', '1 100,20', '1 100,20'],
      ]),
      ...table('360 540>', [
        ['Základ daně 21 %', '4 660,20'],
        ['DPH 21 %', '978,64'],
        ['Celkem s DPH', '5 638,84'],
        ['Odpočet zálohy, doklad 26200117', '-5 000,00'],
        ['Zaokrouhlení', '0,16'],
        ['K úhradě Kč', '639,00'],
      ]),
    ]);
    expect({ verdict, total: fields.total }).toEqual({ verdict: 'proven', total: '5638.84' });
  });

  test('with a part of its tax withheld from what is to pay', async () => {
    const { verdict, fields } = await readInvoice([
      title('FATURA'),
      say('Deneme Nakliyat Ltd. Şti., Bursa, Fatura No: DNM2026000000418, 20-05-2026'),
      ...table('50 330> 430> 540>', [
        ['Mal Hizmet', 'Miktar', 'Birim Fiyat', 'Tutar'],
        ['Taşıma', '2', '500,00 TL', '1.000,00 TL'],
      ]),
      ...table('300 540>', [
        ['Mal Hizmet Toplam Tutarı', '1.000,00 TL'],
        ['Hesaplanan KDV (%20)', '200,00 TL'],
        ['Hesaplanan KDV Tevkifat (%20)', '40,00 TL'],
        ['Vergiler Dahil Toplam Tutar', '1.200,00 TL'],
        ['Ödenecek Tutar', '1.160,00 TL'],
      ]),
    ]);
    expect({ verdict, tax: fields.tax }).toEqual({ verdict: 'proven', tax: '200.00' });
  });

  test('with a further tax on some of what it sums up, and names its lines above their quantities', async () => {
    const { verdict, lines } = await readInvoice([
      title('Caffe bar PROBA'),
      say('OIB: 41187402055, RAČUN br: 1874/1/2'),
      say('Datum: 23.05.2026. 17:36'),
      ...table('50', [['Naziv']]),
      ...table('60 240>', [['Kol x Cijena', 'Iznos EUR']]),
      ...table('50', [['Kava s mlijekom']]),
      ...table('60 240>', [['2 x 2,10', '4,20']]),
      ...table('50', [['Kolač od badema']]),
      ...table('60 240>', [['2 x 4,20', '8,40']]),
      ...table('50', [['Pivo točeno 0,5']]),
      ...table('60 240>', [['1 x 4,60', '4,60']]),
      ...table('50 240>', [['UKUPNO EUR', '17,20']]),
      [],
      ...table('50 120> 180> 240>', [
        ['Porez', 'Stopa', 'Osnovica', 'Iznos'],
        ['PDV', '13%', '3,72', '0,48'],
        ['PDV', '25%', '10,31', '2,58'],
        ['PNP', '3%', '3,68', '0,11'],
        ['Ukupno PDV', '', '', '3,06'],
      ]),
    ]);
    expect(verdict).toBe('proven');
    expect(lines.map(({ description }) => description)).toEqual([
      'Kava s mlijekom',
      'Kolač od badema',
      'Pivo točeno 0,5',
    ]);
  });
});

test('An invoice with net, tax and gross of each line, each headed in its currency, is proven', async () => {
  const { verdict, fields, lines } = await readInvoice([
    title('RĒĶINS Nr. 2026-05/1187'),
    say('SIA "Paraugu namu pārvalde", PVN LV40118740205, Datums: 31.05.2026'),
    ...table('30 130 210> 260> 330> 370> 430> 520>', [
      ['Pakalpojums', 'Mērv.', 'Daudzums', 'Tarifs', 'Summa EUR', 'PVN %', 'PVN EUR', 'Kopā EUR'],
      ['Apsaimniekošana', 'm2', '52,400', '0,6250', '32,75', '21', '6,88', '39,63'],
      ['Apkure', 'MWh', '0,118', '74,2000', '8,76', '12', '1,05', '9,81'],
      ['Lifta apkope', 'cilv.', '2,000', '2,0500', '4,10', '21', '0,86', '4,96'],
      ['Kopā par mēnesi', '', '', '', '45,61', '', '8,79', '54,40'],
      ['Pārmaksa uz 01.05.2026', '', '', '', '', '', '', '-12,40'],
      ['APMAKSAI EUR', '', '', '', '', '', '', '42,00'],
    ]),
  ]);
  expect({ verdict, subtotal: fields.subtotal, tax: fields.tax }).toEqual({
    verdict: 'proven',
    ...{ subtotal: '45.61', tax: '8.79' },
  });
  expect(lines.map(({ amount }) => amount)).toEqual(['32.75', '8.76', '4.10']);
});

test('A fee is billed by phases, to two people at one address', () => {
  const roleOf = (heading: string) => ITEM_HEADINGS.spaced.get(normalise(heading));
  expect([roleOf('Phase'), roleOf('À facturer HT')]).toEqual(['description', 'amount']);
  expect(isForAttention('M. et Mme Exemple')).toBe(true);
});

test('A total before tax may be called a net sale', async () => {
  const { fields } = await readInvoice([
    title('FACTURA ELECTRÓNICA'),
    say('Ferretería Muestra S.A., Cédula jurídica 3-101-118740, N° 4187, 23/05/2026'),
    ...table('30 240> 300> 360> 440> 540>', [
      ['Detalle', 'Cant.', 'Precio', 'Descuento', 'Subtotal', 'Total línea'],
      ['Varilla', '10', '2,000.00', '1,000.00', '19,000.00', '21,470.00'],
      ['Semilla', '10', '6,300.00', '0.00', '63,000.00', '63,630.00'],
    ]),
    ...table('360 540>', [
      ['Total venta', '83,000.00'],
      ['Total descuentos', '-1,000.00'],
      ['Total venta neta', '82,000.00'],
      ['Total impuesto', '3,100.00'],
      ['TOTAL COMPROBANTE CRC', '85,100.00'],
    ]),
  ]);
  expect(fields).toMatchObject({ subtotal: '82000.00', tax: '3100.00', total: '85100.00' });
});

describe('number and date', () => {
  const among = (note: string, head: readonly DrawnLine[]) =>
    readInvoice([
      ...head,
      [],
      ...table('50 330> 430> 540>', [
        ['Descrizione', 'Quantità', 'Prezzo', 'Importo'],
        [note, '', '', ''],
        ['Lavabo sospeso', '2', '184,00', '368,00'],
        ['Miscelatore', '2', '96,50', '193,00'],
      ]),
      ...table('360 540>', [['TOTALE DOCUMENTO', '561,00']]),
    ]);

  test('are not those of a document that a line is of', async () => {
    const { fields } = await among('Rif. Ns. fattura n. 1187/V del 16/04/2026', [
      title('TERMOSPECIMEN S.p.A.'),
      say('NOTA DI CREDITO'),
      say('Numero 318/NC'),
      say('Data 11/05/2026'),
    ]);
    expect(fields).toMatchObject({ number: '318/NC', date: '2026-05-11' });
  });

  test('are not in the title of a delivery among the lines', async () => {
    const { fields } = await among('Bon 118740 van 06/05/2026', [
      title('DRANKEN PROEFMANS BV'),
      say('FACTUUR'),
      ...table('50 150', [
        ['Factuurnr', 'Datum'],
        ['26004187', '29/05/2026'],
      ]),
    ]);
    expect(fields).toMatchObject({ number: '26004187', date: '2026-05-29' });
  });

  test('of a Greek slip are behind its own label', async () => {
    const { fields } = await readInvoice([
      title('ΤΑΒΕΡΝΑ Ο ΔΟΚΙΜΑΣΤΗΣ'),
      ...table('50 240>', [
        ['ΚΟΥΒΕΡ', '4,00'],
        ['ΜΠΥΡΑ 500ML', '12,60'],
        ['ΣΥΝΟΛΟ ΕΥΡΩ', '16,60'],
      ]),
      say('ΑΡ. ΑΠΟΔΕΙΞΗΣ 004187'),
      say('24/05/2026 22:51'),
    ]);
    expect(fields.number).toBe('004187');
  });
});
