import { paths, type SettingsChange } from '@tieout/contract';
import { newAccount } from './accounts.ts';
import type { Client } from './client.ts';
import type { TestProduct } from './start-test-product.ts';

/** A client that speaks for an admin. */
export async function newAdmin(product: TestProduct): Promise<Client> {
  return (await newAccount(product, { isVerified: true, role: 'admin', hasTwoFactor: true })).client;
}

/** Switches settings as that admin, which must succeed. */
export async function switchSettings(admin: Client, change: SettingsChange): Promise<void> {
  const response = await admin.patch(paths.adminSettings, change);
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
}
