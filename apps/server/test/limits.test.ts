import { paths, twoFactorSetupSchema } from '@tieout/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountLinks } from '../src/platform/database/account-schema.ts';
import { newAccount, PASSWORD } from './support/accounts.ts';
import { linkIn, mailTo } from './support/mail.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { codeOf } from './support/totp.ts';

let product: TestProduct;
let aheadMs = 0;
// Half of the usual limits, to keep the test short.
beforeAll(async () => {
  product = await startTestProduct({
    environment: { RATE_LIMIT_FACTOR: '0.5', REQUIRE_VERIFIED_EMAIL: 'true', TRUST_PROXY_HOPS: '1' },
    now: () => new Date(Date.now() + aheadMs),
  });
});
afterAll(() => product?.stop());

const from = (address: string) => product.client({ 'x-forwarded-for': address });
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

describe('where a verified address is asked for', () => {
  test('registering signs nobody in, and answers a known address like a new one', async () => {
    const answers: unknown[] = [];
    for (const email of ['unconfirmed@example.com', 'guessed@example.com']) {
      const browser = from('192.0.2.60');
      const answer = await browser.post(paths.register, { email, password: PASSWORD });
      answers.push([answer.status, await answer.json()]);
      expect([...browser.cookies.keys()]).not.toContain('session');
      expect((await browser.get(paths.profile)).status).toBe(401);
    }
    expect(answers[0]).toMatchObject([403, { code: 'email-not-confirmed', message: 'Email not confirmed' }]);
    expect(answers[1]).toEqual(answers[0]);
    await mailTo(product.dataFolder, 'guessed@example.com', /You already have a Tieout account/);
  });

  test('signing in says Email not confirmed until it is, and the link then signs in there', async () => {
    const browser = from('192.0.2.61');
    const body = { email: 'unconfirmed@example.com', password: PASSWORD };
    const refused = await browser.post(paths.login, body);
    expect([refused.status, await refused.json()]).toMatchObject([403, { message: 'Email not confirmed' }]);
    expect([...browser.cookies.keys()]).not.toContain('session');
    const link = linkIn(await mailTo(product.dataFolder, 'unconfirmed@example.com', /Confirm/));
    const followed = await browser.get(link);
    expect(followed.headers.get('location')).toBe('/dashboard?verified=true&auto_login=true');
    expect((await browser.get(paths.profile)).status).toBe(200);
    expect((await from('192.0.2.62').post(paths.login, body)).status).toBe(200);
  });
});

describe('a stranger who guesses', () => {
  const email = 'owner@example.com';
  const guessFrom = (address: string) => from(address).post(paths.login, { email, password: 'a wrong one' });

  test('does not lock the owner out, who comes from another address', async () => {
    await newAccount(product, { email, isVerified: true });
    for (let time = 0; time < 5; time++) expect((await guessFrom('198.51.100.1')).status).toBe(401);
    expect((await guessFrom('198.51.100.1')).status).toBe(429);
    const owner = from('203.0.113.9');
    expect((await owner.post(paths.login, { email, password: PASSWORD })).status).toBe(200);
  });

  test('from many addresses is stopped, and locks out neither a browser nor an address the owner uses', async () => {
    const owner = from('203.0.113.9');
    await owner.post(paths.login, { email, password: PASSWORD });
    let isStopped = false;
    for (let host = 1; host <= 60 && !isStopped; host++)
      isStopped = (await guessFrom(`198.51.100.${100 + host}`)).status === 429;
    expect(isStopped).toBe(true);
    // A stranger at an address nobody has seen is refused even with the right password.
    expect((await from('192.0.2.77').post(paths.login, { email, password: PASSWORD })).status).toBe(429);
    const travelling = from('203.0.113.200');
    for (const [name, value] of owner.cookies) if (name === 'known') travelling.cookies.set(name, value);
    expect((await travelling.post(paths.login, { email, password: PASSWORD })).status).toBe(200);
    expect((await from('203.0.113.9').post(paths.login, { email, password: PASSWORD })).status).toBe(200);
  });

  test('of codes, knowing the password, does not lock the owner out of the browser they use', async () => {
    const { client, auth } = await newAccount(product, { isVerified: true });
    const begun = await client.post(paths.twoFactor, { password: PASSWORD });
    const { uri } = twoFactorSetupSchema.parse(await begun.json());
    await client.post(paths.twoFactorConfirm, { code: codeOf(uri) });
    const body = { email: auth.user.email, password: PASSWORD };
    let isStopped = false;
    for (let host = 1; host <= 20 && !isStopped; host++)
      isStopped =
        (await from(`198.51.100.${host}`).post(paths.login, { ...body, code: '000000' })).status === 429;
    expect(isStopped).toBe(true);
    const owner = from('203.0.113.10');
    for (const [name, value] of client.cookies) if (name === 'known') owner.cookies.set(name, value);
    expect((await owner.post(paths.login, { ...body, code: codeOf(uri, 1) })).status).toBe(200);
  });

  test('cannot use up the mail with which the owner sets a new password', async () => {
    const message = { email, message: 'Nothing to say at all.' };
    for (let time = 0; time < 4; time++) await from('198.51.100.3').post(paths.contact, message);
    for (let time = 0; time < 4; time++) {
      await from('198.51.100.3').post(paths.resendVerification, { email });
      await from('198.51.100.3').post(paths.forgotPassword, { email });
    }
    expect((await from('203.0.113.11').post(paths.forgotPassword, { email })).status).toBe(200);
  });
});

test('a link to a new password that has run out is refused', async () => {
  await newAccount(product, { email: 'late@example.com', isVerified: true });
  await product.client().post(paths.forgotPassword, { email: 'late@example.com' });
  const link = linkIn(await mailTo(product.dataFolder, 'late@example.com', /new password/));
  await product.parts.database.update(accountLinks).set({ expiresAt: new Date(Date.now() - 1000) });
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
