import { moveAuditEvents } from '../audit/audit-store.ts';
import { moveDocuments } from '../documents/document-store.ts';
import { moveUsage } from '../documents/usage-store.ts';
import { findUser } from './account-store.ts';
import type { AccountParts } from './parts.ts';
import { userActor } from './user-actor.ts';

/** Gives what somebody did as a visitor to their account: files, conversions used, events. */
export async function claimVisitorFiles(
  parts: Pick<AccountParts, 'database' | 'adminEmails'>,
  visitorId: string,
  userId: string,
): Promise<void> {
  await parts.database.transaction(async (transaction) => {
    const user = await findUser(transaction, userId);
    if (user === null) return;
    const { retentionHours } = userActor(user, parts.adminEmails).limits;
    await moveDocuments(transaction, { from: visitorId, to: userId, retentionHours });
    await moveUsage(transaction, { from: visitorId, to: userId });
    await moveAuditEvents(transaction, visitorId, userId);
  });
}
