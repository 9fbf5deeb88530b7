import {
  type AuditResponse,
  type AuthResponse,
  auditResponseSchema,
  authResponseSchema,
  paths,
  pathTo,
  type SessionsResponse,
  sessionsResponseSchema,
  type TwoFactorSetup,
  twoFactorSetupSchema,
} from '@tieout/contract';
import { call, callJson } from './call.ts';

/** Sets a new password for who is signed in. */
export async function changePassword(currentPassword: string, newPassword: string): Promise<void> {
  await call(paths.changePassword, { json: { currentPassword, newPassword } });
}

/** Changes the name of the account. */
export async function changeName(name: string): Promise<void> {
  await call(paths.profile, { method: 'PATCH', json: { name } });
}

/** Has a link sent to the new address, which counts once it is followed. */
export async function changeEmail(newEmail: string, password: string): Promise<void> {
  await call(paths.changeEmail, { json: { newEmail, password } });
}

/** Begins with an authenticator app: what to set it up with, and the recovery codes. */
export function beginTwoFactor(password: string): Promise<TwoFactorSetup> {
  return callJson(twoFactorSetupSchema, paths.twoFactor, { json: { password } });
}

/** Switches the second step on by the app's first code; the session is renewed. */
export function confirmTwoFactor(code: string): Promise<AuthResponse> {
  return callJson(authResponseSchema, paths.twoFactorConfirm, { json: { code } });
}

/** Switches the second step off; the session is renewed. */
export function removeTwoFactor(password: string): Promise<AuthResponse> {
  return callJson(authResponseSchema, paths.twoFactor, { method: 'DELETE', json: { password } });
}

/** Finishes signing in with Google by the app's code. */
export function signInByCode(code: string): Promise<AuthResponse> {
  return callJson(authResponseSchema, paths.googleCode, { json: { code } });
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

/** Everything kept of the account, as a ZIP. */
export async function exportOwnData(): Promise<Blob> {
  return (await call(paths.userExport)).blob();
}

/** Removes the account and everything of it. */
export async function deleteOwnAccount(confirmation: string, password: string): Promise<void> {
  await call(paths.userAccount, { method: 'DELETE', json: { confirmation, password } });
}
