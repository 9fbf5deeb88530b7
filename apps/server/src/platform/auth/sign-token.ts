import { createHmac } from 'node:crypto';

/** The token of a session as a client holds it: with the signature that `openSignedToken` looks for. */
export function signToken(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return encodeURIComponent(`${token}.${signature}`);
}
