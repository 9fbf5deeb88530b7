import {
  authResponseSchema,
  filesResponseSchema,
  paths,
  pathTo,
  profileResponseSchema,
  sessionsResponseSchema,
} from '@tieout/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAccount, PASSWORD } from './support/accounts.ts';
import { linkIn, mailTo } from './support/mail.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { writePdf } from './support/write-pdf.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ environment: { ADMIN_EMAILS: 'Boss@example.com' } });
});
afterAll(() => product?.stop());

const profileOf = async (client: ReturnType<TestProduct['client']>) =>
  profileResponseSchema.parse(await (await client.get(paths.profile)).json());

describe('registering and signing in', () => {
  test('gives a session that works as a bearer and as a cookie', async () => {
    const browser = product.client();
    const response = await browser.post(paths.register, {
      email: 'Ann+books@Example.com',
      password: PASSWORD,
      name: 'Ann',
    });
    const { user, session } = authResponseSchema.parse(await response.json());
    expect(user).toMatchObject({ email: 'ann+books@example.com', name: 'Ann', emailVerified: false });
    expect(response.headers.getSetCookie().join()).toMatch(/session=.*HttpOnly; SameSite=Lax/);
    expect((await profileOf(browser)).user).toMatchObject({
      planType: 'free',
      quotaUsed: 0,
      quotaLimit: 5,
      role: 'user',
    });
    const bearer = product.client({ authorization: `Bearer ${session.access_token}` });
    expect((await profileOf(bearer)).user.id).toBe(user.id);
  });

  test('a known address cannot register again', async () => {
    await newAccount(product, { email: 'known@example.com' });
    const again = await product
      .client()
      .post(paths.register, { email: 'KNOWN@example.com', password: PASSWORD });
    expect(again.status).toBe(422);
    expect(await again.json()).toMatchObject({ code: 'email-taken' });
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    await newAccount(product, { email: 'real@example.com' });
    const answers = await Promise.all(
      ['real@example.com', 'nobody@example.com'].map(async (email) => {
        const response = await product.client().post(paths.login, { email, password: 'wrong password' });
        return { status: response.status, body: await response.json() };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'wrong-credentials' } });
  });

  test('remember me makes the session permanent and nothing else does', async () => {
    await newAccount(product, { email: 'remember@example.com' });
    const login = async (rememberMe: boolean) => {
      const client = product.client();
      const response = await client.post(paths.login, {
        email: 'remember@example.com',
        password: PASSWORD,
        rememberMe,
      });
      return { client, response, auth: authResponseSchema.parse(await response.json()) };
    };
    const kept = await login(true);
    expect(kept.auth.session.permanent).toBe(true);
    const sessionCookie = ({ headers }: Response) =>
      headers.getSetCookie().find((cookie) => cookie.startsWith('session='));
    expect(sessionCookie(kept.response)).toContain('Max-Age=2592000');
    expect((await profileOf(kept.client)).permanentToken).toBe(kept.auth.session.access_token);
    const brief = await login(false);
    expect(brief.auth.session.permanent).toBe(false);
    expect(sessionCookie(brief.response)).not.toContain('Max-Age');
    expect((await profileOf(brief.client)).permanentToken).toBeUndefined();
  });

  test('the name can be changed, but carries no link and is not for a stranger to change', async () => {
    const { client } = await newAccount(product);
    expect((await client.patch(paths.profile, { name: 'Ann Ledger' })).status).toBe(200);
    expect((await profileOf(client)).user.name).toBe('Ann Ledger');
    expect((await client.patch(paths.profile, { name: 'see evil.example.com' })).status).toBe(400);
    expect((await product.client().patch(paths.profile, { name: 'Bob' })).status).toBe(401);
    expect((await profileOf(client)).user.name).toBe('Ann Ledger');
  });

  test('signing out ends the session, and signing out again is no error', async () => {
    const { client } = await newAccount(product);
    expect((await client.post(paths.logout)).status).toBe(200);
    const after = await client.get(paths.profile);
    expect(after.status).toBe(401);
    expect(await after.json()).toMatchObject({ code: 'session-expired' });
    expect((await client.post(paths.logout)).status).toBe(200);
  });

  test.each([
    ['a tampered token', (token: string) => `${token.slice(0, -4)}AAAA`],
    ['a token without its signature', (token: string) => token.split('.')[0] ?? ''],
    ['nonsense', () => 'nonsense'],
  ])('%s is refused', async (_, forge) => {
    const { auth } = await newAccount(product);
    const client = product.client({ authorization: `Bearer ${forge(auth.session.access_token)}` });
    expect((await client.get(paths.profile)).status).toBe(401);
    expect((await client.get(paths.userFiles)).status).toBe(401);
  });

  test('a suspended account is let in nowhere', async () => {
    const { client, auth } = await newAccount(product, { isActive: false });
    expect((await client.get(paths.profile)).status).toBe(403);
    const login = await product.client().post(paths.login, { email: auth.user.email, password: PASSWORD });
    expect(login.status).toBe(403);
    expect(await login.json()).toMatchObject({ code: 'account-suspended' });
  });

  test('sign-ins are listed and ended one by one', async () => {
    const { client, auth } = await newAccount(product);
    const other = product.client();
    await other.post(paths.login, { email: auth.user.email, password: PASSWORD });
    const { sessions } = sessionsResponseSchema.parse(await (await client.get(paths.sessions)).json());
    expect(sessions).toHaveLength(2);
    const foreign = sessions.find((session) => !session.isCurrent)?.id ?? '';
    const stranger = (await newAccount(product)).client;
    expect((await stranger.delete(pathTo(paths.session, { sessionId: foreign }))).status).toBe(404);
    expect((await client.delete(pathTo(paths.session, { sessionId: foreign }))).status).toBe(200);
    expect((await other.get(paths.profile)).status).toBe(401);
  });

  test('a configured address is an admin once it is verified, not before', async () => {
    const { client } = await newAccount(product, { email: 'boss@example.com' });
    expect((await profileOf(client)).user.role).toBe('user');
    await client.get(linkIn(await mailTo(product.dataFolder, 'boss@example.com', /Confirm/)));
    expect((await profileOf(client)).user.role).toBe('admin');
  });
});

describe('links in mail', () => {
  test('a made-up verification link verifies nothing', async () => {
    const forged = await product.client().get(`${paths.verifyEmail}?token=nonsense`);
    expect(forged.headers.get('location')).toBe('/dashboard?error=link-invalid');
  });

  test('another message must wait, and the refusal says how long, known address or not', async () => {
    for (const email of ['verify2@example.com', 'unknown@example.com']) {
      if (email.startsWith('verify')) await newAccount(product, { email });
      expect((await product.client().post(paths.resendVerification, { email })).status).toBe(200);
      const again = await product.client().post(paths.resendVerification, { email });
      expect(again.status).toBe(429);
      expect(await again.json()).toMatchObject({
        code: 'wait-before-resend',
        message: expect.stringMatching(/wait 2 minutes/),
      });
    }
  });

  test('a forgotten password is reset by a link that works once and ends all sign-ins', async () => {
    const { client } = await newAccount(product, { email: 'forgot@example.com' });
    for (const email of ['forgot@example.com', 'nobody@example.com']) {
      const answer = await product.client().post(paths.forgotPassword, { email });
      expect([answer.status, await answer.json()]).toEqual([200, { sent: true }]);
    }
    const link = linkIn(await mailTo(product.dataFolder, 'forgot@example.com', /new password/));
    const token = new URLSearchParams(link.split('?')[1]).get('token');
    const reset = () => product.client().post(paths.resetPassword, { token, password: 'another good one' });
    expect((await reset()).status).toBe(200);
    expect(await (await reset()).json()).toMatchObject({ code: 'link-invalid' });
    expect((await client.get(paths.profile)).status).toBe(401);
    const login = await product
      .client()
      .post(paths.login, { email: 'forgot@example.com', password: 'another good one' });
    expect(login.status).toBe(200);
  });

  test('a changed password ends the other sign-ins and keeps this one', async () => {
    const { client, auth } = await newAccount(product);
    const other = product.client();
    await other.post(paths.login, { email: auth.user.email, password: PASSWORD });
    const wrong = await client.post(paths.changePassword, {
      currentPassword: 'no',
      newPassword: 'a new good one',
    });
    expect(wrong.status).toBe(401);
    const right = await client.post(paths.changePassword, {
      currentPassword: PASSWORD,
      newPassword: 'a new good one',
    });
    expect(right.status).toBe(200);
    expect((await client.get(paths.profile)).status).toBe(200);
    expect((await other.get(paths.profile)).status).toBe(401);
  });

  test('a new address counts once its link is followed', async () => {
    const { client } = await newAccount(product, { email: 'old@example.com' });
    const asked = await client.post(paths.changeEmail, { newEmail: 'New@example.com', password: PASSWORD });
    expect(asked.status).toBe(200);
    expect((await profileOf(client)).user.email).toBe('old@example.com');
    await client.get(linkIn(await mailTo(product.dataFolder, 'new@example.com', /Confirm/)));
    expect((await profileOf(client)).user).toMatchObject({ email: 'new@example.com', emailVerified: true });
  });
});

describe('files of an account', () => {
  test('what a visitor did comes along at registration', async () => {
    const browser = product.client();
    const { fileId } = await browser.uploaded(writePdf([['as a visitor']]));
    await browser.post(paths.register, { email: 'claims@example.com', password: PASSWORD });
    const { files } = filesResponseSchema.parse(await (await browser.get(paths.userFiles)).json());
    expect(files).toMatchObject([{ id: fileId, status: 'completed', verdict: 'proven' }]);
    expect((await profileOf(browser)).user.quotaUsed).toBe(1);
  });

  test('are listed by page, searched, filtered, sorted, counted and deleted', async () => {
    const { client } = await newAccount(product, { plan: 'pro' });
    for (const name of ['b_100%.pdf', 'a.pdf', 'c.pdf']) await client.uploaded(writePdf([[name]]), { name });
    await client.upload(writePdf([['DO say damaged']]), { name: 'd.pdf' });
    const list = async (query: string) =>
      filesResponseSchema.parse(await (await client.get(`${paths.userFiles}?${query}`)).json());
    expect((await list('')).files.map((file) => file.originalName)).toEqual([
      'd.pdf',
      'c.pdf',
      'a.pdf',
      'b_100%.pdf',
    ]);
    expect(
      (await list('sortBy=originalName&sortOrder=asc&limit=2&page=2')).files.map((file) => file.originalName),
    ).toEqual(['c.pdf', 'd.pdf']);
    expect((await list('search=0%25')).total).toBe(1);
    expect((await list('search=%25')).total).toBe(1);
    expect((await list('status=failed')).files).toMatchObject([
      { errorMessage: 'The test says damaged.', expiresAt: null },
    ]);
    expect((await list('page=1000000000')).files).toEqual([]);
    const stats = await (await client.get(paths.userStats)).json();
    expect(stats).toMatchObject({
      totalFiles: 4,
      completedFiles: 3,
      failedFiles: 1,
      processingFiles: 0,
      thisMonthFiles: 4,
    });
    const [first] = (await list('')).files.slice(1);
    const id = first?.id ?? '';
    const stranger = (await newAccount(product)).client;
    expect((await stranger.delete(pathTo(paths.userFile, { id }))).status).toBe(404);
    expect(await (await client.delete(pathTo(paths.userFile, { id }))).json()).toEqual({ deleted: true });
    expect((await client.get(pathTo(paths.userFilePdf, { id }))).status).toBe(404);
    expect((await list('')).total).toBe(3);
    expect((await profileOf(client)).user.quotaUsed).toBe(3);
  });

  test.each(['sortBy=owner_id', 'page=0', 'page=x', 'limit=1000', 'status=1', 'sortOrder=up'])(
    'a list asked for with %s is refused',
    async (query) => {
      const { client } = await newAccount(product);
      const response = await client.get(`${paths.userFiles}?${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid-request' });
    },
  );
});
