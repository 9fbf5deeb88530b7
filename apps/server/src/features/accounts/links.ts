import { APIError } from 'better-auth/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserActor } from '../../actor.ts';
import { type Refused, refused } from '../../refused.ts';
import { hashOfToken, makeLink } from './account-links.ts';
import { resetMail, verificationMail } from './account-mail.ts';
import {
  deleteOtherSessions,
  deleteSessions,
  findUser,
  findUserByEmail,
  hasSessionFrom,
  setPasswordHash,
  takeAccess,
  updateUser,
} from './account-store.ts';
import { afterAnswer } from './after-answer.ts';
import { knownBrowserOfEmail, rememberBrowser } from './known-browser.ts';
import { deleteLinks, findLink, takeLink } from './link-store.ts';
import { mailOwner } from './mail-owner.ts';
import type { AccountParts } from './parts.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { tryAuth } from './try-auth.ts';

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };
type Asking = Exchange & { readonly user: UserActor };

/** Mails the link that verifies the address of an account. */
export async function sendVerification(parts: AccountParts, userId: string, email: string): Promise<void> {
  const token = await makeLink(parts, { userId, kind: 'verify-email', email });
  parts.post(verificationMail(email, token, parts.publicUrl()));
}

/** Sends the verification mail again, at most every 120 seconds to one address, known or not. */
export async function resendVerification(
  parts: AccountParts,
  { request, reply }: Exchange,
  email: string,
): Promise<Refused | null> {
  const tooSoon = await parts.limitRate('resend', { address: request.ip, account: email });
  if (tooSoon) return tooSoon;
  const limited = await parts.limitRate('mail', { address: request.ip, account: email });
  if (limited) return { refused: { ...limited.refused, code: 'wait-before-resend' } };
  afterAnswer(reply, async () => {
    const user = await findUserByEmail(parts.database, email);
    if (user !== null && !user.emailVerified) await sendVerification(parts, user.id, email);
  });
  return null;
}

/** Sends a link to set a new password where the address has an account. */
export async function askForReset(
  parts: AccountParts,
  { request, reply }: Exchange,
  email: string,
): Promise<Refused | null> {
  const { database } = parts;
  const limited = await parts.limitRate('reset', {
    address: request.ip,
    account: email,
    knownBrowser: await knownBrowserOfEmail(parts, request, email),
    isKnownAddress: () => hasSessionFrom(database, { email, address: request.ip, now: new Date() }),
  });
  if (limited) return limited;
  afterAnswer(reply, async () => {
    const user = await findUserByEmail(database, email);
    if (user === null) return;
    const token = await makeLink(parts, { userId: user.id, kind: 'reset-password', email });
    parts.post(resetMail(email, token, parts.publicUrl()));
  });
  return null;
}

/**
 * Sets a new password by a link's token, once, and ends all sessions and open links. Who follows the link has the mailbox: where
 * the address was not verified until now, whatever was set before by whoever registered it goes, and the address is verified.
 */
export async function resetPassword(
  parts: AccountParts,
  { request, reply }: Exchange,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Refused | null> {
  const limited = await parts.limitRate('guess', { address: request.ip });
  if (limited) return limited;
  const now = parts.now();
  const tokenHash = hashOfToken(token);
  const link = await findLink(parts.database, tokenHash, now);
  if (link === null) return refused('link-invalid');
  const common = refuseCommonPassword(password, link.email);
  if (common) return common;
  const hash = await parts.authVault.hashPassword(password);
  const refusal = await parts.database.transaction(async (transaction) => {
    const kinds = ['reset-password' as const, 'verify-email' as const];
    const taken = await takeLink(transaction, { tokenHash, kinds, now });
    const user = taken === null ? null : await findUser(transaction, taken.userId);
    if (taken === null || user === null || user.email !== taken.email) return refused('link-invalid');
    if (taken.kind === 'verify-email' && user.emailVerified) return refused('link-invalid');
    if (!user.emailVerified) await takeAccess(transaction, user.id);
    await updateUser(transaction, user.id, { emailVerified: true, updatedAt: now });
    await setPasswordHash(transaction, user.id, { hash, now });
    await deleteSessions(transaction, user.id);
    await deleteLinks(transaction, user.id);
    const entry = { actorId: user.id, kind: 'password-changed', details: { by: 'link' } } as const;
    await parts.record(request, entry, transaction);
    return null;
  });
  if (refusal) return refusal;
  await rememberBrowser(parts, { request, reply }, link.userId);
  mailOwner(parts, 'password', [link.email]);
  return null;
}

/** Changes the password of somebody who knows the present one, and ends their other sessions and open links. */
export async function changePassword(
  parts: AccountParts,
  { request, reply, user }: Asking,
  { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
): Promise<Refused | null> {
  const { session } = request;
  if (session === null) return refused('not-allowed');
  const limited = await parts.limitRate('guess', { address: request.ip, account: user.id });
  if (limited) return limited;
  const common = refuseCommonPassword(newPassword, user.email);
  if (common) return common;
  const headers = new Headers({ authorization: `Bearer ${session.token}` });
  const result = await tryAuth(() =>
    parts.auth.api.changePassword({ body: { currentPassword, newPassword }, headers }),
  );
  if (result instanceof APIError) return refused('wrong-credentials');
  await parts.database.transaction(async (transaction) => {
    await deleteOtherSessions(transaction, user.id, session.id);
    await deleteLinks(transaction, user.id);
    await parts.record(request, { actorId: user.id, kind: 'password-changed' }, transaction);
  });
  await rememberBrowser(parts, { request, reply }, user.id);
  mailOwner(parts, 'password', [user.email]);
  return null;
}

/** Sends a link to the new address; the change counts once it is followed. An address in use is answered alike and sent nothing. */
export async function changeEmail(
  parts: AccountParts,
  { request, reply, user }: Asking,
  { newEmail, password }: { readonly newEmail: string; readonly password: string },
): Promise<Refused | null> {
  const { session } = request;
  if (session === null) return refused('not-allowed');
  for (const account of [user.id, newEmail]) {
    const limited = await parts.limitRate('mail', { address: request.ip, account });
    if (limited) return limited;
  }
  const headers = new Headers({ authorization: `Bearer ${session.token}` });
  const known = await tryAuth(() => parts.auth.api.verifyPassword({ body: { password }, headers }));
  if (known instanceof APIError) return refused('wrong-credentials');
  afterAnswer(reply, async () => {
    if ((await findUserByEmail(parts.database, newEmail)) !== null) return;
    const token = await makeLink(parts, { userId: user.id, kind: 'change-email', email: newEmail });
    parts.post(verificationMail(newEmail, token, parts.publicUrl()));
  });
  return null;
}
