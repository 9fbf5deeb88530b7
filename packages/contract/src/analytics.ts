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
    /** Over the statements whose content is still kept, corrections included. */
    money: z.array(currencyFlowSchema),
    statementCount: z.number().int(),
    /** Movements in no month because no date was read on them. */
    undatedCount: z.number().int(),
    /** Movements left out because their amount cannot be added exactly. */
    unaddableCount: z.number().int(),
  })
  .meta({ id: 'UserAnalytics' });
export type UserAnalytics = z.infer<typeof userAnalyticsSchema>;
