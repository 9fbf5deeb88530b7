import { scryptSync } from 'node:crypto';
import { paths } from '@tieout/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { credentials } from '../../src/platform/database/account-schema.ts';
import { newAccount, PASSWORD } from '../support/accounts.ts';
import { startTestProduct, type TestProduct } from '../support/start-test-product.ts';

const ROUNDS = 12;
const STILL_MS = 60;
const known = Array.from({ length: ROUNDS }, (_, index) => `known${index}@example.com`);

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ passwords: 'full' });
  for (const email of known) await newAccount(product, { email });
}, 60_000);
afterAll(() => product?.stop());

/** Milliseconds of answers for a known and an unknown address, asked in turns so that what else the machine does falls on both alike. */
async function timesOf(path: string, more: object): Promise<{ ofKnown: number[]; ofUnknown: number[] }> {
  const times = { ofKnown: [] as number[], ofUnknown: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    const order = round % 2 === 0 ? (['ofKnown', 'ofUnknown'] as const) : (['ofUnknown', 'ofKnown'] as const);
    for (const who of order) {
      const email = who === 'ofKnown' ? known[round] : `nobody${round}@example.com`;
      const started = performance.now();
      await (await product.client().post(path, { email, ...more })).arrayBuffer();
      times[who].push(performance.now() - started);
      // What is done after the answer must not fall on the next one.
      await new Promise((resolve) => setTimeout(resolve, STILL_MS));
    }
  }
  return times;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How often an answer of one list took longer than one of the other: 0.5 when nobody can tell them apart, 0 or 1 when everybody can. */
function shareLonger(some: readonly number[], others: readonly number[]): number {
  const wins = some.flatMap((one) => others.map((other) => (one > other ? 1 : one === other ? 0.5 : 0)));
  return wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
}

test.each([
  ['signing in with a wrong password', paths.login, { password: `not ${PASSWORD}` }],
  ['asking for a forgotten password', paths.forgotPassword, {}],
  ['asking for the verification mail', paths.resendVerification, {}],
])(
  '%s takes as long for a known as for an unknown address',
  { timeout: 120_000 },
  async (what, path, more) => {
    const { ofKnown, ofUnknown } = await timesOf(path, more);
    const [one, other] = [median(ofKnown), median(ofUnknown)];
    const share = shareLonger(ofKnown, ofUnknown);
    const measured = `${what}: known ${one.toFixed(1)} ms, unknown ${other.toFixed(1)} ms, known longer in ${(share * 100).toFixed(0)}% of pairs`;
    console.info(measured);
    // Skipping the hash would make it a tenth; a busy machine makes no more than a half.
    expect(Math.max(one, other) / Math.min(one, other), measured).toBeLessThan(2.5);
    // Three standard deviations of what chance alone gives in so many rounds.
    expect(Math.abs(share - 0.5), measured).toBeLessThan(0.4);
  },
);

test('a password is kept salted, by scrypt at the full cost', async () => {
  const { auth } = await newAccount(product);
  const [kept] = await product.parts.database
    .select({ password: credentials.password })
    .from(credentials)
    .where(eq(credentials.userId, auth.user.id));
  const [salt = '', hash] = kept?.password?.split(':') ?? [];
  const cost = { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 };
  expect(hash).toBe(scryptSync(PASSWORD, salt, 64, cost).toString('hex'));
});
