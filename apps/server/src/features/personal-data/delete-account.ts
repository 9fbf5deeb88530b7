import { APIError } from 'better-auth/api';
import type { FastifyRequest } from 'fastify';
import type { UserActor } from '../../actor.ts';
import { type Refused, refused } from '../../refused.ts';
import { deleteUser } from '../accounts/account-store.ts';
import type { AccountParts } from '../accounts/parts.ts';
import { tryAuth } from '../accounts/try-auth.ts';
import { stripAuditEvents } from '../audit/audit-store.ts';
import { endPayments } from '../billing/change-subscription.ts';
import type { BillingParts } from '../billing/parts.ts';
import { reachable } from '../billing/reachable.ts';
import { deleteDocumentRow, documentIdsOf } from '../documents/history-store.ts';
import type { DocumentParts } from '../documents/parts.ts';
import { deleteUsage } from '../documents/usage-store.ts';

/** Removes the account and everything of it. The audit log keeps that things were done, not who did them. */
export async function deleteAccount(
  parts: DocumentParts & AccountParts & BillingParts,
  { request, user }: { readonly request: FastifyRequest; readonly user: UserActor },
  { confirmation, password }: { readonly confirmation: string; readonly password: string },
): Promise<Refused | null> {
  const { session } = request;
  if (session === null) return refused('not-allowed');
  if (confirmation.trim().toLowerCase() !== user.email) {
    return refused('confirmation-mismatch', {
      message: 'Type the email address of this account to delete it.',
    });
  }
  const limited = await parts.limitRate('guess', { address: request.ip, account: user.id });
  if (limited) return limited;
  const headers = new Headers({ authorization: `Bearer ${session.token}` });
  const known = await tryAuth(() => parts.auth.api.verifyPassword({ body: { password }, headers }));
  if (known instanceof APIError) return refused('wrong-credentials');
  // Before anything is gone: nobody shall go on paying for an account they cannot reach.
  const unreachable = await reachable(() => endPayments(parts, user.id));
  if (unreachable) return unreachable;
  const documentIds = await documentIdsOf(parts.database, user.id);
  await parts.database.transaction(async (transaction) => {
    for (const id of documentIds) await deleteDocumentRow(transaction, id);
    await deleteUsage(transaction, user.id);
    await stripAuditEvents(transaction, user.id);
    await deleteUser(transaction, user.id);
  });
  for (const id of documentIds) await parts.files.remove(id);
  return null;
}
