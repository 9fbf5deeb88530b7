import type { InvoiceLocale } from './locale.ts';

export const en: InvoiceLocale = {
  code: 'en',
  columns: {
    position: 'pos, pos., item no, line, line no, no, sl no, sr no, s no, sn',
    code: 'code, sku, item code, product code, part no, part number, article no, art no, item number, product no, hsn, hsn code, hsn/sac, manufacturer code, manufac, catalog no, stock code, model, ref, reference, reference no, check, upc, ean, ndc',
    date: 'date, service date, date of service, day, period, service period',
    description:
      'description, item, items, product, products, service, services, item description, item desc, item desc., product description, particulars, details, activity, title, article, name, service name, campaign, description of goods, description of services, goods, work performed, charge description, jurisdiction, product name, service description, description of charge, task, project, plan, material, materials, line item',
    quantity:
      'quantity, qty, qty., qnty, units, hours, hrs, no of units, pcs, pieces, qty shipped, shipped, clicks, nights, days, hours/qty, qty/hours, hrs/qty, quantity shipped, usage, volume',
    unit: 'unit, uom, u/m, unit of measure, um, per',
    unitPrice:
      'unit price, price, rate, unit cost, price per unit, price each, unit rate, cost, each, u/price, u.price, unit price excl tax, rate/hr, hourly rate, net price, unit net price, list price, price/unit, average cpc, cost per unit, unit amount, item price, sale price, unit value',
    discount: 'discount, disc, disc., disc %, discount %, rebate, less, disc. %',
    taxRate:
      'tax %, vat %, gst %, tax rate, vat rate, vat, tax(%), tax (%), gst rate, rate %, taxes, tax code, tax, gst, igst, cgst, sgst, vat-%',
    taxAmount:
      'tax amount, vat amount, gst amount, tax amt, vat amt, amount of tax, total tax, vat eur, vat gbp',
    taxBase:
      'taxable amount, taxable value, net amount, tax base, taxable amt, base amount, taxable, base, vat base, net amout, tax basis, goods, net eur, net gbp',
    amount:
      'amount, total, line total, total price, ext price, ext. price, extended price, extended, ext amount, extension, total amount, amount usd, amount (usd), amount eur, amount gbp, subtotal, sub total, sum, value, total cost, debit, debit eur, debit usd, charges, amount ex tax, amount (ex. tax), net total, item total, row total, line amount, amount due, amt, total value, total usd, total eur, total gbp, item amount, extended amount, net, net amt',
    gross:
      'total incl tax, total incl. tax, total incl vat, amount incl vat, gross, gross amount, total inc gst, amount inc gst, total inc vat, total (incl. vat), gross total, total with tax, price incl vat, gross eur, total including tax, amount incl tax',
    net: 'total excl tax, total excl vat, amount excl vat, amount excluding tax, net value, total ex vat, total ex gst, amount ex gst, amount ex vat, total excluding vat, total excl. vat',
    credit: 'credit, credits, credit eur, credit usd, payments, credit gbp',
  },
  totals: {
    subtotal:
      'subtotal, sub total, sub-total, net total, total net, total before tax, total excl vat, total excl tax, total ex vat, net amount, total excluding tax, subtotal excluding tax, total excluding vat, taxable amount, taxable value, total ex gst, invoice subtotal, total ex tax, amount before tax, goods total, total net amount, total exclusive of vat, subtotal excl vat, subtotal excl tax, total excl gst, net, merchandise total, item subtotal, order subtotal, items subtotal, total taxable, net value, total sales excluding gst, total excluding gst, subtotal less discount, taxable total, net subtotal, item(s) subtotal, total net value, total fob, fob total, fob value, ex works total, total exw, exw total',
    tax: 'tax, sales tax, vat, gst, hst, pst, qst, total tax, vat total, total vat, tax total, gst total, tax amount, vat amount, total tax amount, total gst, plus vat, includes vat, including vat, incl vat, vat included, includes tax, includes gst, including gst, gst included, tax included, estimated tax, taxes, igst, cgst, sgst, state tax, local tax, city tax amount, service tax, sst, gst amount, add vat, add gst, total taxes, tax amount tax, sales tax total, county tax, use tax, igst total, vat on',
    total:
      'total, grand total, invoice total, total amount, amount due, total due, total amount due, balance due total, total incl vat, total incl tax, total including tax, gross total, total gross, total inc gst, total payable, total incl gst, invoice amount, billed amount due, net payable, total price, total amount tax included, due payable, amount payable, total for this invoice, order total, total inclusive of gst, total rm, total sales inclusive of gst, rounded total, net total payable, net total rounded, nett total rounded, total usd, total eur, total gbp, total including vat, total inc vat, total inc tax, gross amount, total charges, total sales, total to pay, nett total, total inclusive, total sale, total amount due on, total credit, credit total, credit note total, total amount payable, please pay, pay this amount, amount to pay, total incl sst, total inclusive of vat, total rounded, final total, total (incl. vat), statement total, total current charges, net amount payable, total sales incl gst, total amt, total credit amount, amount credited, total refund, refund total, invoice value, total invoice value, total invoice, sales total, net amount due, total cif, total cif usd, cif total, total cfr, total ddp',
    due: 'balance due, balance, balance to pay, outstanding balance, remaining balance, amount outstanding, outstanding, new balance, amount remaining, balance outstanding, total outstanding, total balance, balance owing, remaining due',
    paid: 'paid, amount paid, payment, payments, payments received, less payments, deposit paid, cash, change, visa, mastercard, card, credit card, debit card, tendered, amount tendered, cash tendered, change due, refunded, less paid, deposit, prepaid, down payment, american express, amex, payment cc, less deposit, cash received, total paid, total payments, payment received, you paid, charged, card payment, eftpos, contactless, less amount paid, gift card, credit applied, amount charged, paid in full, payment made, payments made, paid by',
    discount:
      'discount, discounts, less discount, coupon, promotion, rewards applied, member discount, savings, rebate, loyalty discount, promo, promotional discount, invoice discount, discount amount, total discount, trade discount, volume discount, voucher, volume rebate, less, early payment discount, credits',
    charge:
      'city tax, tourist tax, resort fee, occupancy tax, shipping, shipping and handling, freight, delivery, postage, handling, shipping expenses, service charge, delivery charge, delivery fee, carriage, shipping cost, shipping charges, tip, gratuity, packing, surcharge, fuel surcharge, bottle deposit, deposit bottles, svc charge, ser charge, service chg, postage and packing, shipping fee, small order fee, freight charges, service fee, handling fee, delivery charges, s and h, bag fee, environmental fee, shipping handling, packaging, insurance, freight and insurance, international shipping, customs fee, import duty, processing fee, booking fee, convenience fee, admin fee, administration fee, call out fee, travel, fuel levy, levy',
    rounding:
      'rounding, round off, rounding adj, rounding adjustment, rounded, round adj, rnd adj, rounding adjmt, rounding off',
    carried:
      'carried forward, brought forward, page total, subtotal carried forward, balance forward, portfolio total, section total, page subtotal, amount carried forward, amount brought forward, continued, to be carried forward',
    other:
      'you saved, total savings, total items, total qty, item count, total pcs, items, points earned, total points, total quantity, credit limit, previous balance, minimum payment, number of items, total weight, no of items, qty total, total discount given, total number of items, change rate, exchange rate, price per, per month, total hours, registered capital, share capital, cash rounding info, approved, auth, points, tax rate, vat rate, gst summary, total excise, you have saved, items sold, item sold, late fee, prior balance, last payment, last invoice, tax rate tax, conversion rate',
  },
  labels: {
    number:
      'invoice number, invoice no, invoice nr, invoice num, invoice id, bill number, bill no, receipt number, receipt no, receipt #, invoice ref, inv no, inv number, document number, document no, doc no, credit note number, credit note no, credit memo number, credit memo no, credit memo, credit no, tax invoice no, tax invoice number, reference number, transaction id, transaction number, transaction, txn, txn id, work order, work order number, check no, bill id, invoice reference, statement number, booking ref, booking reference, confirmation number, folio no, folio number, ticket no, ticket number, slip no, trans no, trans, bill #, cash bill no, cash bill, rcpt, rcpt no, inv, tax invoice, order receipt, sales receipt no, receipt id, doc number, receipt nbr, memo no, number, sales no, order number, order no, order id, confirmation no, confirmation, ref no, reference no, reservation no, check, order, document',
    date: 'invoice date, date, date of issue, issue date, issued, issued on, bill date, billing date, date issued, receipt date, tax date, document date, transaction date, date paid, credit note date, invoice issued, inv date, purchase date, order date, conf date, service completed, delv date, sale date, invoiced on, date of invoice, tax point, tax point date, dated, issued at, payment date, date time, date and time, doc date, booked on, invoice created, created, credit date, printed, date of supply, date of receipt, date/time',
    dueDate:
      'due date, payment due, payment due date, due, due by, due on, pay by, payable by, date due, total amount due on, please pay by, payment deadline, payable on or before, please remit until, payment due by, to be paid by, payable until, amount due by, amount due on, please pay before, payment terms due, pay before, due for payment, payment date due, final payment date, payable before, invoice due, invoice due date, total due by, please remit by, payable no later than, balance due by',
    otherDate:
      'delivery date, ship date, shipped, date of delivery, service period, billing period, period, arrival, departure, check in, check out, order date, date of birth, next billing date, supply date, shipping date, date shipped, invoice period, service date, valid until, expires, last service',
    purchaseOrder:
      'po number, purchase order, po no, p o number, po, purchase order number, purchase order no, customer po, your order, your order number, po #, p.o. no, p.o. number, customer order, your po, buyer order, cust po, po ref, customer ref, your reference',
    taxId:
      'vat id, vat number, vat no, vat reg no, vat registration number, tax id, ein, gstin, gst no, abn, vat registration no, tax number, gst reg no, gst id, sst id, vat-id, gst id no, vat reg, company vat, tin, gst number',
    currency: 'currency, invoice currency, all amounts in, amounts in, prices in, all prices in',
    customer:
      'bill to, billed to, sold to, invoice to, customer, client, bill to address, billing address, invoiced to, guest, guest name, customer name, billed for, invoice address, buyer, bill-to, to, attention, charge to, customer details, client name, patient, recipient, account name, invoice for, prepared for, attn, name business partner, buyer name, billing to, payer, purchaser, rewards member, member name, credit to, company name, issued to, consignee, tenant, bill to customer, messrs, m/s, passenger',
    vendor:
      'from, seller, sold by, vendor, supplier, service provider, bill from, issued by, provider, pay to, remit to, payable to, make checks payable to, billed by, invoice from, supplier details, seller name, our details, biller, please make checks payable to, make all checks payable to, beneficiary, beneficiary name, lessor, landlord, contractor',
    shipTo:
      'ship to, shipping address, deliver to, delivery address, service address, job site, site address, shipped to, ship-to, delivered to, delivery to, consigned to, job address',
    other:
      'customer no, customer number, customer id, account number, account no, account id, phone, tel, fax, email, e-mail, terms, payment terms, payment method, cashier, table, server, register, sales rep, salesperson, contact, website, web, iban, bic, swift, sort code, bank, room, room no, page, address, notes, note, remarks, client id, client no, order by, shipped via, ship via, tracking no, vehicle, vin, mileage, model, delivery note, delivery note number, delivery note no, dispatch, payment terms days, subscription, project, job, reference, payment reference, comments, sales person, salesman, counter, terminal, guests, covers, staff, rep, company no, company number, registration no, reg no, contract no, contract, account, bank details, account name bank, routing number, id, year, make, driver, coordinator, manager, mobile, quote no, delivery method, contract number, incoterms, plan, meter number, license, operator, loyalty number',
  },
  titles: {
    invoice:
      'invoice, tax invoice, sales invoice, commercial invoice, bill, vat invoice, pro forma invoice, proforma invoice, service invoice, retail invoices bill, simplified tax invoice, final invoice, booking confirmation invoice, purchase invoice, monthly invoice, electronic invoice, original invoice, invoice summary, utility bill, electricity bill, telephone bill, phone bill, water bill, gas bill, progress invoice',
    creditNote:
      'credit note, credit memo, credit invoice, tax credit note, refund note, sales credit note, adjustment note, credit memorandum',
    receipt:
      'receipt, sales receipt, cash receipt, payment receipt, cash bill, guest check, folio, guest folio, customer copy, official receipt, cash sale, order receipt, sales slip, guest receipt, fuel receipt, parking receipt, ride receipt, taxi receipt, card receipt, till receipt, simplified invoice',
    other:
      'quote, quotation, estimate, purchase order, delivery note, packing slip, packing list, order confirmation, offer, proposal, statement of account, remittance advice, contract, agreement, payslip, pay stub, resume, curriculum vitae, letter, report, agenda, minutes, certificate, price list, catalogue, brochure, newsletter, manual, timesheet, terms and conditions, privacy policy, application form, tax return, sales quote, sales quotation, price quote, cost estimate, repair estimate, sales order, delivery docket, delivery order, goods received note, payment reminder, reminder, final reminder, dunning notice, overdue notice, earnings statement, bill of lading, pick list, boarding pass, itinerary, travel itinerary, insurance policy, policy schedule, lease agreement, rental agreement, purchase requisition, expense report, balance sheet, income statement, profit and loss, trial balance, test report, data sheet, menu, cover letter, business plan, research paper, job description',
  },
  units:
    'ea, each, pc, pcs, unit, units, unit(s), hr, hrs, hour, hours, h, day, days, kg, g, lb, lbs, oz, l, liter, liters, liter(s), litre, litres, m, ft, sqft, sf, box, boxes, pack, packs, set, sets, month, months, night, nights, quart, quarts, gal, gallon, gallons, dozen, dz, case, cases, bottle, license, licenses, user, users, km, mi, miles, kwh, mb, gb, min, seat, seats, roll, rolls, pair, pairs, lot, ctn, bag, week, weeks, year, years, nos, no, job, trip, sheet, sheets, m2, m3, sqm, tonne, pkt',
};
