import { z } from 'zod';
import { type Problem, type ProblemCode, problems } from './problems.ts';

const codes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];

/** The one shape of every refusal. */
export const problemSchema: z.ZodType<Problem> = z
  .object({
    code: z.enum(codes),
    message: z.string(),
    details: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'Problem' });
