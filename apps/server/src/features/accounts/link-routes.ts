import {
  doneSchema,
  emailRequestSchema,
  paths,
  resetPasswordRequestSchema,
  sentSchema,
} from '@tieout/contract';
import { z } from 'zod';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import { followLink } from './follow-link.ts';
import { askForReset, resendVerification, resetPassword } from './links.ts';
import type { AccountParts } from './parts.ts';
import { handOverToken } from './session-cookie.ts';
import { answerSignIn } from './sign-in.ts';

const tags = ['accounts'];
const config = { isForAnyone: true };
const body = emailRequestSchema;
const answersSent = { 200: sentSchema, ...refusals };
const sent = { sent: true } as const;

/** Asking for the links in mail, and following them. */
export function linkRoutes(parts: AccountParts): Routes {
  return async (app) => {
    const resend = {
      ...{ tags, body, response: answersSent },
      summary: 'Send the verification email again; the response is the same for unknown addresses',
    };
    app.post(paths.resendVerification, { schema: resend, config }, async (request, reply) => {
      const refusal = await resendVerification(parts, { request, reply }, request.body.email);
      return refusal ?? sent;
    });

    const forgot = {
      ...{ tags, body, response: answersSent },
      summary: 'Request a link to set a new password; the response is the same for unknown addresses',
    };
    app.post(paths.forgotPassword, { schema: forgot, config }, async (request, reply) => {
      const refusal = await askForReset(parts, { request, reply }, request.body.email);
      return refusal ?? sent;
    });
    await app.register(followRoutes(parts));
  };
}

function followRoutes(parts: AccountParts): Routes {
  return async (app) => {
    const verify = {
      tags,
      summary:
        'Verify an email address; redirects to the dashboard, or to a page that sets a password in a browser that did not register',
      querystring: z.object({ token: z.string().max(2000).default('') }),
    };
    app.get(paths.verifyEmail, { schema: verify, config }, async (request, reply) => {
      const { location, session } = await followLink(parts, { request, reply }, request.query.token);
      if (session !== null) {
        await answerSignIn(parts, { request, reply }, { ...session, isPermanent: true });
        handOverToken(reply, session.token, parts);
      }
      return reply.redirect(location, 302);
    });

    const reset = {
      tags,
      summary:
        'Set a new password with the token from a link; this verifies the address and ends all sessions',
      body: resetPasswordRequestSchema,
      response: { 200: doneSchema, ...refusals },
    };
    app.post(paths.resetPassword, { schema: reset, config }, async (request, reply) => {
      const refusal = await resetPassword(parts, { request, reply }, request.body);
      return refusal ?? { done: true as const };
    });
  };
}
