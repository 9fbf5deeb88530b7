import { calendarDateSchema, decimalSchema } from '@tieout/records';
import { z } from 'zod';
import { personNameSchema } from './person-name.ts';

/** How every date of one file is written. */
export const dateFormatSchema = z.enum(['YYYY-MM-DD', 'MM/DD/YYYY', 'DD/MM/YYYY']);
export type DateFormat = z.infer<typeof dateFormatSchema>;

/** ISO 3166 two-letter country. */
export const regionSchema = z.string().regex(/^[A-Za-z]{2}$/, 'A two-letter country, such as US or GB.');

const nameInBooksSchema = personNameSchema.pipe(z.string().min(1));
const namesInBooksSchema = z.array(personNameSchema).max(100);

/** A bank by whose INTU.BID QuickBooks takes a .QBO file. */
export const bankChoiceSchema = z.object({
  bid: z.string().regex(/^\d{1,9}$/, 'A bank’s INTU.BID has up to nine digits.'),
  org: nameInBooksSchema,
});
export type BankChoice = z.infer<typeof bankChoiceSchema>;

/** The code by which a target knows a rate of tax; of one vendor, or of all where it is null. Without a rate it is for every rate. */
export const taxCodeSchema = z.object({
  vendor: nameInBooksSchema.nullable().default(null),
  rate: decimalSchema.nullable().default(null),
  code: nameInBooksSchema.pipe(z.string().max(50)),
});
export type TaxCode = z.infer<typeof taxCodeSchema>;

/** Options of an export; each preset names in `asks` what it uses. */
export const exportOptionsSchema = z
  .object({
    /** Overrides the region's order of dates. */
    dateFormat: dateFormatSchema,
    region: regionSchema,
    currency: z.string().regex(/^[A-Z]{3}$/, 'A three-letter currency, such as USD.'),
    accountNames: namesInBooksSchema,
    ownAccounts: namesInBooksSchema,
    expenseAccount: nameInBooksSchema,
    incomeAccount: nameInBooksSchema,
    payableAccount: nameInBooksSchema,
    /** Where card payments come from. */
    paymentAccount: nameInBooksSchema,
    taxCodes: z.array(taxCodeSchema).max(200),
    advisorNumber: z.string().regex(/^[1-9]\d{3,6}$/, 'Four to seven digits.'),
    clientNumber: z.string().regex(/^[1-9]\d{0,4}$/, 'Up to five digits.'),
    fiscalYearStart: z
      .string()
      .regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'Month and day such as 01-01.'),
    /** 1 writes identifiers as releases before this one did, for accounts whose books know those. */
    idRecipe: z.union([z.literal(1), z.literal(2)]),
    bank: bankChoiceSchema,
    accountType: z.enum(['CHECKING', 'SAVINGS', 'MONEYMRKT', 'CREDITLINE', 'CD']),
    routingNumber: z.string().regex(/^\d{9}$/, 'A routing number has nine digits.'),
    accountId: z.string().regex(/^[0-9A-Za-z*-]{1,34}$/, 'Letters and digits, at most 34.'),
    closingBalance: decimalSchema,
    documentNumber: nameInBooksSchema,
    documentDate: calendarDateSchema,
    vendor: nameInBooksSchema,
    customer: nameInBooksSchema,
    dueDays: z.number().int().min(0).max(999),
    isTotalOnly: z.boolean(),
    idPrefix: z.string().regex(/^[A-Za-z0-9-]{1,8}$/, 'Up to eight letters, digits and hyphens.'),
  })
  .partial()
  .meta({ id: 'ExportOptions' });
export type ExportOptions = z.infer<typeof exportOptionsSchema>;
export type ExportOptionName = Exclude<keyof ExportOptions, 'dateFormat'>;

/** How a screen or a command asks for one option. */
export type ExportOptionField = {
  readonly label: string;
  /** What it is, as half a sentence. */
  readonly meaning: string;
  readonly input: 'text' | 'names' | 'bank' | 'account-type' | 'number' | 'switch' | 'tax-codes' | 'recipe';
};

export const exportOptionFields: Readonly<Record<ExportOptionName, ExportOptionField>> = {
  region: {
    label: 'Country',
    meaning: 'country that decides the date order, such as US or GB',
    input: 'text',
  },
  currency: { label: 'Currency', meaning: 'currency, where the document prints none', input: 'text' },
  accountNames: {
    label: 'Account names',
    meaning: 'the account’s name in your books; once for each account of the document',
    input: 'names',
  },
  ownAccounts: {
    label: 'Your other accounts',
    meaning: 'another bank or card account of yours; rows categorised to it are transfers',
    input: 'names',
  },
  expenseAccount: {
    label: 'Account for expenses',
    meaning: 'account for expenses without a category',
    input: 'text',
  },
  incomeAccount: {
    label: 'Account for income',
    meaning: 'account for income without a category',
    input: 'text',
  },
  payableAccount: { label: 'Accounts payable', meaning: 'accounts payable in your books', input: 'text' },
  paymentAccount: {
    label: 'Account that pays the card',
    meaning: 'bank account that card payments come from',
    input: 'text',
  },
  taxCodes: {
    label: 'Tax codes',
    meaning: 'the target’s code for each rate of tax, such as 20=INPUT2',
    input: 'tax-codes',
  },
  advisorNumber: {
    label: 'Adviser number',
    meaning: 'number of the tax adviser (Beraternummer)',
    input: 'text',
  },
  clientNumber: {
    label: 'Client number',
    meaning: 'your number at the tax adviser (Mandantennummer)',
    input: 'text',
  },
  fiscalYearStart: {
    label: 'Fiscal year begins',
    meaning: 'month and day the fiscal year begins, such as 01-01',
    input: 'text',
  },
  idRecipe: {
    label: 'Identifier version',
    meaning: '1 for accounts whose books know the identifiers of earlier releases',
    input: 'recipe',
  },
  bank: {
    label: 'Bank (INTU.BID)',
    meaning: 'INTU.BID and name of a bank QuickBooks supports, such as 3000=Wells Fargo',
    input: 'bank',
  },
  accountType: {
    label: 'Account type',
    meaning: 'CHECKING, SAVINGS, MONEYMRKT, CREDITLINE or CD',
    input: 'account-type',
  },
  routingNumber: { label: 'Routing number', meaning: 'the bank’s nine-digit number', input: 'text' },
  accountId: {
    label: 'Account number',
    meaning: 'account number, where the document prints none',
    input: 'text',
  },
  closingBalance: {
    label: 'Closing balance',
    meaning: 'closing balance, where the document prints none',
    input: 'text',
  },
  documentNumber: {
    label: 'Document number',
    meaning: 'number of the invoice or receipt, where it prints none',
    input: 'text',
  },
  documentDate: {
    label: 'Document date',
    meaning: 'date of the invoice or receipt as 2026-01-31, where it prints none',
    input: 'text',
  },
  vendor: { label: 'Vendor', meaning: 'who sold, where the document prints no name', input: 'text' },
  customer: { label: 'Customer', meaning: 'who bought, where the document prints no name', input: 'text' },
  dueDays: {
    label: 'Days until due',
    meaning: 'days until payment is due, where the document prints no due date',
    input: 'number',
  },
  isTotalOnly: {
    label: 'Total only',
    meaning: 'write an invoice or receipt as one line with its total',
    input: 'switch',
  },
  idPrefix: { label: 'Number prefix', meaning: 'start of journal and message numbers', input: 'text' },
};
