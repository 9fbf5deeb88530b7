import { adminUsersSchema, authResponseSchema } from '@tieout/contract';
import { ADMIN_EMAIL } from './admin-state.ts';
import { mailedLink } from './mail-box.ts';
import { PASSWORD } from './register.ts';
import type { RunningServer } from './start-server.ts';

/** Puts an account on the Business plan, as an administrator would. */
export async function chooseBusiness(server: RunningServer, email: string): Promise<void> {
  const token = await adminToken(server);
  const call = async (path: string, init: RequestInit = {}) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(server.origin + path, { ...init, headers });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { users } = adminUsersSchema.parse(
    await call(`/api/admin/users?search=${encodeURIComponent(email)}`),
  );
  const body = JSON.stringify({ planType: 'business' });
  await call(`/api/admin/users/${users[0]?.id}`, { method: 'PATCH', body });
}

async function adminToken(server: RunningServer): Promise<string> {
  const post = (path: string) =>
    fetch(server.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: ADMIN_EMAIL, password: PASSWORD, name: 'Ada Admin' }),
    });
  const registered = await post('/api/auth/register');
  if (registered.ok)
    await fetch(server.origin + (await mailedLink(server.dataDir, ADMIN_EMAIL)), { redirect: 'manual' });
  const { session } = authResponseSchema.parse(await (await post('/api/auth/login')).json());
  return session.access_token;
}
