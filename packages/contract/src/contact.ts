import { z } from 'zod';
import { emailSchema } from './accounts.ts';
import { personNameSchema } from './person-name.ts';

export const CONTACT_MESSAGE_MAX_LENGTH = 5000;

/** A message to whoever runs this installation. */
export const contactRequestSchema = z
  .object({
    name: personNameSchema.default(''),
    email: emailSchema,
    message: z
      .string()
      .trim()
      .min(10, 'Write at least a sentence, so that it can be answered.')
      .max(CONTACT_MESSAGE_MAX_LENGTH),
  })
  .meta({ id: 'ContactRequest' });
export type ContactRequest = z.infer<typeof contactRequestSchema>;
