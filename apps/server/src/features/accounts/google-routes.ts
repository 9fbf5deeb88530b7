import { authResponseSchema, paths, twoFactorCodeSchema } from '@tieout/contract';
import type { FastifyRequest } from 'fastify';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import { GOOGLE, REGISTRATIONS_CLOSED, REGISTRATIONS_HEADER } from '../../platform/auth/open-auth.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import { readSettings } from '../settings/settings-store.ts';
import { findUser, hasSessionFrom, type StoredUser } from './account-store.ts';
import { deviceHeaders } from './device.ts';
import { knownBrowserOf } from './known-browser.ts';
import type { AccountParts } from './parts.ts';
import { clearPendingCode, pendingCodeOf, setPendingCode } from './pending-code.ts';
import { handOverToken } from './session-cookie.ts';
import { answerSignIn, type Exchange, endSession, refuseCode, refuseEntry } from './sign-in.ts';
import { startSession } from './start-session.ts';

const DASHBOARD = '/dashboard';
/** Where the library keeps its own callback; only this server calls it. */
const LIBRARY_CALLBACK = `http://localhost/api/auth/callback/${GOOGLE}`;

/** Signing in with Google: there, back, and where two-factor is on, the code. */
export function googleRoutes(parts: AccountParts): Routes {
  return async (app) => {
    const config = { isForAnyone: true, worksInMaintenance: true };
    const options = { schema: { hide: true }, config };
    app.get(paths.googleStart, options, async (request, reply) => {
      const { features } = await readSettings(parts.database);
      if (!features.googleOAuth) return refused('not-configured');
      const { response, headers } = await parts.auth.api.signInSocial({
        body: {
          provider: GOOGLE,
          callbackURL: DASHBOARD,
          errorCallbackURL: DASHBOARD,
          disableRedirect: true,
        },
        headers: deviceHeaders(request),
        returnHeaders: true,
      });
      // The cookie ties the way back to this browser.
      for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
      return reply.redirect(response.url ?? DASHBOARD, 302);
    });

    app.get(paths.googleCallback, options, async (request, reply) =>
      reply.redirect(await comeBack(parts, { request, reply }), 302),
    );

    const code = {
      tags: ['accounts'],
      summary: 'Complete a Google sign-in with the code from the authenticator app',
      body: twoFactorCodeSchema,
      response: { 200: authResponseSchema, ...refusals },
    };
    app.post(paths.googleCode, { schema: code, config }, async (request, reply) => {
      const user = await userByCode(parts, request, request.body.code);
      if (isRefused(user)) return user;
      clearPendingCode(reply);
      const session = { userId: user.id, isPermanent: true };
      const token = await startSession(parts, request, session);
      await parts.record(request, { actorId: user.id, kind: 'sign-in' });
      return answerSignIn(parts, { request, reply }, { ...session, token });
    });
  };
}

/** Signs in whoever comes back from Google, or asks for the code first; gives where the browser goes next. */
async function comeBack(parts: AccountParts, { request, reply }: Exchange): Promise<string> {
  const { allowRegistrations } = await readSettings(parts.database);
  const answer = await parts.auth.handler(callbackRequest(request, { allowRegistrations }));
  const token = answer.headers.get('set-auth-token');
  const held = token === null ? null : await sessionOfToken(parts, token);
  if (token === null || held === null) return `${DASHBOARD}?error=${errorOf(answer)}`;
  const user = await findUser(parts.database, held.user.id);
  const closed = user === null ? refused('sign-in-required') : refuseEntry(parts, user);
  if (user === null || closed !== null || user.twoFactorEnabled) await endSession(parts, token);
  if (user === null || closed !== null) return `${DASHBOARD}?error=${closed?.refused.code}`;
  if (user.twoFactorEnabled) {
    setPendingCode(reply, user.id, parts);
    return `${DASHBOARD}?code=required`;
  }
  await parts.record(request, { actorId: user.id, kind: 'sign-in' });
  await answerSignIn(parts, { request, reply }, { userId: user.id, token, isPermanent: true });
  handOverToken(reply, token, parts);
  return `${DASHBOARD}?verified=true&auto_login=true`;
}

/** The account that Google confirmed in this browser, where the code is right. */
async function userByCode(
  parts: AccountParts,
  request: FastifyRequest,
  code: string,
): Promise<StoredUser | Refused> {
  const userId = pendingCodeOf(request, parts.now());
  const user = userId === null ? null : await findUser(parts.database, userId);
  if (user === null) return refused('session-expired', { message: 'This took too long. Sign in again.' });
  const { email } = user;
  const wrong = await refuseCode(
    parts,
    {
      address: request.ip,
      account: user.id,
      knownBrowser: await knownBrowserOf(parts, request, user.id),
      isKnownAddress: () => hasSessionFrom(parts.database, { email, address: request.ip, now: new Date() }),
    },
    code,
  );
  return wrong ?? refuseEntry(parts, user) ?? user;
}

function sessionOfToken(parts: AccountParts, token: string) {
  return parts.auth.api.getSession({ headers: new Headers({ authorization: `Bearer ${token}` }) });
}

/** What went wrong, as far as the person can do something about it. */
function errorOf(answer: Response): string {
  const { searchParams } = new URL(answer.headers.get('location') ?? '/', LIBRARY_CALLBACK);
  return searchParams.get('error') === REGISTRATIONS_CLOSED ? REGISTRATIONS_CLOSED : 'sign-in-failed';
}

function callbackRequest(
  request: FastifyRequest,
  { allowRegistrations }: { readonly allowRegistrations: boolean },
): Request {
  const headers = deviceHeaders(request);
  if (!allowRegistrations) headers.set(REGISTRATIONS_HEADER, REGISTRATIONS_CLOSED);
  headers.set('cookie', request.headers.cookie ?? '');
  const query = request.url.split('?')[1] ?? '';
  return new Request(`${LIBRARY_CALLBACK}?${query}`, { headers });
}
