import type { FastifyRequest } from 'fastify';

const BROWSER_MAX_LENGTH = 300;

/** What a session notes of where it was begun. */
export function deviceOf(request: FastifyRequest): { readonly address: string; readonly browser: string } {
  const browser = String(request.headers['user-agent'] ?? '').slice(0, BROWSER_MAX_LENGTH);
  return { address: request.ip, browser };
}

/** The same as better-auth reads it. */
export function deviceHeaders(request: FastifyRequest): Headers {
  const { address, browser } = deviceOf(request);
  return new Headers({ 'x-forwarded-for': address, 'user-agent': browser });
}
