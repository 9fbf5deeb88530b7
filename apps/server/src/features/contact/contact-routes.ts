import { type ContactRequest, contactRequestSchema, paths, sentSchema } from '@tieout/contract';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { refused } from '../../refused.ts';
import type { LimitRate } from '../accounts/limit-rate.ts';

/** POST /api/contact: a message from the contact page, as mail to the admins. Refused where no admin is configured. */
export function contactRoutes(parts: {
  readonly adminEmails: ReadonlySet<string>;
  readonly limitRate: LimitRate;
  readonly post: (mail: Mail) => void;
}): Routes {
  return async (app) => {
    const schema = {
      tags: ['contact'],
      summary: 'Send a message to the operator',
      body: contactRequestSchema,
      response: { 200: sentSchema, ...refusals },
    };
    app.post(paths.contact, { schema, config: { isForAnyone: true } }, async (request) => {
      if (parts.adminEmails.size === 0) return refused('not-configured');
      const limited = await parts.limitRate('contact', { address: request.ip, account: request.body.email });
      if (limited !== null) return limited;
      for (const admin of parts.adminEmails) parts.post(contactMail(admin, request.body));
      return { sent: true } as const;
    });
  };
}

function contactMail(to: string, { name, email, message }: ContactRequest): Mail {
  const sender = name === '' ? email : `${name} <${email}>`;
  return {
    to,
    replyTo: email,
    subject: 'Message from the contact page',
    text: `${sender} wrote:\n\n${message}\n`,
  };
}
