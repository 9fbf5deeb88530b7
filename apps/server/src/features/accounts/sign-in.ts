import { type AuthResponse, SESSION_DAYS } from '@tieout/contract';
import { APIError } from 'better-auth/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitorIdOf } from '../../http/visitor-cookie.ts';
import { type Refused, refused } from '../../refused.ts';
import { readSettings } from '../settings/settings-store.ts';
import { alreadyRegisteredMail } from './account-mail.ts';
import { findUser, findUserByEmail, hasSessionFrom, type StoredUser } from './account-store.ts';
import { claimVisitorFiles } from './claim-visitor-files.ts';
import { deviceHeaders } from './device.ts';
import { knownBrowserOfEmail, rememberBrowser } from './known-browser.ts';
import type { Limited } from './limit-rate.ts';
import { sendVerification } from './links.ts';
import type { AccountParts } from './parts.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { useCode } from './second-step.ts';
import { setSessionCookie } from './session-cookie.ts';
import { startSession } from './start-session.ts';
import { tryAuth } from './try-auth.ts';

export type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

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
  { request, reply }: Exchange,
  { email, password, rememberMe, code }: Credentials,
): Promise<SignedIn | Refused> {
  const who = await limitedAs(parts, request, email);
  const tooOften = await parts.limitRate('login', who);
  if (tooOften) return tooOften;
  const result = await tryAuth(() =>
    parts.auth.api.signInEmail({
      body: { email, password, rememberMe },
      headers: deviceHeaders(request),
      returnHeaders: true,
    }),
  );
  if (result instanceof APIError) return refused('wrong-credentials');
  const user = await findUserByEmail(parts.database, email);
  if (user === null) return refused('wrong-credentials');
  // Where two-factor is on, better-auth has ended the session it began for the password alone, and names no user.
  const token = 'user' in result.response ? result.headers.get('set-auth-token') : null;
  const wrongCode = token === null ? await refuseCode(parts, { ...who, account: user.id }, code) : null;
  if (wrongCode) return wrongCode;
  const closed = refuseEntry(parts, user);
  if (closed) {
    if (token !== null) await endSession(parts, token);
    // So that the link that confirms the address signs in here.
    if (closed.refused.code === 'email-not-confirmed')
      await rememberBrowser(parts, { request, reply }, user.id);
    return closed;
  }
  await parts.record(request, { actorId: user.id, kind: 'sign-in' });
  const session = { userId: user.id, isPermanent: rememberMe };
  return { ...session, token: token ?? (await startSession(parts, request, session)) };
}

/** Who the limits on guessing count, for the account of an e-mail. */
async function limitedAs(parts: AccountParts, request: FastifyRequest, email: string): Promise<Limited> {
  const address = request.ip;
  return {
    address,
    account: email,
    knownBrowser: await knownBrowserOfEmail(parts, request, email),
    isKnownAddress: () => hasSessionFrom(parts.database, { email, address, now: new Date() }),
  };
}

/** Refuses a code that is missing, guessed too often, wrong or used before. `who.account` is the account's id. */
export async function refuseCode(
  parts: AccountParts,
  who: Limited & { readonly account: string },
  code: string | undefined,
): Promise<Refused | null> {
  if (code === undefined) return refused('code-required');
  const tooOften = await parts.limitRate('code', who);
  if (tooOften) return tooOften;
  return (await useCode(parts, who.account, code)) ? null : refused('code-wrong');
}

/** Refuses an account that may not sign in, whatever it signs in with. */
export function refuseEntry(parts: AccountParts, user: StoredUser): Refused | null {
  if (!user.isActive) return refused('account-suspended');
  if (!user.emailVerified && parts.requiresVerifiedEmail) return refused('email-not-confirmed');
  return null;
}

/** Opens an account and signs it in, or, where addresses have to be confirmed first, says so. */
export async function register(
  parts: AccountParts,
  { request, reply }: Exchange,
  { email, password, name }: { email: string; password: string; name: string },
): Promise<SignedIn | Refused> {
  const { allowRegistrations } = await readSettings(parts.database);
  if (!allowRegistrations) return refused('registrations-closed');
  const tooOften = await parts.limitRate('register', { address: request.ip, account: email });
  if (tooOften) return tooOften;
  const common = refuseCommonPassword(password, email);
  if (common) return common;
  const result = await tryAuth(() =>
    parts.auth.api.signUpEmail({
      body: { email, password, name },
      headers: deviceHeaders(request),
      returnHeaders: true,
    }),
  );
  if (result instanceof APIError) return refuseKnown(parts, request, { email, password });
  const { id } = result.response.user;
  const token = result.headers.get('set-auth-token') ?? '';
  await sendVerification(parts, id, email);
  await parts.record(request, { actorId: id, kind: 'register' });
  if (!parts.requiresVerifiedEmail) return { userId: id, token, isPermanent: true };
  await endSession(parts, token);
  await rememberBrowser(parts, { request, reply }, id);
  return refused('email-not-confirmed');
}

/** Where registering signs nobody in, a known address gets the same answer as a new one, and the owner a mail: the link once more, or that there is an account. */
async function refuseKnown(
  parts: AccountParts,
  request: FastifyRequest,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Refused> {
  if (!parts.requiresVerifiedEmail) return refused('email-taken');
  await parts.authVault.hashPassword(password);
  const limited = await parts.limitRate('mail', { address: request.ip, account: email });
  if (limited) return refused('email-not-confirmed');
  const user = await findUserByEmail(parts.database, email);
  if (user?.emailVerified === false) await sendVerification(parts, user.id, email);
  else parts.post(alreadyRegisteredMail(email, parts.publicUrl()));
  return refused('email-not-confirmed');
}

/** Answers a sign-in: its cookies, the visitor's files brought along, and the session the browser keeps. */
export async function answerSignIn(
  parts: AccountParts,
  { request, reply }: Exchange,
  signedIn: SignedIn,
): Promise<AuthResponse> {
  setSessionCookie(reply, signedIn, parts);
  await rememberBrowser(parts, { request, reply }, signedIn.userId);
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

/** Whether a sign-in was one to be remembered, shown by how long it holds. */
export function isPermanent(session: { readonly createdAt: Date; readonly expiresAt: Date }): boolean {
  const days = (session.expiresAt.getTime() - session.createdAt.getTime()) / 86_400_000;
  return days > (SESSION_DAYS.permanent + SESSION_DAYS.other) / 2;
}

/** Ends the session of a signed token. */
export async function endSession(parts: Pick<AccountParts, 'auth'>, token: string): Promise<void> {
  await parts.auth.api.signOut({ headers: new Headers({ authorization: `Bearer ${token}` }) });
}
