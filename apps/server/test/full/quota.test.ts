import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authResponseSchema, filesResponseSchema, paths, profileResponseSchema } from '@tieout/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newAccount, PASSWORD } from '../support/accounts.ts';
import { type Client, createClient } from '../support/client.ts';
import { layEmptyDatabase } from '../support/database-template.ts';
import { spawnProduct } from '../support/spawn-product.ts';
import { startTestProduct } from '../support/start-test-product.ts';
import { until } from '../support/until.ts';
import { writePdf } from '../support/write-pdf.ts';

/** `KILL_ROUNDS=30` is the full run; each round starts the whole product twice. */
const KILL_ROUNDS = Number(process.env.KILL_ROUNDS ?? 2);

vi.setConfig({ testTimeout: 120_000 });

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'tieout-quota-'));
  await layEmptyDatabase(join(dataFolder, 'database'));
});
afterEach(() => rm(dataFolder, { recursive: true, force: true }));

const used = async (client: Client) =>
  profileResponseSchema.parse(await (await client.get(paths.profile)).json()).user.quotaUsed;

test('of 50 uploads at the same moment on a quota of 5, exactly 5 are accepted', async () => {
  const product = await startTestProduct();
  try {
    const { client } = await newAccount(product);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        client.upload(writePdf([[`parallel ${n}`]]), { headers: { prefer: 'respond-async' } }),
      ),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(5);
    expect(statuses.filter((status) => status === 402)).toHaveLength(45);
    expect(await used(client)).toBe(5);
  } finally {
    await product.stop();
  }
});

test(`after kill -9 between reservation and result, ${KILL_ROUNDS} times, the count is right in the end`, {
  timeout: 60_000 + KILL_ROUNDS * 40_000,
}, async () => {
  let product = await spawnProduct(dataFolder, { RATE_LIMIT_FACTOR: '1000' });
  const registered = await createClient(product.address).post(paths.register, {
    email: 'killed@example.com',
    password: PASSWORD,
  });
  const { session } = authResponseSchema.parse(await registered.json());
  product.run("update users set plan_type = 'business'");
  const clientOf = () => createClient(product.address, { authorization: `Bearer ${session.access_token}` });
  for (let round = 0; round < KILL_ROUNDS; round++) {
    // Every other one will fail, and so has to be given back, whichever start of the product finds out.
    const text = round % 2 === 0 ? 'DO pages 3 DO wait 100' : 'DO say damaged';
    const answer = await clientOf().upload(writePdf([[text, `round ${round}`]]), {
      headers: { prefer: 'respond-async' },
    });
    expect(answer.status).toBe(202);
    await new Promise((resolve) => setTimeout(resolve, (round * 37) % 400));
    await product.kill();
    product = await spawnProduct(dataFolder, { RATE_LIMIT_FACTOR: '1000' });
  }
  const files = await until(async () => {
    const list = filesResponseSchema.parse(
      await (await clientOf().get(`${paths.userFiles}?limit=100`)).json(),
    );
    return list.files.some((file) => file.status === 'processing') ? null : list.files;
  }, 50_000);
  const completed = files.filter((file) => file.status === 'completed');
  expect(completed.length).toBeGreaterThan(0);
  expect(await used(clientOf())).toBe(completed.length);
  console.log(`${KILL_ROUNDS} kills: ${files.length} files, ${completed.length} completed and counted`);
  await product.stop();
});
