import { APIError } from 'better-auth/api';
import type { FastifyRequest } from 'fastify';
import type { AccountParts } from './parts.ts';
import { deviceHeaders, tryAuth } from './sign-in.ts';

const DASHBOARD = '/dashboard';

export type FollowedLink = {
  /** Where the browser goes on. */
  readonly location: string;
  /** A new sign-in, for whoever the link has just verified; null otherwise. */
  readonly token: string | null;
};

/** Verifies the address of a link. Only the first time it is followed does it also sign in. */
export async function followLink(
  parts: AccountParts,
  request: FastifyRequest,
  token: string,
): Promise<FollowedLink> {
  const limited = await parts.limitRate('guess', { address: request.ip });
  if (limited) return { location: `${DASHBOARD}?error=${limited.refused.code}`, token: null };
  const result = await tryAuth(() =>
    parts.auth.api.verifyEmail({ query: { token }, headers: deviceHeaders(request), returnHeaders: true }),
  );
  if (result instanceof APIError) return { location: `${DASHBOARD}?error=link-invalid`, token: null };
  const signedInToken = result.headers.get('set-auth-token');
  if (!signedInToken) return { location: `${DASHBOARD}?verified=true`, token: null };
  return { location: `${DASHBOARD}?verified=true&auto_login=true`, token: signedInToken };
}
