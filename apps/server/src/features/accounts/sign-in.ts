import { type AuthResponse, SESSION_DAYS } from '@tieout/contract';
import { APIError } from 'better-auth/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitorIdOf } from '../../http/visitor-cookie.ts';
import { type Refused, refused } from '../../refused.ts';
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

/** Signs in with e-mail and password. Whether the address is known makes no difference to the answer. */
export async function signIn(
  parts: AccountParts,
  request: FastifyRequest,
  { email, password, rememberMe }: { email: string; password: string; rememberMe: boolean },
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
  const user = await findUser(parts.database, result.response.user.id);
  const token = result.headers.get('set-auth-token') ?? '';
  if (user?.isActive === false) return endSession(parts, token, refused('account-suspended'));
  if (user?.emailVerified === false && parts.requiresVerifiedEmail) {
    return endSession(parts, token, refused('email-not-confirmed'));
  }
  await parts.record(request, { actorId: result.response.user.id, kind: 'sign-in' });
  return { userId: result.response.user.id, token, isPermanent: rememberMe };
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
