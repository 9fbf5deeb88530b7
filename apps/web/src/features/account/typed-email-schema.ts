import { emailSchema } from '@tieout/contract';
import { z } from 'zod';

/** An address as typed into a form: the contract's rule, with words for the person who types. */
export const typedEmailSchema = z
  .string()
  .refine((text) => emailSchema.safeParse(text).success, 'Enter your email address.');
