import { describe, expect, test } from 'vitest';
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
