import { type AuthResponse, SESSION_DAYS } from '@tieout/contract';
import { APIError } from 'better-auth/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitorIdOf } from '../../http/visitor-cookie.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import { readSettings } from '../settings/settings-store.ts';
import { findUser } from './account-store.ts';
import { claimVisitorFiles } from './claim-visitor-files.ts';
import type { AccountParts } from './parts.ts';
import { setSessionCookie } from './session-cookie.ts';

type SignedIn = {
  readonly userId: string;
  readonly token: string;
  readonly isPermanent: boolean;
};

type Credentials = {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
  readonly code?: string | undefined;
};

/** Signs in with e-mail and password. Whether the address is known makes no difference to the answer. */
export async function signIn(
  parts: AccountParts,
  request: FastifyRequest,
  { email, password, rememberMe, code }: Credentials,
): Promise<SignedIn | Refused> {
  const tooOften = await parts.limitRate('login', { address: request.ip, account: email });
  if (tooOften) return tooOften;
  const result = await tryAuth(() =>
    parts.auth.api.signInEmail({
      body: { email, password, rememberMe },
      headers: deviceHeaders(request),
      returnHeaders: true,
    }),
  );
  if (result instanceof APIError) return refused('wrong-credentials');
  const opened = await secondStep(parts, result, code);
  if (isRefused(opened)) return opened;
  const { userId, token } = opened;
  const user = await findUser(parts.database, userId);
  if (user?.isActive === false) return endSession(parts, token, refused('account-suspended'));
  if (user?.emailVerified === false && parts.requiresVerifiedEmail) {
    return endSession(parts, token, refused('email-not-confirmed'));
  }
  await parts.record(request, { actorId: userId, kind: 'sign-in' });
  return { userId, token, isPermanent: rememberMe };
}

type FirstStep = {
  readonly headers: Headers;
  readonly response: { readonly user?: { readonly id: string } };
};

/** The session of a right password; of an account with an authenticator app only with its code too. */
async function secondStep(
  parts: AccountParts,
  { headers, response }: FirstStep,
  code: string | undefined,
): Promise<{ readonly userId: string; readonly token: string } | Refused> {
  const token = headers.get('set-auth-token');
  if (response.user && token) return { userId: response.user.id, token };
  if (code === undefined) return refused('code-required');
  const given = { body: { code }, headers: cookiesBack(headers), returnHeaders: true } as const;
  const isAppCode = /^\d{6}$/.test(code);
  const result = await tryAuth(() =>
    isAppCode ? parts.auth.api.verifyTOTP(given) : parts.auth.api.verifyBackupCode(given),
  );
  if (result instanceof APIError) return refused('code-wrong');
  return { userId: result.response.user.id, token: result.headers.get('set-auth-token') ?? '' };
}

/** The cookies of an answer as the next request sends them. */
function cookiesBack(headers: Headers): Headers {
  const pairs = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return new Headers({ cookie: pairs.filter((pair) => !pair.endsWith('=')).join('; ') });
}

/** Opens an account and signs it in. */
export async function register(
  parts: AccountParts,
  request: FastifyRequest,
  { email, password, name }: { email: string; password: string; name: string },
): Promise<SignedIn | Refused> {
  const { allowRegistrations } = await readSettings(parts.database);
  if (!allowRegistrations) return refused('registrations-closed');
  const tooOften = await parts.limitRate('register', { address: request.ip, account: email });
  if (tooOften) return tooOften;
  const result = await tryAuth(() =>
    parts.auth.api.signUpEmail({
      body: { email, password, name },
      headers: deviceHeaders(request),
      returnHeaders: true,
    }),
  );
  if (result instanceof APIError) return refused('email-taken');
  const { id } = result.response.user;
  parts.auth.api.sendVerificationEmail({ body: { email } }).catch(() => {});
  await parts.record(request, { actorId: id, kind: 'register' });
  return { userId: id, token: result.headers.get('set-auth-token') ?? '', isPermanent: true };
}

/** Answers a sign-in: its cookie, the visitor's files brought along, and the session the browser keeps. */
export async function answerSignIn(
  parts: AccountParts,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  signedIn: SignedIn,
): Promise<AuthResponse> {
  setSessionCookie(reply, signedIn, parts);
  const visitorId = visitorIdOf(request);
  if (visitorId !== null) await claimVisitorFiles(parts, visitorId, signedIn.userId);
  const user = await findUser(parts.database, signedIn.userId);
  if (user === null) throw new Error('the account that signed in is not there');
  const { id, email, name, emailVerified } = user;
  return {
    user: { id, email, name, emailVerified },
    session: { access_token: signedIn.token, permanent: signedIn.isPermanent },
  };
}

/** Whether a sign-in was one to be remembered, told by how long it holds. */
export function isPermanent(session: { readonly createdAt: Date; readonly expiresAt: Date }): boolean {
  const days = (session.expiresAt.getTime() - session.createdAt.getTime()) / 86_400_000;
  return days > (SESSION_DAYS.permanent + SESSION_DAYS.other) / 2;
}

/** Runs a call of better-auth; what it refuses comes back as a value. */
export async function tryAuth<Result>(run: () => Promise<Result>): Promise<Result | APIError> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) return error;
    throw error;
  }
}

/** What a session notes of where it was begun. */
export function deviceHeaders(request: FastifyRequest): Headers {
  return new Headers({
    'x-forwarded-for': request.ip,
    'user-agent': String(request.headers['user-agent'] ?? '').slice(0, 300),
  });
}

async function endSession(parts: AccountParts, token: string, answer: Refused): Promise<Refused> {
  await parts.auth.api.signOut({ headers: new Headers({ authorization: `Bearer ${token}` }) });
  return answer;
}
