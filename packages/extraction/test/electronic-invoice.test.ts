import type { InvoiceReading } from '@tieout/records';
import { describe, expect, test } from 'vitest';
import { extract } from '../src/index.ts';
import { type Carried, type DrawnLine, drawPdf, say, table, title } from './draw-pdf.ts';
import { messageOf, nameOf } from './finding-names.ts';

const page: readonly DrawnLine[] = [
  title('Rechnung'),
  say('Kranich Werkzeuge GmbH'),
  say('Lindenallee 12'),
  say('24105 Kiel'),
  [],
  say('Rechnung an:'),
  say('Tischlerei Buche'),
  [],
  say('Rechnungsnummer: R-4711'),
  say('Rechnungsdatum: 05.03.2025'),
  [],
  ...table('50 330> 430> 540>', [
    ['Bezeichnung', 'Menge', 'Einzelpreis', 'Gesamt'],
    ['Akkuschrauber', '2', '100,00', '200,00'],
    ['Montage vor Ort', '3', '50,00', '150,00'],
  ]),
  [],
  ...table('360 540>', [
    ['Zwischensumme', '350,00 €'],
    ['zzgl. 19 % MwSt.', '66,50 €'],
    ['Gesamtbetrag', '416,50 €'],
  ]),
];

const CII = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100';

function cii({
  number = 'R-4711',
  lines = ['200.00', '150.00'],
  tax = '66.50',
  total = '416.50',
  space = CII,
} = {}): string {
  const items = lines.map(
    (amount) => `<ram:IncludedSupplyChainTradeLineItem><ram:SpecifiedLineTradeSettlement>
      <ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${amount}</ram:LineTotalAmount>
      </ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><!-- made by hand -->
  <rsm:CrossIndustryInvoice xmlns:rsm="${space}" xmlns:ram="urn:ram" xmlns:udt="urn:udt">
  <rsm:ExchangedDocument><ram:ID>${number}</ram:ID><ram:TypeCode>380</ram:TypeCode>
    <ram:IssueDateTime><udt:DateTimeString format="102">20250305</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>${items.join('')}
    <ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty><ram:Name>Kranich Werkzeuge GmbH</ram:Name></ram:SellerTradeParty>
      <ram:BuyerTradeParty><ram:Name>Tischlerei Buche</ram:Name></ram:BuyerTradeParty></ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation><ram:LineTotalAmount>350.00</ram:LineTotalAmount>
      <ram:TaxBasisTotalAmount>350.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">${tax}</ram:TaxTotalAmount>
      <ram:GrandTotalAmount>${total}</ram:GrandTotalAmount></ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`;
}

async function readWith(
  content: string,
  { drawn = page, options = {}, name = 'factur-x.xml' } = {},
): Promise<InvoiceReading> {
  const carried: Carried[] = [{ name, content }];
  const extraction = await extract(await drawPdf([drawn], undefined, carried), options);
  if (extraction.outcome !== 'read' || !('fields' in extraction)) throw new Error(JSON.stringify(extraction));
  return extraction;
}

const codes = ({ findings }: InvoiceReading) => findings.map(nameOf);

describe('an electronic invoice inside the PDF', () => {
  test('that matches the page proves what the page alone does not: which of two totals is right', async () => {
    const drawn = [
      ...page.slice(0, -3),
      ...table('360 540>', [
        ['Gesamtbetrag', '350,00 €'],
        ['Gesamtsumme', '370,00 €'],
      ]),
    ];
    const content = cii({ total: '350.00', tax: '0.00' });
    const alone = await readWith(content, { drawn, options: { ignoresEmbeddedXml: true } });
    const together = await readWith(content, { drawn });
    expect([alone.verdict, together.verdict]).toEqual(['unproven', 'proven']);
    expect(codes(together)).toContain('check-holds electronic-invoice');
  });

  test('that has another total contradicts the page, and the finding names both', async () => {
    const reading = await readWith(cii({ total: '461.50' }));
    expect(reading.verdict).toBe('contradicted');
    expect(reading.fields.total).toBe('416.50');
    const message = messageOf(reading.findings.find((finding) => nameOf(finding) === 'xml-differs'));
    expect(message).toContain('416.50');
    expect(message).toContain('461.50');
  });

  test('that has another amount on one line removes the proof and points at the line', async () => {
    const reading = await readWith(cii({ lines: ['210.00', '140.00'] }));
    expect(reading.verdict).toBe('unproven');
    expect(reading.findings).toContainEqual(expect.objectContaining({ code: 'xml-differs', row: 1 }));
  });

  test('that has another number is a finding, and the number stays as printed', async () => {
    const reading = await readWith(cii({ number: 'R-4712' }));
    expect(reading.fields.number).toBe('R-4711');
    expect(messageOf(reading.findings.find((finding) => nameOf(finding) === 'xml-differs'))).toContain(
      'R-4712',
    );
  });

  test('is ignored on request', async () => {
    const reading = await readWith(cii({ total: '1.00' }), { options: { ignoresEmbeddedXml: true } });
    expect(reading.verdict).toBe('proven');
    expect(codes(reading).filter((code) => code.startsWith('xml'))).toEqual([]);
  });

  test('may be written in UBL', async () => {
    const ubl = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cbc="urn:cbc" xmlns:cac="urn:cac">
      <cbc:ID>R-4711</cbc:ID><cbc:IssueDate>2025-03-05</cbc:IssueDate><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
      <cac:TaxTotal><cbc:TaxAmount currencyID="EUR">66.50</cbc:TaxAmount></cac:TaxTotal>
      <cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount>350.00</cbc:TaxExclusiveAmount>
      <cbc:TaxInclusiveAmount>416.50</cbc:TaxInclusiveAmount></cac:LegalMonetaryTotal>
      <cac:InvoiceLine><cbc:LineExtensionAmount>200.00</cbc:LineExtensionAmount></cac:InvoiceLine>
      <cac:InvoiceLine><cbc:LineExtensionAmount>150.00</cbc:LineExtensionAmount></cac:InvoiceLine></Invoice>`;
    const reading = await readWith(ubl, { name: 'xrechnung.xml' });
    expect(
      messageOf(reading.findings.find((finding) => nameOf(finding) === 'check-holds electronic-invoice')),
    ).toContain('every line');
  });
});

describe('a hostile file under the name of an electronic invoice', () => {
  const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>${cii({ number: '&c;' })}`;
  const deep = cii().replace(
    '<ram:TypeCode>',
    `${'<ram:X>'.repeat(50_000)}${'</ram:X>'.repeat(50_000)}<ram:TypeCode>`,
  );
  test.each([
    ['a bomb of entities', laughs],
    ['levels without end', deep],
    ['more elements than any invoice has', cii({ lines: Array.from({ length: 40_000 }, () => '1.00') })],
    ['half a file', cii().slice(0, 700)],
    ['another namespace', cii({ space: 'urn:somebody:else' })],
    ['a total that is no number', cii({ total: '1e9' })],
    ['no XML at all', 'PK\u0003\u0004 not xml <<<< &&& ]]>'],
  ])('%s: a finding says it was not used, and the page is read', async (_, content) => {
    const reading = await readWith(content);
    expect(reading.verdict).toBe('proven');
    expect(codes(reading)).toContain('xml-unused unusable');
  });

  test('names such as __proto__ are ordinary elements', async () => {
    const reading = await readWith(
      cii().replace('<ram:TypeCode>', '<__proto__><constructor>x</constructor></__proto__><ram:TypeCode>'),
    );
    expect(reading.verdict).toBe('proven');
  });
});
