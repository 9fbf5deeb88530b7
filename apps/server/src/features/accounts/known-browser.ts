import { randomBytes, timingSafeEqual } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findUserByEmail, passwordHashOf } from './account-store.ts';
import type { AccountParts } from './parts.ts';

const COOKIE = 'known';
const HALF_YEAR_SECONDS = 182 * 24 * 60 * 60;
/** Accounts one browser is known to; the one used least recently is forgotten first. */
const MOST_ACCOUNTS = 5;

type Parts = Pick<AccountParts, 'database' | 'secrets' | 'isSecure'>;
type Entry = { readonly userId: string; readonly browserId: string; readonly mac: string };

/** Has the browser remember that somebody signed in to the account, or registered it, here. It signs nobody in, and is valid until the password changes. */
export async function rememberBrowser(
  parts: Parts,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  userId: string,
): Promise<void> {
  const entries = entriesOf(request);
  const browserId =
    entries.find((entry) => entry.userId === userId)?.browserId ?? randomBytes(12).toString('base64url');
  const mac = macOf(parts, { userId, browserId }, await passwordHashOf(parts.database, userId));
  const others = entries.filter((entry) => entry.userId !== userId);
  const kept = [{ userId, browserId, mac }, ...others].slice(0, MOST_ACCOUNTS);
  reply.setCookie(COOKIE, kept.map(written).join('~'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: parts.isSecure,
    maxAge: HALF_YEAR_SECONDS,
  });
}

/** The browser's id for the account, where somebody signed in there with the password the account still has; else null. */
export async function knownBrowserOf(
  parts: Parts,
  request: FastifyRequest,
  userId: string,
): Promise<string | null> {
  const entry = entriesOf(request).find((each) => each.userId === userId);
  if (entry === undefined) return null;
  const expected = Buffer.from(macOf(parts, entry, await passwordHashOf(parts.database, userId)));
  const given = Buffer.from(entry.mac);
  return given.length === expected.length && timingSafeEqual(given, expected) ? entry.browserId : null;
}

/** The same for the account of an e-mail. Without the cookie nothing is looked up, so that the time of an answer reveals nothing. */
export async function knownBrowserOfEmail(
  parts: Parts,
  request: FastifyRequest,
  email: string,
): Promise<string | null> {
  if (entriesOf(request).length === 0) return null;
  const user = await findUserByEmail(parts.database, email);
  return user === null ? null : knownBrowserOf(parts, request, user.id);
}

function entriesOf(request: FastifyRequest): Entry[] {
  return (request.cookies[COOKIE] ?? '').split('~').flatMap((text) => {
    const [userId, browserId, mac] = text.split('.');
    return userId && browserId && mac ? [{ userId, browserId, mac }] : [];
  });
}

function written({ userId, browserId, mac }: Entry): string {
  return `${userId}.${browserId}.${mac}`;
}

function macOf(
  { secrets }: Pick<Parts, 'secrets'>,
  { userId, browserId }: Pick<Entry, 'userId' | 'browserId'>,
  passwordHash: string | null,
): string {
  const known = JSON.stringify([userId, browserId, passwordHash]);
  return secrets.keyedHash('known browser').update(known).digest('base64url');
}
