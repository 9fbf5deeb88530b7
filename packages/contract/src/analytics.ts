import { z } from 'zod';

/** A month as "2026-11". */
const monthSchema = z.string().regex(/^\d{4}-\d{2}$/);

/** A sum over many statements, exact: a plain decimal of any length, not negative. */
const sumSchema = z.string().regex(/^\d+(\.\d+)?$/);

const flowSchema = z.object({ moneyIn: sumSchema, moneyOut: sumSchema });

/** What statements in one currency add up to; currencies are never added together. */
export const currencyFlowSchema = z.object({
  /** null where the documents print none. */
  currency: z.string().nullable(),
  months: z.array(flowSchema.extend({ month: monthSchema })),
  /** As given to the rows, else as the words of their descriptions say; null where neither shows. */
  categories: z.array(flowSchema.extend({ category: z.string().nullable() })),
});
export type CurrencyFlow = z.infer<typeof currencyFlowSchema>;

/** Which money is added up; all of it where nothing is chosen. */
export const userAnalyticsQuerySchema = z.object({
  account: z
    .string()
    .max(40)
    .optional()
    .meta({ description: 'The `key` of one of the answer’s `accounts`.' }),
  from: z.iso.date().optional().meta({ description: 'First transaction date.' }),
  to: z.iso.date().optional().meta({ description: 'Last transaction date.' }),
});
export type UserAnalyticsQuery = z.infer<typeof userAnalyticsQuerySchema>;

/** What the account's own files add up to: GET /api/user/analytics. */
export const userAnalyticsSchema = z
  .object({
    /** The latest first; by the month of upload, in UTC. Files whose content is gone still count. */
    months: z.array(
      z.object({
        month: monthSchema,
        conversions: z.number().int(),
        pages: z.number().int(),
        proven: z.number().int(),
        unproven: z.number().int(),
        contradicted: z.number().int(),
      }),
    ),
    /** Over the statements that are still stored, corrections included; a transaction in several statements of one account once. */
    money: z.array(currencyFlowSchema),
    /** Every account of the statements, chosen or not; `number` is null for those that print none. */
    accounts: z.array(
      z.object({ key: z.string(), number: z.string().nullable(), currency: z.string().nullable() }),
    ),
    statementCount: z.number().int(),
    /** Transactions left out because another statement of the account has them too. */
    repeatedCount: z.number().int(),
    /** Transactions in no month because no date was read on them. */
    undatedCount: z.number().int(),
    /** Transactions left out because their amount cannot be added exactly. */
    unaddableCount: z.number().int(),
  })
  .meta({ id: 'UserAnalytics' });
export type UserAnalytics = z.infer<typeof userAnalyticsSchema>;
