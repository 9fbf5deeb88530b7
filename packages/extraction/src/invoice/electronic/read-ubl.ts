import { dateOfXml, decimalOfXml, isCreditCode, pricePerUnit } from './electronic-invoice.ts';
import { attributeOf, nodesAt, textAt, type XmlNode } from './parse-xml.ts';

/** The facts of a UBL 2.1 Invoice or CreditNote as written, for the schema to check. Source: EN 16931, syntax binding to UBL. */
export function readUbl(root: XmlNode, rootName: string): unknown {
  const at = (path: string) => textAt(root, path);
  const sum = (name: string) => decimalOfXml(at(`LegalMonetaryTotal/${name}`));
  const currency = at('DocumentCurrencyCode');
  const party = (role: string) =>
    at(`${role}/Party/PartyLegalEntity/RegistrationName`) ?? at(`${role}/Party/PartyName/Name`);
  return {
    isCredit: rootName === 'CreditNote' || isCreditCode(at('InvoiceTypeCode')),
    number: at('ID'),
    date: dateOfXml(at('IssueDate')),
    dueDate: dateOfXml(at('DueDate') ?? at('PaymentMeans/PaymentDueDate')),
    vendor: party('AccountingSupplierParty'),
    customer: party('AccountingCustomerParty'),
    currency,
    lineTotal: sum('LineExtensionAmount'),
    taxBasis: sum('TaxExclusiveAmount'),
    tax: taxIn(root, currency),
    total: sum('TaxInclusiveAmount') ?? sum('PayableAmount'),
    lines: [...nodesAt(root, 'InvoiceLine'), ...nodesAt(root, 'CreditNoteLine')]
      .map(lineOf)
      .filter(({ amount }) => amount !== null),
    allowances: sum('AllowanceTotalAmount'),
    charges: sum('ChargeTotalAmount'),
  };
}

function lineOf(line: XmlNode) {
  const at = (path: string) => decimalOfXml(textAt(line, path));
  return {
    description: textAt(line, 'Item/Name') ?? textAt(line, 'Item/Description'),
    quantity: at('InvoicedQuantity') ?? at('CreditedQuantity'),
    unitPrice: pricePerUnit(at('Price/PriceAmount'), at('Price/BaseQuantity')),
    taxRate: at('Item/ClassifiedTaxCategory/Percent'),
    amount: at('LineExtensionAmount'),
  };
}

function taxIn(root: XmlNode, currency: string | null): string | null {
  const totals = nodesAt(root, 'TaxTotal');
  const isOwn = (total: XmlNode) =>
    nodesAt(total, 'TaxAmount').some((amount) => attributeOf(amount, 'currencyID') === currency);
  const own = totals.find(isOwn) ?? totals[0];
  return own === undefined ? null : decimalOfXml(textAt(own, 'TaxAmount'));
}
