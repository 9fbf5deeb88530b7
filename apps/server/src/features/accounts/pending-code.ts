import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'code_for';
const PREFIX = 'code-for';
const HOLDS_MS = 10 * 60_000;

/** Has the browser remember for ten minutes that Google confirmed the account and that the code is missing. */
export function setPendingCode(
  reply: FastifyReply,
  userId: string,
  { isSecure, now }: { readonly isSecure: boolean; readonly now: () => Date },
): void {
  reply.setCookie(COOKIE, `${PREFIX} ${userId} ${now().getTime() + HOLDS_MS}`, {
    path: '/api/auth/google',
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: HOLDS_MS / 1000,
  });
}

/** The account whose code is missing; null where there is none, or it took too long. */
export function pendingCodeOf(request: FastifyRequest, now: Date): string | null {
  const { valid, value } = request.unsignCookie(request.cookies[COOKIE] ?? '');
  const [prefix, userId, until] = (valid ? value : '').split(' ');
  return prefix === PREFIX && userId && Number(until) > now.getTime() ? userId : null;
}

/** Forgets the account whose code was missing. */
export function clearPendingCode(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/api/auth/google' });
}
