import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authResponseSchema, paths } from '@tieout/contract';
import { expect, test } from 'vitest';
import { PASSWORD } from '../support/accounts.ts';
import { createClient } from '../support/client.ts';
import { layEmptyDatabase } from '../support/database-template.ts';
import { payWith, untilPlan } from '../support/payer.ts';
import { spawnProduct } from '../support/spawn-product.ts';

test('after kill -9 right after the card was confirmed, the plan is there after the next start', {
  timeout: 120_000,
}, async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'tieout-billing-'));
  await layEmptyDatabase(join(dataFolder, 'database'));
  const first = await spawnProduct(dataFolder, { RATE_LIMIT_FACTOR: '1000' });
  const registered = await createClient(first.address).post(paths.register, {
    email: 'killed@example.com',
    password: PASSWORD,
  });
  const { session } = authResponseSchema.parse(await registered.json());
  const clientAt = (address: string) =>
    createClient(address, { authorization: `Bearer ${session.access_token}` });
  await payWith(clientAt(first.address), 'pro', 'succeeds');
  await first.kill();
  const second = await spawnProduct(dataFolder, { RATE_LIMIT_FACTOR: '1000' });
  await untilPlan(clientAt(second.address), 'pro');
  expect(await second.stop()).toBe(0);
  await rm(dataFolder, { recursive: true, force: true });
});
