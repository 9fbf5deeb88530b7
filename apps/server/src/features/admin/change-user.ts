import type { AdminUserChange } from '@tieout/contract';
import type { FastifyRequest } from 'fastify';
import { type Refused, refused } from '../../refused.ts';
import { type StoredUser, updateUser } from '../accounts/account-store.ts';
import { lockUser } from './admin-store.ts';
import { adminIdOf } from './for-admins.ts';
import { noteAct } from './note-act.ts';
import type { AdminParts } from './parts.ts';

/** Makes an admin's change to an account and notes it with how things were. An admin cannot lock themself out. */
export async function changeUser(
  parts: Pick<AdminParts, 'database' | 'now'>,
  request: FastifyRequest,
  { userId, change }: { readonly userId: string; readonly change: AdminUserChange },
): Promise<StoredUser | Refused> {
  if (change.isActive === false && userId === adminIdOf(request)) return refused('own-account');
  const now = parts.now();
  return parts.database.transaction(async (transaction) => {
    const before = await lockUser(transaction, userId);
    if (before === null) return refused('not-found');
    const changed = differences(before, change);
    if (Object.keys(changed.to).length === 0) return before;
    await updateUser(transaction, userId, { ...changed.to, updatedAt: now });
    await noteAct(transaction, { request, now }, { act: 'user-changed', objectId: userId, details: changed });
    return { ...before, ...changed.to };
  });
}

/** What the change makes different, as it was and as it will be. */
function differences(before: StoredUser, change: AdminUserChange) {
  const keys = (['name', 'planType', 'quotaLimit', 'isActive'] as const).filter(
    (key) => change[key] !== undefined && change[key] !== before[key],
  );
  const pick = (from: object) => Object.fromEntries(keys.map((key) => [key, Reflect.get(from, key)]));
  return { from: pick(before), to: pick(change) as Partial<StoredUser> };
}
