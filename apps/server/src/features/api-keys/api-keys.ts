import { randomBytes, randomUUID } from 'node:crypto';
import { API_KEY_PREFIX, API_KEYS_MAX, type ApiKeyScope, apiKeyScopes } from '@tieout/contract';
import type { FastifyRequest } from 'fastify';
import type { UserActor } from '../../actor.ts';
import type { Secrets } from '../../platform/secrets/open-secrets.ts';
import { isRefused, type Refused, refused } from '../../refused.ts';
import { findUser } from '../accounts/account-store.ts';
import { type ActorOfApiKey, signedIn } from '../accounts/identify.ts';
import type { AccountParts } from '../accounts/parts.ts';
import { userActor } from '../accounts/user-actor.ts';
import { countApiKeys, findApiKey, insertApiKey, type StoredApiKey, touchApiKey } from './api-key-store.ts';
import type { KeyScope } from './key-rule.ts';

const KEY_BYTES = 32;
const SHOWN_CHARACTERS = 5;
const TOUCH_EVERY_MS = 60_000;

export type ApiKeyParts = AccountParts & { readonly secrets: Secrets };

/** Makes a key for the account; the key itself is in the answer and nowhere else. */
export async function makeApiKey(
  parts: ApiKeyParts,
  user: UserActor,
  { name, scopes }: { readonly name: string; readonly scopes: readonly ApiKeyScope[] },
): Promise<{ readonly stored: StoredApiKey; readonly key: string } | Refused> {
  if ((await countApiKeys(parts.database, user.id)) >= API_KEYS_MAX) {
    return refused('not-allowed', {
      message: `An account has at most ${API_KEYS_MAX} keys. Revoke one first.`,
    });
  }
  const key = `${API_KEY_PREFIX}${randomBytes(KEY_BYTES).toString('base64url')}`;
  const stored = {
    id: randomUUID(),
    userId: user.id,
    name,
    start: key.slice(0, API_KEY_PREFIX.length + SHOWN_CHARACTERS),
    hash: hashOf(parts.secrets, key),
    scopes: apiKeyScopes.filter((scope) => scopes.includes(scope)),
    createdAt: parts.now(),
    lastUsedAt: null,
  };
  await insertApiKey(parts.database, stored);
  return { stored, key };
}

/** Finds whose key it is. A key without the scope, or of an account whose plan has no API any more, is refused. */
export function createActorOfApiKey(parts: ApiKeyParts): ActorOfApiKey {
  return async (key, scope) => {
    if (!key.startsWith(API_KEY_PREFIX)) return null;
    const found = await findApiKey(parts.database, hashOf(parts.secrets, key));
    const user = found === null ? null : await findUser(parts.database, found.userId);
    if (found === null || user === null) return refused('api-key-invalid');
    if (!user.isActive) return refused('account-suspended');
    const actor = userActor(user, parts.adminEmails);
    if (!actor.limits.hasApiAccess) return refused('plan-required');
    const refusal = scope === null ? null : refuseScope(found, scope);
    if (refusal !== null) return refusal;
    const now = parts.now();
    await touchApiKey(parts.database, found.id, now, new Date(now.getTime() - TOUCH_EVERY_MS));
    // An admin's key is for documents: acts of an admin need a person signed in.
    return { ...actor, role: 'user', apiKeyName: found.name };
  };
}

/** The account of the request where it may manage API access: signed in itself, verified, on a plan that has it. */
export function apiManager(request: FastifyRequest): UserActor | Refused {
  const user = signedIn(request);
  if (isRefused(user)) return user;
  if (request.session === null)
    return refused('not-allowed', { message: 'Sign in yourself to manage API access.' });
  if (!user.limits.hasApiAccess) return refused('plan-required');
  return user.emailVerified ? user : refused('email-not-confirmed');
}

function refuseScope({ scopes }: StoredApiKey, scope: KeyScope): Refused | null {
  if (scope === 'none') return refused('key-not-allowed');
  return scopes.includes(scope) ? null : refused('key-scope-missing', { details: { scope } });
}

function hashOf(secrets: Secrets, key: string): string {
  return secrets.keyedHash('api key').update(key).digest('hex');
}
