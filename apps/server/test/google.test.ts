import { filesResponseSchema, paths, profileResponseSchema, publicSettingsSchema } from '@tieout/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from './support/client.ts';
import { type GoogleProduct, startGoogleProduct, thereAndBack } from './support/google-product.ts';
import type { LocalIssuer } from './support/local-issuer.ts';
import type { TestProduct } from './support/start-test-product.ts';
import { writePdf } from './support/write-pdf.ts';

let google: GoogleProduct;
let issuer: LocalIssuer;
let product: TestProduct;
beforeAll(async () => {
  google = await startGoogleProduct();
  ({ issuer, product } = google);
});
afterAll(() => google?.stop());

test('signing in with Google opens a verified account, and later the same one again; a visitor brings their files', async () => {
  const settings = publicSettingsSchema.parse(await (await product.client().get(paths.settings)).json());
  expect(settings.google).toBe(true);
  const browser = product.client();
  await browser.uploaded(writePdf([['before signing in']]));
  const back = await browser.get(await thereAndBack(product, browser));
  expect(back.headers.get('location')).toBe('/dashboard?verified=true&auto_login=true');
  const { user } = profileResponseSchema.parse(await (await browser.get(paths.profile)).json());
  expect(user).toMatchObject({ email: 'g@example.com', name: 'Gil', emailVerified: true, quotaUsed: 1 });
  expect(filesResponseSchema.parse(await (await browser.get(paths.userFiles)).json()).total).toBe(1);

  const elsewhere = product.client();
  await elsewhere.get(await thereAndBack(product, elsewhere));
  expect(profileResponseSchema.parse(await (await elsewhere.get(paths.profile)).json()).user.id).toBe(
    user.id,
  );
});

test.each([
  [
    'a callback of another browser',
    async (client: Client) => ({ at: await thereAndBack(product, client), by: product.client() }),
  ],
  [
    'a callback made up',
    async (client: Client) => ({ at: `${paths.googleCallback}?code=x&state=y`, by: client }),
  ],
  [
    'an identity nobody vouched for',
    async (client: Client) => {
      issuer.isForging = true;
      issuer.person = { sub: '666', email: 'forged@example.com', name: 'F', email_verified: true };
      return { at: await thereAndBack(product, client), by: client };
    },
  ],
])('%s signs nobody in', async (_, attempt) => {
  const { at, by } = await attempt(product.client());
  const answer = await by.get(at);
  expect(answer.headers.get('location')).toBe('/dashboard?error=sign-in-failed');
  expect((await by.get(paths.profile)).status).toBe(401);
});
