import {
  type ApiKey,
  type AuditResponse,
  apiKeysResponseSchema,
  auditResponseSchema,
  type NewApiKey,
  newApiKeySchema,
  paths,
  pathTo,
  type SessionsResponse,
  sessionsResponseSchema,
} from '@tieout/contract';
import { call, callJson } from './call.ts';

/** Sets a new password for who is signed in. */
export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  await call(paths.changePassword, { json: { currentPassword, newPassword } });
}

/** Where the account is signed in. */
export async function fetchSessions(): Promise<SessionsResponse['sessions']> {
  return (await callJson(sessionsResponseSchema, paths.sessions)).sessions;
}

/** Ends one session. */
export async function endSession(sessionId: string): Promise<void> {
  await call(pathTo(paths.session, { sessionId }), { method: 'DELETE' });
}

/** What was done with the account and its files, the newest first. */
export function fetchAudit(): Promise<AuditResponse> {
  return callJson(auditResponseSchema, paths.userAudit);
}

export async function fetchApiKeys(): Promise<ApiKey[]> {
  return (await callJson(apiKeysResponseSchema, paths.userApiKeys)).apiKeys;
}

/** Makes a key; its text is in this answer and in no other. */
export function makeApiKey(name: string): Promise<NewApiKey> {
  return callJson(newApiKeySchema, paths.userApiKeys, { json: { name } });
}

export async function revokeApiKey(id: string): Promise<void> {
  await call(pathTo(paths.userApiKey, { id }), { method: 'DELETE' });
}

/** Everything kept of the account, as a ZIP. */
export async function exportOwnData(): Promise<Blob> {
  return (await call(paths.userExport)).blob();
}

/** Removes the account and everything of it. */
export async function deleteOwnAccount(confirmation: string, password: string): Promise<void> {
  await call(paths.userAccount, { method: 'DELETE', json: { confirmation, password } });
}
