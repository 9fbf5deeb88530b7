import { adminUsersSchema } from '@tieout/contract';
import { type AdminServer, adminToken } from './admin-state.ts';

/** Puts an account on the Business plan, as an administrator would. */
export async function chooseBusiness(server: AdminServer, email: string): Promise<void> {
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
