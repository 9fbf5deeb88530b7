import {
  type AuthResponse,
  authResponseSchema,
  type LoginRequest,
  type ProfileResponse,
  paths,
  profileResponseSchema,
  publicSettingsSchema,
  type RegisterRequest,
} from '@tieout/contract';
import { call, callJson } from './call.ts';

/** Who is signed in, their plan and what they have used of it. */
export function fetchProfile(): Promise<ProfileResponse> {
  return callJson(profileResponseSchema, paths.profile);
}

/** Signs in. Throws `CallError`. */
export function login(request: LoginRequest): Promise<AuthResponse> {
  return callJson(authResponseSchema, paths.login, { json: request });
}

/** Opens an account. Throws `CallError`. */
export function register(request: RegisterRequest): Promise<AuthResponse> {
  return callJson(authResponseSchema, paths.register, { json: request });
}

/** Signs out. Throws `CallError`. */
export async function logout(): Promise<void> {
  await call(paths.logout, { method: 'POST' });
}

/** Asks for another verification message. Throws `CallError` with the time to wait in words. */
export async function resendVerification(email: string): Promise<void> {
  await call(paths.resendVerification, { json: { email } });
}

/** Asks for a link to set a new password; the answer is the same whether the address is known or not. */
export async function requestPasswordReset(email: string): Promise<void> {
  await call(paths.forgotPassword, { json: { email } });
}

/** Sets a new password by the token of a link. */
export async function resetPassword(token: string, password: string): Promise<void> {
  await call(paths.resetPassword, { json: { token, password } });
}

/** What the screens need to know before anybody signs in. */
export function fetchSettings() {
  return callJson(publicSettingsSchema, paths.settings);
}
