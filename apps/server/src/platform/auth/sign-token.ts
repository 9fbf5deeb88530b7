import { createHmac } from 'node:crypto';

/** The token of a session with the signature that `openSignedToken` checks, as the client gets it. */
export function signToken(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return encodeURIComponent(`${token}.${signature}`);
}
