import { randomBytes, randomUUID } from 'node:crypto';
import { SESSION_DAYS } from '@tieout/contract';
import type { FastifyRequest } from 'fastify';
import { insertSession } from './account-store.ts';
import { deviceOf } from './device.ts';
import type { AccountParts } from './parts.ts';

const DAY_MS = 24 * 60 * 60_000;
const TOKEN_BYTES = 32;

/** Starts a session of somebody who has proved who they are; gives the signed token for the client. */
export async function startSession(
  parts: Pick<AccountParts, 'database' | 'signToken'>,
  request: FastifyRequest,
  { userId, isPermanent }: { readonly userId: string; readonly isPermanent: boolean },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  // By the system's clock, as better-auth begins and ends them.
  const now = new Date();
  const days = isPermanent ? SESSION_DAYS.permanent : SESSION_DAYS.other;
  const { address, browser } = deviceOf(request);
  await insertSession(parts.database, {
    id: randomUUID(),
    userId,
    token,
    expiresAt: new Date(now.getTime() + days * DAY_MS),
    ipAddress: address,
    userAgent: browser,
    createdAt: now,
    updatedAt: now,
  });
  return parts.signToken(token);
}
