import { z } from 'zod';
import { NAME_MAX_LENGTH } from './limits.ts';

/** A name of a person or of something a person named, without control characters; may be empty. */
export const personNameSchema = z
  .string()
  .trim()
  .max(NAME_MAX_LENGTH)
  .refine((name) => !/[\p{Cc}\p{Cf}]/u.test(name), 'A name has no control characters.');
