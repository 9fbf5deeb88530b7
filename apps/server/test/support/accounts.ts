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
    name?: string;
    plan?: PlanId;
    isVerified?: boolean;
    isActive?: boolean;
    role?: 'user' | 'admin';
    /** Whether two-factor counts as on, without an app that has been set up. */
    hasTwoFactor?: boolean;
  } = {},
): Promise<{ client: Client; auth: AuthResponse }> {
  const email = options.email ?? `person${++count}@example.com`;
  const response = await product
    .client()
    .post(paths.register, { email, password: PASSWORD, name: options.name ?? 'Pat' });
  const auth = response.status === 403 ? await confirmed(product, email) : await authOf(response);
  const change = {
    ...(options.plan ? { planType: options.plan } : {}),
    ...(options.isVerified
      ? { emailVerified: true }
      : response.status === 403
        ? { emailVerified: false }
        : {}),
    ...(options.isActive === false ? { isActive: false } : {}),
    ...(options.role ? { role: options.role } : {}),
    ...(options.hasTwoFactor ? { twoFactorEnabled: true } : {}),
  };
  if (Object.keys(change).length > 0) {
    await product.parts.database.update(users).set(change).where(eq(users.id, auth.user.id));
  }
  return { client: product.client({ authorization: `Bearer ${auth.session.access_token}` }), auth };
}

/** Signs in an account that had to be confirmed first. */
async function confirmed(product: TestProduct, email: string): Promise<AuthResponse> {
  await product.parts.database.update(users).set({ emailVerified: true }).where(eq(users.email, email));
  // From an address of its own, where the product believes what a proxy says: limits are counted by it.
  const elsewhere = product.client({ 'x-forwarded-for': '192.0.2.250' });
  return authOf(await elsewhere.post(paths.login, { email, password: PASSWORD }));
}

async function authOf(response: Response): Promise<AuthResponse> {
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return authResponseSchema.parse(await response.json());
}
