import { authResponseSchema, profileResponseSchema } from '@tieout/contract';
import { mailedLink } from './mail-box.ts';
import { PASSWORD } from './register.ts';
import { postAuth, type StorageState, storageOf } from './sign-up.ts';
import type { RunningServer } from './start-server.ts';

export const ADMIN_EMAIL = 'admin@example.com';
/** What makes that account an admin once its address is confirmed. */
export const adminEnvironment = { ADMIN_EMAILS: ADMIN_EMAIL };

const CONFIRMED_WITHIN_MS = 20_000;

export type AdminServer = Pick<RunningServer, 'origin' | 'dataDir'>;

/** Storage of the admin, signed in. */
export async function adminState(server: AdminServer): Promise<StorageState> {
  return storageOf(server.origin, await adminToken(server));
}

/** A bearer token of the admin, who is registered and confirmed where they are not yet: by this file or by one running beside it. */
export async function adminToken({ origin, dataDir }: AdminServer): Promise<string> {
  const account = { email: ADMIN_EMAIL, password: PASSWORD };
  const registered = await postAuth(origin, 'register', { ...account, name: 'Ada Admin' });
  if (registered.ok) await fetch(origin + (await mailedLink(dataDir, ADMIN_EMAIL)), { redirect: 'manual' });
  for (const deadline = Date.now() + CONFIRMED_WITHIN_MS; Date.now() < deadline; ) {
    const answer = await postAuth(origin, 'login', account);
    const token = authResponseSchema.parse(await answer.json()).session.access_token;
    if (await isAdmin(origin, token)) return token;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${ADMIN_EMAIL} did not become an admin`);
}

async function isAdmin(origin: string, token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/profile`, { headers });
  return profileResponseSchema.parse(await answer.json()).user.role === 'admin';
}
