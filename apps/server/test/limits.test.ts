import { paths } from '@tieout/contract';
import { createEmailVerificationToken } from 'better-auth/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifications } from '../src/platform/database/account-schema.ts';
import { newAccount, PASSWORD } from './support/accounts.ts';
import { linkIn, mailTo } from './support/mail.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';

let product: TestProduct;
let aheadMs = 0;
// Half of the usual limits, to keep the test short.
beforeAll(async () => {
  product = await startTestProduct({
    environment: { RATE_LIMIT_FACTOR: '0.5', REQUIRE_VERIFIED_EMAIL: 'true' },
    now: () => new Date(Date.now() + aheadMs),
  });
});
afterAll(() => product?.stop());

const login = (email: string, password: string) => product.client().post(paths.login, { email, password });

describe('guessing', () => {
  test.each(['guessed@example.com', 'nobody@example.com'])(
    'at the password of %s ends after five tries, for the right one too, and is said how long',
    async (email) => {
      if (email.startsWith('guessed')) await newAccount(product, { email, isVerified: true });
      for (let time = 0; time < 5; time++) expect((await login(email, 'a wrong one')).status).toBe(401);
      const refused = await login(email.toUpperCase(), PASSWORD);
      expect(refused.status).toBe(429);
      expect(await refused.json()).toMatchObject({
        code: 'rate-limited',
        message: expect.stringMatching(/wait 15 minutes/),
        details: { retryAfterSeconds: expect.any(Number) },
      });
      expect((await login(`other-${email}`, 'a wrong one')).status).toBe(401);
    },
  );

  test('may go on once the time is over', async () => {
    aheadMs = 16 * 60_000;
    expect((await login('guessed@example.com', PASSWORD)).status).toBe(200);
  });

  test('for mail to one address ends after two, known or not', async () => {
    for (const email of ['guessed@example.com', 'stranger@example.com']) {
      const statuses: number[] = [];
      for (let time = 0; time < 3; time++)
        statuses.push((await product.client().post(paths.forgotPassword, { email })).status);
      expect(statuses).toEqual([200, 200, 429]);
    }
  });
});

test('where a verified address is asked for, signing in says Email not confirmed until it is', async () => {
  await newAccount(product, { email: 'unconfirmed@example.com' });
  const refused = await login('unconfirmed@example.com', PASSWORD);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'email-not-confirmed', message: 'Email not confirmed' });
  expect(refused.headers.getSetCookie().join()).not.toContain('session=');
  await product.client().get(linkIn(await mailTo(product.dataFolder, 'unconfirmed@example.com', /Confirm/)));
  expect((await login('unconfirmed@example.com', PASSWORD)).status).toBe(200);
});

test('a verification link that has run out, or was signed by somebody else, verifies nothing', async () => {
  const email = 'slow@example.com';
  await newAccount(product, { email });
  const { accountKey } = product.parts.secrets;
  const late = await createEmailVerificationToken(accountKey, email, undefined, -60);
  const foreign = await createEmailVerificationToken('another key than ours', email);
  for (const token of [late, foreign]) {
    const followed = await product.client().get(`${paths.verifyEmail}?token=${token}`);
    expect(followed.headers.get('location')).toBe('/dashboard?error=link-invalid');
  }
  expect((await login(email, PASSWORD)).status).toBe(403);
  const held = await createEmailVerificationToken(accountKey, email);
  const followed = await product.client().get(`${paths.verifyEmail}?token=${held}`);
  expect(followed.headers.get('location')).toContain('verified=true');
});

test('a link to a new password that has run out is refused', async () => {
  await newAccount(product, { email: 'late@example.com', isVerified: true });
  await product.client().post(paths.forgotPassword, { email: 'late@example.com' });
  const link = linkIn(await mailTo(product.dataFolder, 'late@example.com', /new password/));
  await product.parts.database.update(verifications).set({ expiresAt: new Date(Date.now() - 1000) });
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  const answer = await product.client().post(paths.resetPassword, { token, password: 'a new good one' });
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'link-invalid' }]);
  expect((await login('late@example.com', PASSWORD)).status).toBe(200);
});

test.each([
  [{ email: 'a@example.com', password: PASSWORD, name: 'Bell\u0007' }],
  [{ email: 'a@example.com', password: PASSWORD, name: 'turned \u202Egpj.exe' }],
  [{ email: 'a@example.com', password: PASSWORD, name: 'n'.repeat(201) }],
  [{ email: 'a@example.com', password: 'p'.repeat(129) }],
  [{ email: 'a@example.com', password: 'short' }],
  [{ email: `${'e'.repeat(250)}@example.com`, password: PASSWORD }],
  [{ email: 'no address', password: PASSWORD }],
  [{ email: ['a@example.com'], password: PASSWORD }],
  [{ password: PASSWORD }],
  [[]],
])('a registration with %j is refused, field by field', async (body) => {
  const response = await product.client().post(paths.register, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: 'invalid-request',
    details: { fields: [{ field: expect.any(String), message: expect.any(String) }] },
  });
});
