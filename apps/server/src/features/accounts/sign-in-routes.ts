import {
  authResponseSchema,
  doneSchema,
  loginRequestSchema,
  paths,
  registerRequestSchema,
} from '@tieout/contract';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import { isRefused } from '../../refused.ts';
import type { AccountParts } from './parts.ts';
import { clearSessionCookie, tokenOf } from './session-cookie.ts';
import { answerSignIn, register, signIn } from './sign-in.ts';

const tags = ['accounts'];
const config = { isForAnyone: true };
/** Signing in and out continues in maintenance mode, so that admins get in. */
const always = { isForAnyone: true, worksInMaintenance: true };
const response = { 200: authResponseSchema, ...refusals };

/** Register, sign in, sign out. */
export function signInRoutes(parts: AccountParts): Routes {
  return async (app) => {
    const login = { tags, summary: 'Sign in', body: loginRequestSchema, response };
    app.post(paths.login, { schema: login, config: always }, async (request, reply) => {
      const result = await signIn(parts, { request, reply }, request.body);
      if (isRefused(result)) return result;
      return answerSignIn(parts, { request, reply }, result);
    });

    const open = {
      tags,
      summary:
        'Create an account and sign in; responds with “Email not confirmed” where addresses are confirmed first',
      body: registerRequestSchema,
      response,
    };
    app.post(paths.register, { schema: open, config }, async (request, reply) => {
      const result = await register(parts, { request, reply }, request.body);
      if (isRefused(result)) return result;
      return answerSignIn(parts, { request, reply }, result);
    });

    const logout = { tags, summary: 'Sign out; always succeeds', response: { 200: doneSchema, ...refusals } };
    app.post(paths.logout, { schema: logout, config: always }, async (request, reply) => {
      const given = tokenOf(request);
      clearSessionCookie(reply);
      if (given !== null) {
        const headers = new Headers({ authorization: `Bearer ${given.token}` });
        await parts.auth.api.signOut({ headers }).catch(() => {});
      }
      return { done: true as const };
    });
  };
}
