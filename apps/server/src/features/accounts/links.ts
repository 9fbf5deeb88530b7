import { APIError } from 'better-auth/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserActor } from '../../actor.ts';
import { type Refused, refused } from '../../refused.ts';
import { deleteOtherSessions } from './account-store.ts';
import { afterAnswer } from './after-answer.ts';
import type { AccountParts } from './parts.ts';
import { tryAuth } from './sign-in.ts';

type Asking = { readonly request: FastifyRequest; readonly user: UserActor };
type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

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
  afterAnswer(reply, () => tryAuth(() => parts.auth.api.sendVerificationEmail({ body: { email } })));
  return null;
}

/** Sends a link to set a new password where the address has an account. */
export async function askForReset(
  parts: AccountParts,
  { request, reply }: Exchange,
  email: string,
): Promise<Refused | null> {
  const limited = await parts.limitRate('mail', { address: request.ip, account: email });
  if (limited) return limited;
  afterAnswer(reply, () => tryAuth(() => parts.auth.api.requestPasswordReset({ body: { email } })));
  return null;
}

/** Sets a new password by a link's token, once. */
export async function resetPassword(
  parts: AccountParts,
  request: FastifyRequest,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Refused | null> {
  const limited = await parts.limitRate('guess', { address: request.ip });
  if (limited) return limited;
  const result = await tryAuth(() =>
    parts.auth.api.resetPassword({ body: { token, newPassword: password } }),
  );
  return result instanceof APIError ? refused('link-invalid') : null;
}

/** Changes the password of somebody who knows the present one, and ends their other sign-ins. */
export async function changePassword(
  parts: AccountParts,
  { request, user }: Asking,
  { currentPassword, newPassword }: { readonly currentPassword: string; readonly newPassword: string },
): Promise<Refused | null> {
  const { session } = request;
  if (session === null) return refused('not-allowed');
  const limited = await parts.limitRate('guess', { address: request.ip, account: user.id });
  if (limited) return limited;
  const headers = new Headers({ authorization: `Bearer ${session.token}` });
  const result = await tryAuth(() =>
    parts.auth.api.changePassword({ body: { currentPassword, newPassword }, headers }),
  );
  if (result instanceof APIError) return refused('wrong-credentials');
  await deleteOtherSessions(parts.database, user.id, session.id);
  await parts.record(request, { actorId: user.id, kind: 'password-changed' });
  return null;
}

/** Sends a link to the new address; the change counts once it is followed. An address in use is answered alike and sent nothing. */
export async function changeEmail(
  parts: AccountParts,
  { request, reply, user }: Asking & Exchange,
  { newEmail, password }: { readonly newEmail: string; readonly password: string },
): Promise<Refused | null> {
  const { session } = request;
  if (session === null) return refused('not-allowed');
  const limited = await parts.limitRate('mail', { address: request.ip, account: user.id });
  if (limited) return limited;
  const headers = new Headers({ authorization: `Bearer ${session.token}` });
  const known = await tryAuth(() => parts.auth.api.verifyPassword({ body: { password }, headers }));
  if (known instanceof APIError) return refused('wrong-credentials');
  afterAnswer(reply, () => tryAuth(() => parts.auth.api.changeEmail({ body: { newEmail }, headers })));
  return null;
}
