import { z } from 'zod';

export const verdictSchema = z.enum(['proven', 'unproven', 'contradicted']);
export type Verdict = z.infer<typeof verdictSchema>;
