import type {} from '@fastify/cookie';
import { localStorageKeys, SESSION_DAYS } from '@tieout/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'session';
const DAY_SECONDS = 24 * 60 * 60;
/** Long enough for the page a mail's link leads to to be loaded. */
const HANDOVER_SECONDS = 120;

type SignIn = { readonly token: string; readonly isPermanent: boolean };

/** Has the browser remember the sign-in; one that is not permanent until it is closed. */
export function setSessionCookie(
  reply: FastifyReply,
  { token, isPermanent }: SignIn,
  { isSecure }: { readonly isSecure: boolean },
): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    ...(isPermanent ? { maxAge: SESSION_DAYS.permanent * DAY_SECONDS } : {}),
  });
}

/** Hands the token to the page itself, which moves it into its storage and clears the cookie. */
export function handOverToken(
  reply: FastifyReply,
  token: string,
  { isSecure }: { readonly isSecure: boolean },
): void {
  reply.setCookie(localStorageKeys.authToken, token, {
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
    maxAge: HANDOVER_SECONDS,
  });
}

/** Makes the browser forget its sign-in. */
export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}

/** The token a request carries: a bearer's, which must be right where there is one, or the cookie's. */
export function tokenOf(request: FastifyRequest): { token: string; isBearer: boolean } | null {
  const bearer = /^bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]?.trim();
  if (bearer) return { token: bearer, isBearer: true };
  const cookie = request.cookies[COOKIE];
  return cookie ? { token: cookie, isBearer: false } : null;
}
