import { type AuthResponse, authResponseSchema, type PlanId, paths } from '@tieout/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../src/platform/database/account-schema.ts';
import type { Client } from './client.ts';
import type { TestProduct } from './start-test-product.ts';

export const PASSWORD = 'correct horse battery';

let count = 0;

/** Opens an account and gives a client that speaks for it by its bearer token alone. */
export async function newAccount(
  product: TestProduct,
  options: {
    email?: string;
    plan?: PlanId;
    isVerified?: boolean;
    isActive?: boolean;
    role?: 'user' | 'admin';
  } = {},
): Promise<{ client: Client; auth: AuthResponse }> {
  const email = options.email ?? `person${++count}@example.com`;
  const response = await product.client().post(paths.register, { email, password: PASSWORD, name: 'Pat' });
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  const auth = authResponseSchema.parse(await response.json());
  const change = {
    ...(options.plan ? { planType: options.plan } : {}),
    ...(options.isVerified ? { emailVerified: true } : {}),
    ...(options.isActive === false ? { isActive: false } : {}),
    ...(options.role ? { role: options.role } : {}),
  };
  if (Object.keys(change).length > 0) {
    await product.parts.database.update(users).set(change).where(eq(users.id, auth.user.id));
  }
  return { client: product.client({ authorization: `Bearer ${auth.session.access_token}` }), auth };
}
