import { z } from 'zod';
import { verdictSchema } from './verdict.ts';

/** What a verdict rests on: the same in the review, the file, its exports, the API and webhooks. */
export const proofSchema = z.object({
  verdict: verdictSchema,
  /** Corrections in force that the verdict rests on; a confirmed finding is none. "Proven after 3 corrections". */
  correctionCount: z.number().int().nonnegative(),
  /** Printed figures that a person replaced: opening, closing and running balances, and the sums of an invoice. */
  changedBalanceCount: z.number().int().nonnegative(),
  /** Findings that a person confirmed. They are closed; the verdict is as if they were open. */
  confirmedCount: z.number().int().nonnegative(),
  /** Warnings and errors still open. */
  openCount: z.number().int().nonnegative(),
});

export type Proof = z.infer<typeof proofSchema>;
