import { dateOfXml, decimalOfXml, isCreditCode, pricePerUnit } from './electronic-invoice.ts';
import { attributeOf, nodesAt, textAt, textOf, type XmlNode } from './parse-xml.ts';

/** The element names of the two versions of Cross Industry Invoice. */
type Names = {
  readonly document: string;
  readonly transaction: string;
  readonly agreement: string;
  readonly settlement: string;
  readonly sums: string;
  readonly lineSum: string;
  readonly lineAgreement: string;
  readonly lineDelivery: string;
  readonly lineSettlement: string;
  readonly rate: string;
};

/** UN/CEFACT CII D16B, as in ZUGFeRD 2, Factur-X and XRechnung. */
const D16B: Names = {
  document: 'ExchangedDocument',
  transaction: 'SupplyChainTradeTransaction',
  agreement: 'ApplicableHeaderTradeAgreement',
  settlement: 'ApplicableHeaderTradeSettlement',
  sums: 'SpecifiedTradeSettlementHeaderMonetarySummation',
  lineSum: 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation',
  lineAgreement: 'SpecifiedLineTradeAgreement',
  lineDelivery: 'SpecifiedLineTradeDelivery',
  lineSettlement: 'SpecifiedLineTradeSettlement',
  rate: 'RateApplicablePercent',
};

/** ZUGFeRD 1.0. */
const FERD1: Names = {
  document: 'HeaderExchangedDocument',
  transaction: 'SpecifiedSupplyChainTradeTransaction',
  agreement: 'ApplicableSupplyChainTradeAgreement',
  settlement: 'ApplicableSupplyChainTradeSettlement',
  sums: 'SpecifiedTradeSettlementMonetarySummation',
  lineSum: 'SpecifiedSupplyChainTradeSettlement/SpecifiedTradeSettlementMonetarySummation',
  lineAgreement: 'SpecifiedSupplyChainTradeAgreement',
  lineDelivery: 'SpecifiedSupplyChainTradeDelivery',
  lineSettlement: 'SpecifiedSupplyChainTradeSettlement',
  rate: 'ApplicablePercent',
};

/** The facts of a Cross Industry Invoice as written, for the schema to check. */
export function readCii(root: XmlNode, rootName: string): unknown {
  const names = rootName === 'CrossIndustryDocument' ? FERD1 : D16B;
  const at = (path: string) => textAt(root, path);
  const { document, transaction } = names;
  const agreement = `${transaction}/${names.agreement}`;
  const settlement = `${transaction}/${names.settlement}`;
  const sum = (name: string) => decimalOfXml(at(`${settlement}/${names.sums}/${name}`));
  const currency = at(`${settlement}/InvoiceCurrencyCode`);
  return {
    isCredit: isCreditCode(at(`${document}/TypeCode`)),
    number: at(`${document}/ID`),
    date: dateOfXml(at(`${document}/IssueDateTime/DateTimeString`)),
    dueDate: dateOfXml(at(`${settlement}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`)),
    vendor: at(`${agreement}/SellerTradeParty/Name`),
    customer: at(`${agreement}/BuyerTradeParty/Name`),
    currency,
    lineTotal: sum('LineTotalAmount'),
    taxBasis: sum('TaxBasisTotalAmount'),
    tax: taxIn(nodesAt(root, `${settlement}/${names.sums}/TaxTotalAmount`), currency),
    total: sum('GrandTotalAmount'),
    allowances: sum('AllowanceTotalAmount'),
    charges: sum('ChargeTotalAmount'),
    lines: nodesAt(root, `${transaction}/IncludedSupplyChainTradeLineItem`)
      .map((line) => lineOf(line, names))
      .filter(({ amount }) => amount !== null),
  };
}

function lineOf(line: XmlNode, names: Names) {
  const price = `${names.lineAgreement}/NetPriceProductTradePrice`;
  const at = (path: string) => decimalOfXml(textAt(line, path));
  return {
    description: textAt(line, 'SpecifiedTradeProduct/Name'),
    quantity: at(`${names.lineDelivery}/BilledQuantity`),
    unitPrice: pricePerUnit(at(`${price}/ChargeAmount`), at(`${price}/BasisQuantity`)),
    taxRate: at(`${names.lineSettlement}/ApplicableTradeTax/${names.rate}`),
    amount: at(`${names.lineSum}/LineTotalAmount`),
  };
}

/** The tax total in the invoice currency; it may also be given in the accounting currency. */
function taxIn(taxes: readonly XmlNode[], currency: string | null): string | null {
  const own = taxes.find((tax) => attributeOf(tax, 'currencyID') === currency) ?? taxes[0];
  return own === undefined ? null : decimalOfXml(textOf(own));
}
