import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOfToken } from './account-links.ts';
import { findUser, findUserByEmail, type StoredUser, updateUser } from './account-store.ts';
import { sessionOf } from './identify.ts';
import { knownBrowserOf } from './known-browser.ts';
import { deleteLinks, findLink, takeLink } from './link-store.ts';
import { mailOwner } from './mail-owner.ts';
import type { AccountParts } from './parts.ts';
import { startSession } from './start-session.ts';

const DASHBOARD = '/dashboard';
const VERIFIED = `${DASHBOARD}?verified=true`;

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

export type FollowedLink = {
  /** Where the browser continues. */
  readonly location: string;
  /** A new session, for the browser that registered; null where the browser has one, or must not have one by a link alone. */
  readonly session: { readonly token: string; readonly userId: string } | null;
};

/**
 * Verifies the address of a link. That somebody has the mailbox says nothing of who chose the account's password, so it counts only
 * in a browser where somebody signed in or registered; any other browser is sent to set a new password, or to sign in first.
 */
export async function followLink(
  parts: AccountParts,
  { request, reply }: Exchange,
  token: string,
): Promise<FollowedLink> {
  const limited = await parts.limitRate('guess', { address: request.ip });
  if (limited) return to(`${DASHBOARD}?error=${limited.refused.code}`);
  const link = await findLink(parts.database, hashOfToken(token), parts.now());
  const user = link === null ? null : await findUser(parts.database, link.userId);
  if (link === null || user === null) return to(`${DASHBOARD}?error=link-invalid`);
  const present = await sessionOf(parts, request, reply);
  const isOwn = present?.user.id === user.id || (await knownBrowserOf(parts, request, user.id)) !== null;
  switch (link.kind) {
    case 'verify-email':
      if (link.email !== user.email) return to(`${DASHBOARD}?error=link-invalid`);
      if (user.emailVerified) return to(VERIFIED);
      if (!isOwn) return to(`/reset-password?${new URLSearchParams({ token, verify: 'true' })}`);
      await updateUser(parts.database, user.id, { emailVerified: true, updatedAt: parts.now() });
      if (present?.user.id === user.id) return to(`${VERIFIED}&auto_login=true`);
      return present === null ? signInByLink(parts, request, user) : to(VERIFIED);
    case 'change-email':
      return isOwn ? applyNewEmail(parts, request, { token, user }) : to(`${DASHBOARD}?error=link-elsewhere`);
    case 'reset-password':
      return to(`${DASHBOARD}?error=link-invalid`);
  }
}

/** Signs in the browser that registered. Where the account has a second step, a link does not stand in for it. */
async function signInByLink(
  parts: AccountParts,
  request: FastifyRequest,
  user: StoredUser,
): Promise<FollowedLink> {
  if (!user.isActive || user.twoFactorEnabled) return to(VERIFIED);
  const token = await startSession(parts, request, { userId: user.id, isPermanent: true });
  await parts.record(request, { actorId: user.id, kind: 'sign-in' });
  return { location: `${VERIFIED}&auto_login=true`, session: { token, userId: user.id } };
}

async function applyNewEmail(
  parts: AccountParts,
  request: FastifyRequest,
  { token, user }: { readonly token: string; readonly user: StoredUser },
): Promise<FollowedLink> {
  const now = parts.now();
  const newEmail = await parts.database.transaction(async (transaction) => {
    const taken = await takeLink(transaction, {
      tokenHash: hashOfToken(token),
      kinds: ['change-email'],
      now,
    });
    if (taken === null || (await findUserByEmail(transaction, taken.email)) !== null) return null;
    await updateUser(transaction, user.id, { email: taken.email, emailVerified: true, updatedAt: now });
    await deleteLinks(transaction, user.id);
    await parts.record(request, { actorId: user.id, kind: 'email-changed' }, transaction);
    return taken.email;
  });
  if (newEmail === null) return to(`${DASHBOARD}?error=link-invalid`);
  mailOwner(parts, 'email', [user.email, newEmail]);
  return to(VERIFIED);
}

function to(location: string): FollowedLink {
  return { location, session: null };
}
