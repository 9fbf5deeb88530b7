import { z } from 'zod';
import { NAME_MAX_LENGTH } from './limits.ts';

/** A name of a person or of something a person named, without control characters; may be empty. */
export const personNameSchema = z
  .string()
  .trim()
  .max(NAME_MAX_LENGTH)
  .refine((name) => !/[\p{Cc}\p{Cf}]/u.test(name), {
    message: 'A name has no control characters.',
    abort: true,
  });

/** What mail programs turn into a link: "//", "www.", or "word.tld"; and the marks of HTML. */
const WEB_ADDRESS = /\/\/|www\.|[<>\\]|[\p{L}\d-]{2,}\.[a-z]{2,}(?![\p{L}])/iu;

/** The name of an account holder. Anybody may register anybody's address, so it must not carry a message with a link. */
export const accountNameSchema = personNameSchema.refine(
  (name) => !WEB_ADDRESS.test(name),
  'A name has no web addresses.',
);
