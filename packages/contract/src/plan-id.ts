import { z } from 'zod';

/** Apart from the plans themselves, so that a page that only shows them need not load the schema library. */
export const planIdSchema = z.enum(['free', 'pro', 'business']);
export type PlanId = z.infer<typeof planIdSchema>;
