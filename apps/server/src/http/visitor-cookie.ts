import { randomUUID } from 'node:crypto';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { VISITOR_PREFIX } from '../actor.ts';

const COOKIE = 'visitor';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The visitor id of the request's signed cookie; null where there is none or its signature is not ours. */
export function visitorIdOf(request: FastifyRequest): string | null {
  const signed = request.cookies[COOKIE];
  if (signed === undefined) return null;
  const { valid, value } = request.unsignCookie(signed);
  return valid && value?.startsWith(VISITOR_PREFIX) ? value : null;
}

/** Makes a new visitor and shows the browser to remember it. */
export function issueVisitor(reply: FastifyReply, { isSecure }: { readonly isSecure: boolean }): string {
  const id = `${VISITOR_PREFIX}${randomUUID()}`;
  reply.setCookie(COOKIE, id, {
    path: '/',
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: YEAR_SECONDS,
  });
  return id;
}
