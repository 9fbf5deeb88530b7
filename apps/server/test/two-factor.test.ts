import { authResponseSchema, paths, profileResponseSchema, twoFactorSetupSchema } from '@tieout/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount, PASSWORD } from './support/accounts.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { codeOf } from './support/totp.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product?.stop());

async function withAuthenticator() {
  const { client, auth } = await newAccount(product);
  const begun = await client.post(paths.twoFactor, { password: PASSWORD });
  const setup = twoFactorSetupSchema.parse(await begun.json());
  const confirmed = await client.post(paths.twoFactorConfirm, { code: codeOf(setup.uri) });
  const { session } = authResponseSchema.parse(await confirmed.json());
  const login = (code?: string) =>
    product
      .client()
      .post(paths.login, { email: auth.user.email, password: PASSWORD, ...(code ? { code } : {}) });
  return { setup, login, client: product.client({ authorization: `Bearer ${session.access_token}` }) };
}

test('with an authenticator app, signing in takes its code', async () => {
  const { setup, login, client } = await withAuthenticator();
  const profile = profileResponseSchema.parse(await (await client.get(paths.profile)).json());
  expect(profile.user.hasTwoFactor).toBe(true);
  const without = await login();
  expect([without.status, await without.json()]).toMatchObject([401, { code: 'code-required' }]);
  expect(without.headers.getSetCookie()).toEqual([]);
  const wrong = await login('000000');
  expect([wrong.status, await wrong.json()]).toMatchObject([401, { code: 'code-wrong' }]);
  expect((await login(codeOf(setup.uri, 1))).status).toBe(200);
});

test('a backup code works once', async () => {
  const { setup, login } = await withAuthenticator();
  const [code = ''] = setup.backupCodes;
  expect((await login(code)).status).toBe(200);
  expect((await login(code)).status).toBe(401);
});

test('a wrong password is refused before any code is asked for', async () => {
  const { client, auth } = await newAccount(product);
  expect(await (await client.post(paths.twoFactor, { password: 'wrong' })).json()).toMatchObject({
    code: 'wrong-credentials',
  });
  const login = await product
    .client()
    .post(paths.login, { email: auth.user.email, password: 'wrong', code: '123456' });
  expect(await login.json()).toMatchObject({ code: 'wrong-credentials' });
});

test('it counts only once confirmed, and can be switched off with the password', async () => {
  const { client, auth } = await newAccount(product);
  await client.post(paths.twoFactor, { password: PASSWORD });
  const login = () => product.client().post(paths.login, { email: auth.user.email, password: PASSWORD });
  expect((await login()).status).toBe(200);

  const other = await withAuthenticator();
  const off = await other.client.delete(paths.twoFactor, { password: PASSWORD });
  expect(off.status).toBe(200);
  expect((await other.login()).status).toBe(200);
});
