import { paths } from '@tieout/contract';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { refuse } from '../../http/refuse.ts';
import { visitorIdOf } from '../../http/visitor-cookie.ts';
import { GOOGLE } from '../../platform/auth/open-auth.ts';
import { refused } from '../../refused.ts';
import { readSettings } from '../settings/settings-store.ts';
import { claimVisitorFiles } from './claim-visitor-files.ts';
import type { AccountParts } from './parts.ts';
import { handOverToken, setSessionCookie } from './session-cookie.ts';
import { deviceHeaders } from './sign-in.ts';

const DASHBOARD = '/dashboard';
/** Where the library keeps its own callback; only this server calls it. */
const LIBRARY_CALLBACK = `http://localhost/api/auth/callback/${GOOGLE}`;

/** Signing in with Google: there, and back. */
export function googleRoutes(parts: AccountParts): FastifyPluginAsyncZod {
  return async (app) => {
    const options = { schema: { hide: true }, config: { isForAnyone: true, worksInMaintenance: true } };
    app.get(paths.googleStart, options, async (request, reply) => {
      const { features } = await readSettings(parts.database);
      if (!features.googleOAuth) return refuse(reply, refused('not-configured').refused);
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

    app.get(paths.googleCallback, options, async (request, reply) => {
      const answer = await parts.auth.handler(callbackRequest(request));
      const token = answer.headers.get('set-auth-token');
      if (token === null) return reply.redirect(`${DASHBOARD}?error=sign-in-failed`, 302);
      const held = await parts.auth.api.getSession({
        headers: new Headers({ authorization: `Bearer ${token}` }),
      });
      const visitorId = visitorIdOf(request);
      if (held !== null && visitorId !== null) await claimVisitorFiles(parts, visitorId, held.user.id);
      if (held !== null) await parts.record(request, { actorId: held.user.id, kind: 'sign-in' });
      setSessionCookie(reply, { token, isPermanent: true }, parts);
      handOverToken(reply, token, parts);
      return reply.redirect(`${DASHBOARD}?verified=true&auto_login=true`, 302);
    });
  };
}

function callbackRequest(request: FastifyRequest): Request {
  const headers = deviceHeaders(request);
  headers.set('cookie', request.headers.cookie ?? '');
  const query = request.url.split('?')[1] ?? '';
  return new Request(`${LIBRARY_CALLBACK}?${query}`, { headers });
}
