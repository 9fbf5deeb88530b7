import { proofSchema as recordsProofSchema } from '@tieout/records';
import type { z } from 'zod';

/** What a verdict rests on: the same in the review, the file, its exports, the API and webhooks. */
export const proofSchema = recordsProofSchema.meta({ id: 'Proof' });
export type Proof = z.infer<typeof proofSchema>;
