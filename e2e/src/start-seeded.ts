import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { authResponseSchema } from '@tieout/contract';
import { PASSWORD } from './register.ts';
import { postAuth, type StorageState, storageOf } from './sign-up.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../apps/server/test/support/product-process.ts');

/** A product whose accounts can be given conversions without any being made. */
export type SeededServer = {
  readonly origin: string;
  /** Storage of a new account that has so many conversions; an admin where it is to be one. */
  account(email: string, options: { conversions: number; isAdmin?: boolean }): Promise<StorageState>;
  stop(): Promise<void>;
};

/** Starts the product in a process that lays conversions into its database when shown to. */
export async function startSeeded(): Promise<SeededServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'tieout-seeded-'));
  const child = fork(SCRIPT, {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '100' },
    execArgv: [],
  });
  const [origin] = (await once(child, 'message')) as [string];
  return {
    origin,
    account: (email, options) => newAccount({ child, origin, email }, options),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function newAccount(
  { child, origin, email }: { child: ChildProcess; origin: string; email: string },
  { conversions, isAdmin = false }: { conversions: number; isAdmin?: boolean },
): Promise<StorageState> {
  const response = await postAuth(origin, 'register', { email, password: PASSWORD, name: 'Ann Ledger' });
  const { user, session } = authResponseSchema.parse(await response.json());
  if (conversions > 0) await ordered(child, { ownerId: user.id, conversions });
  if (isAdmin)
    await ordered(
      child,
      `update users set role = 'admin', email_verified = true, two_factor_enabled = true where id = '${user.id}'`,
    );
  return storageOf(origin, session.access_token);
}

async function ordered(child: ChildProcess, order: string | object): Promise<void> {
  child.send(order);
  await once(child, 'message');
}
