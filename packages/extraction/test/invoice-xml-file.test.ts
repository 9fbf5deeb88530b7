import { invoiceReadingSchema } from '@tieout/records';
import { describe, expect, test } from 'vitest';
import { extract, isXml, pdfOf } from '../src/index.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2';

function ubl({ total = '59.50', lines = ['30.00', '20.00'] } = {}): Uint8Array {
  const items = lines.map(
    (amount, index) => `<cac:InvoiceLine><cbc:InvoicedQuantity>2</cbc:InvoicedQuantity>
      <cbc:LineExtensionAmount>${amount}</cbc:LineExtensionAmount>
      <cac:Item><cbc:Name>Lamp ${index + 1}</cbc:Name></cac:Item>
      <cac:Price><cbc:PriceAmount>${Number(amount) / 2}</cbc:PriceAmount></cac:Price></cac:InvoiceLine>`,
  );
  const party = (role: string, name: string) =>
    `<cac:${role}><cac:Party><cac:PartyName><cbc:Name>${name}</cbc:Name></cac:PartyName></cac:Party></cac:${role}>`;
  return new TextEncoder().encode(`<?xml version="1.0"?><Invoice xmlns="${UBL}" xmlns:cac="urn:cac" xmlns:cbc="urn:cbc">
    <cbc:ID>L-7</cbc:ID><cbc:IssueDate>2025-03-05</cbc:IssueDate><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
    ${party('AccountingSupplierParty', 'Lumen (Nord) GmbH')}${party('AccountingCustomerParty', 'Buche KG')}
    <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">9.50</cbc:TaxAmount></cac:TaxTotal>
    <cac:LegalMonetaryTotal><cbc:LineExtensionAmount>50.00</cbc:LineExtensionAmount>
      <cbc:TaxExclusiveAmount>50.00</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount>${total}</cbc:TaxInclusiveAmount></cac:LegalMonetaryTotal>
    ${items.join('')}</Invoice>`);
}

describe('an electronic invoice in a file of its own', () => {
  test('is read without a PDF, as one page, and proven by its totals', async () => {
    const reading = invoiceReadingSchema.parse(await extract(ubl()));
    expect(reading).toMatchObject({ pageCount: 1, verdict: 'proven' });
    expect(reading.fields).toMatchObject({
      number: 'L-7',
      date: '2025-03-05',
      vendor: 'Lumen (Nord) GmbH',
      customer: 'Buche KG',
      subtotal: '50.00',
      tax: '9.50',
      total: '59.50',
      currency: 'EUR',
    });
    expect(reading.lines[1]).toMatchObject({ description: 'Lamp 2', quantity: '2', amount: '20.00' });
  });

  test('contradicts itself if its total or its lines are changed', async () => {
    expect(await extract(ubl({ total: '60.50' }))).toMatchObject({ verdict: 'contradicted' });
    expect(await extract(ubl({ lines: ['30.00', '21.00'] }))).toMatchObject({ verdict: 'contradicted' });
  });

  test('is drawn as a page for people', async () => {
    const pdf = await pdfOf(ubl());
    if ('outcome' in pdf) throw new Error(pdf.message);
    const reading = await extract(pdf);
    expect(reading).toMatchObject({ outcome: 'read', fields: { total: '59.50' } });
  });

  test('that is no invoice is refused', async () => {
    const feed = new TextEncoder().encode('<?xml version="1.0"?><rss><channel/></rss>');
    expect(isXml(feed)).toBe(true);
    expect(await extract(feed)).toMatchObject({ outcome: 'unreadable', reason: 'not-a-pdf' });
  });
});
