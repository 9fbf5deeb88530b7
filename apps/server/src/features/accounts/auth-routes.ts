import {
  authResponseSchema,
  changeEmailRequestSchema,
  changePasswordRequestSchema,
  doneSchema,
  emailRequestSchema,
  loginRequestSchema,
  paths,
  registerRequestSchema,
  resetPasswordRequestSchema,
  sentSchema,
} from '@tieout/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refusals, refuse } from '../../http/refuse.ts';
import { isRefused } from '../../refused.ts';
import { followLink } from './follow-link.ts';
import { signedIn } from './identify.ts';
import { askForReset, changeEmail, changePassword, resendVerification, resetPassword } from './links.ts';
import type { AccountParts } from './parts.ts';
import { clearSessionCookie, handOverToken, setSessionCookie, tokenOf } from './session-cookie.ts';
import { answerSignIn, register, signIn } from './sign-in.ts';

const tags = ['accounts'];
const forAnyone = { config: { isForAnyone: true } };

/** Register, sign in and out, the links in mail, passwords and addresses. */
export function authRoutes(parts: AccountParts): FastifyPluginAsyncZod {
  return async (app) => {
    const answersSession = { 200: authResponseSchema, ...refusals };
    const answersSent = { 200: sentSchema, ...refusals };
    const answersDone = { 200: doneSchema, ...refusals };
    const sent = { sent: true } as const;
    const done = { done: true } as const;

    const login = { tags, summary: 'Sign in', body: loginRequestSchema, response: answersSession };
    app.post(paths.login, { schema: login, ...forAnyone }, async (request, reply) => {
      const result = await signIn(parts, request, request.body);
      return isRefused(result)
        ? refuse(reply, result.refused)
        : answerSignIn(parts, { request, reply }, result);
    });

    const registering = {
      tags,
      summary: 'Open an account',
      body: registerRequestSchema,
      response: answersSession,
    };
    app.post(paths.register, { schema: registering, ...forAnyone }, async (request, reply) => {
      const result = await register(parts, request, request.body);
      return isRefused(result)
        ? refuse(reply, result.refused)
        : answerSignIn(parts, { request, reply }, result);
    });

    const logout = { tags, summary: 'Sign out; always succeeds', response: answersDone };
    app.post(paths.logout, { schema: logout, ...forAnyone }, async (request, reply) => {
      const given = tokenOf(request);
      clearSessionCookie(reply);
      if (given !== null) {
        const headers = new Headers({ authorization: `Bearer ${given.token}` });
        await parts.auth.api.signOut({ headers }).catch(() => {});
      }
      return done;
    });

    const resend = {
      tags,
      summary: 'Send the verification mail again; the answer does not tell whether the address is known',
      body: emailRequestSchema,
      response: answersSent,
    };
    app.post(paths.resendVerification, { schema: resend, ...forAnyone }, async (request, reply) => {
      const refusal = await resendVerification(parts, request, request.body.email);
      return refusal ? refuse(reply, refusal.refused) : sent;
    });

    const verify = {
      tags,
      summary: 'Follow the link of a verification mail; leads to the dashboard',
      querystring: z.object({ token: z.string().max(2000).default('') }),
    };
    app.get(paths.verifyEmail, { schema: verify, ...forAnyone }, async (request, reply) => {
      const followed = await followLink(parts, request, request.query.token);
      if (followed.token !== null) {
        setSessionCookie(reply, { token: followed.token, isPermanent: true }, parts);
        handOverToken(reply, followed.token, parts);
      }
      return reply.redirect(followed.location, 302);
    });

    const forgot = {
      tags,
      summary: 'Ask for a link to set a new password; the answer does not tell whether the address is known',
      body: emailRequestSchema,
      response: answersSent,
    };
    app.post(paths.forgotPassword, { schema: forgot, ...forAnyone }, async (request, reply) => {
      const refusal = await askForReset(parts, request, request.body.email);
      return refusal ? refuse(reply, refusal.refused) : sent;
    });

    const reset = {
      tags,
      summary: 'Set a new password by the token of a link; ends all sign-ins',
      body: resetPasswordRequestSchema,
      response: answersDone,
    };
    app.post(paths.resetPassword, { schema: reset, ...forAnyone }, async (request, reply) => {
      const refusal = await resetPassword(parts, request, request.body);
      return refusal ? refuse(reply, refusal.refused) : done;
    });

    const password = {
      tags,
      summary: 'Change the password; ends all other sign-ins',
      body: changePasswordRequestSchema,
      response: answersDone,
    };
    app.post(paths.changePassword, { schema: password }, async (request, reply) => {
      const user = signedIn(request);
      if (isRefused(user)) return refuse(reply, user.refused);
      const refusal = await changePassword(parts, { request, user }, request.body);
      return refusal ? refuse(reply, refusal.refused) : done;
    });

    const email = {
      tags,
      summary: 'Change the address: a link is sent to the new one, which counts once it is followed',
      body: changeEmailRequestSchema,
      response: answersSent,
    };
    app.post(paths.changeEmail, { schema: email }, async (request, reply) => {
      const user = signedIn(request);
      if (isRefused(user)) return refuse(reply, user.refused);
      const refusal = await changeEmail(parts, { request, user }, request.body);
      return refusal ? refuse(reply, refusal.refused) : sent;
    });
  };
}
