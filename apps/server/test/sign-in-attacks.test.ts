import {
  auditResponseSchema,
  authResponseSchema,
  paths,
  profileResponseSchema,
  twoFactorSetupSchema,
} from '@tieout/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../src/platform/database/account-schema.ts';
import { newAccount, PASSWORD } from './support/accounts.ts';
import type { Client } from './support/client.ts';
import { type GoogleProduct, startGoogleProduct, thereAndBack } from './support/google-product.ts';
import type { LocalIssuer } from './support/local-issuer.ts';
import { linkIn, mailTo, subjectsTo } from './support/mail.ts';
import type { TestProduct } from './support/start-test-product.ts';
import { codeOf } from './support/totp.ts';
import { until } from './support/until.ts';

const OTHER_PASSWORD = 'an entirely different one';

let google: GoogleProduct;
let issuer: LocalIssuer;
let product: TestProduct;
beforeAll(async () => {
  google = await startGoogleProduct({ ADMIN_EMAILS: 'boss@example.com, chief@example.com' });
  ({ issuer, product } = google);
});
afterAll(() => google?.stop());

/** A browser in which somebody registers, and stays signed in. */
async function registered(email: string, name = ''): Promise<Client> {
  const browser = product.client();
  const response = await browser.post(paths.register, { email, password: PASSWORD, name });
  expect(response.status).toBe(200);
  return browser;
}

async function verificationLink(email: string): Promise<string> {
  return linkIn(await mailTo(product.dataFolder, email, /Confirm/));
}

const tokenIn = (link: string) => new URLSearchParams(link.split('?')[1]).get('token') ?? '';
const login = (email: string, password: string, code?: string) =>
  product.client().post(paths.login, { email, password, ...(code === undefined ? {} : { code }) });
const codeOfRefusal = async (response: Response) => ((await response.json()) as { code?: string }).code;

async function profileOf(client: Client) {
  const response = await client.get(paths.profile);
  return response.status === 200 ? profileResponseSchema.parse(await response.json()).user : null;
}

/** Switches two-factor on in that browser; gives what the app was set up with. */
async function switchTwoFactorOn(browser: Client) {
  const begun = await browser.post(paths.twoFactor, { password: PASSWORD });
  const setup = twoFactorSetupSchema.parse(await begun.json());
  const confirmedAt = Date.now();
  const code = codeOf(setup.uri, 0, confirmedAt);
  const confirmed = await browser.post(paths.twoFactorConfirm, { code });
  expect(confirmed.status).toBe(200);
  return { ...setup, confirmedAt };
}

/** Goes to the issuer and comes back; gives where the browser is sent then. */
async function signInWithGoogle(browser: Client, person: { sub: string; email: string; name?: string }) {
  issuer.person = { name: 'Gil', email_verified: true, ...person };
  const back = await thereAndBack(product, browser);
  return (await browser.get(back)).headers.get('location') ?? '';
}

describe('a verification link', () => {
  test('signs in the browser that registered, once', async () => {
    const browser = await registered('own-link@example.com');
    await browser.post(paths.logout);
    const link = await verificationLink('own-link@example.com');
    const followed = await browser.get(link);
    expect(followed.headers.get('location')).toBe('/dashboard?verified=true&auto_login=true');
    expect(await profileOf(browser)).toMatchObject({ emailVerified: true });
    await browser.post(paths.logout);
    expect((await browser.get(link)).headers.get('location')).toBe('/dashboard?verified=true');
    expect(await profileOf(browser)).toBeNull();
  });

  test('signs in and verifies nothing in a browser that did not register', async () => {
    const owner = await registered('login-csrf@example.com');
    const other = product.client();
    const followed = await other.get(await verificationLink('login-csrf@example.com'));
    expect(followed.headers.get('location')).toMatch(/^\/reset-password\?/);
    expect([...other.cookies.keys()]).not.toContain('session');
    expect([...other.cookies.keys()]).not.toContain('auth_token');
    expect(await profileOf(owner)).toMatchObject({ emailVerified: false });
  });

  test('does not pass two-factor', async () => {
    const browser = await registered('second-step@example.com');
    await switchTwoFactorOn(browser);
    await browser.post(paths.logout);
    const followed = await browser.get(await verificationLink('second-step@example.com'));
    expect(followed.headers.get('location')).toBe('/dashboard?verified=true');
    expect(await profileOf(browser)).toBeNull();
  });

  test('does not take the place of the session of another account', async () => {
    const browser = await registered('first-of-two@example.com');
    await browser.post(paths.logout);
    await browser.post(paths.register, { email: 'second-of-two@example.com', password: PASSWORD });
    await browser.get(await verificationLink('first-of-two@example.com'));
    expect((await profileOf(browser))?.email).toBe('second-of-two@example.com');
  });

  test('of an address a stranger registered leaves the stranger nothing', async () => {
    const email = 'boss@example.com';
    const stranger = await registered(email);
    await switchTwoFactorOn(stranger);
    const token = tokenIn(await verificationLink(email));
    const owner = product.client();
    const set = await owner.post(paths.resetPassword, { token, password: OTHER_PASSWORD });
    expect(set.status).toBe(200);
    expect(await profileOf(stranger)).toBeNull();
    expect((await login(email, PASSWORD)).status).toBe(401);
    const signedIn = await login(email, OTHER_PASSWORD);
    expect(signedIn.status).toBe(200);
    const { session } = authResponseSchema.parse(await signedIn.json());
    const bearer = product.client({ authorization: `Bearer ${session.access_token}` });
    expect(await profileOf(bearer)).toMatchObject({ emailVerified: true, hasTwoFactor: false });
  });

  test('to a new address counts only where the account is signed in', async () => {
    const stranger = await registered('mover@example.com');
    await stranger.post(paths.changeEmail, { newEmail: 'chief@example.com', password: PASSWORD });
    const link = await verificationLink('chief@example.com');
    const owner = product.client();
    expect((await owner.get(link)).headers.get('location')).toBe('/dashboard?error=link-elsewhere');
    expect((await profileOf(stranger))?.email).toBe('mover@example.com');
  });

  test('to a new address ends when the password is reset', async () => {
    const email = 'taken-back@example.com';
    const stranger = await registered(email);
    await stranger.post(paths.changeEmail, { newEmail: 'thief@example.com', password: PASSWORD });
    const thiefs = await verificationLink('thief@example.com');
    const owner = product.client();
    const token = tokenIn(await verificationLink(email));
    expect((await owner.post(paths.resetPassword, { token, password: OTHER_PASSWORD })).status).toBe(200);
    await stranger.get(thiefs);
    expect((await login(email, OTHER_PASSWORD)).status).toBe(200);
  });
});

describe('signing in with Google', () => {
  test('opens no account while registrations are off', async () => {
    const off = sql`insert into settings values (1, '{"allowRegistrations": false}')
      on conflict (id) do update set value = excluded.value`;
    await product.parts.database.execute(off);
    const browser = product.client();
    const person = { sub: 'closed', email: 'closed@example.com' };
    const location = await signInWithGoogle(browser, person);
    await product.parts.database.execute(sql`delete from settings`);
    expect(location).toBe('/dashboard?error=registrations-closed');
    expect(await profileOf(browser)).toBeNull();
    const found = await product.parts.database.select().from(users).where(eq(users.email, person.email));
    expect(found).toEqual([]);
  });

  test('takes the code too where two-factor is on', async () => {
    const person = { sub: 'with-code', email: 'with-code@example.com' };
    const { client, auth } = await newAccount(product, { email: person.email, isVerified: true });
    const setup = await switchTwoFactorOn(client);
    const browser = product.client();
    expect(await signInWithGoogle(browser, person)).toBe('/dashboard?code=required');
    expect(await profileOf(browser)).toBeNull();
    expect((await browser.post(paths.googleCode, { code: '000000' })).status).toBe(401);
    const signedIn = await browser.post(paths.googleCode, { code: codeOf(setup.uri, 1) });
    expect(signedIn.status).toBe(200);
    expect((await profileOf(browser))?.id).toBe(auth.user.id);
    const nobody = await product.client().post(paths.googleCode, { code: codeOf(setup.uri, 1) });
    expect(nobody.status).toBe(401);
  });

  test('leaves nothing to a stranger who registered the address before', async () => {
    const person = { sub: 'squatted', email: 'squatted@example.com' };
    const stranger = await registered(person.email);
    await switchTwoFactorOn(stranger);
    const owner = product.client();
    expect(await signInWithGoogle(owner, person)).toBe('/dashboard?verified=true&auto_login=true');
    expect(await profileOf(owner)).toMatchObject({ emailVerified: true, hasTwoFactor: false });
    expect(await profileOf(stranger)).toBeNull();
    expect((await login(person.email, PASSWORD)).status).toBe(401);
  });

  test('does not believe an address Google has not verified', async () => {
    const stranger = await registered('unproven@example.com');
    issuer.person = { sub: 'unproven', email: 'unproven@example.com', name: '', email_verified: false };
    const browser = product.client();
    const back = await thereAndBack(product, browser);
    expect((await browser.get(back)).headers.get('location')).toBe('/dashboard?error=sign-in-failed');
    expect(await profileOf(stranger)).not.toBeNull();
  });
});

describe('a code of the authenticator app', () => {
  test('signs in once, not twice', async () => {
    const { client, auth } = await newAccount(product, { isVerified: true });
    const setup = await switchTwoFactorOn(client);
    const code = codeOf(setup.uri, 1);
    expect((await login(auth.user.email, PASSWORD, code)).status).toBe(200);
    const again = await login(auth.user.email, PASSWORD, code);
    expect([again.status, await codeOfRefusal(again)]).toEqual([401, 'code-wrong']);
  });

  test('that switched two-factor on does not sign in, nor one before it', async () => {
    const { client, auth } = await newAccount(product, { isVerified: true });
    const { uri, confirmedAt } = await switchTwoFactorOn(client);
    for (const periods of [0, -1]) {
      const code = codeOf(uri, periods, confirmedAt);
      expect((await login(auth.user.email, PASSWORD, code)).status).toBe(401);
    }
  });

  test('used by two at the same moment lets one of them in', async () => {
    const { client, auth } = await newAccount(product, { isVerified: true });
    const { uri } = await switchTwoFactorOn(client);
    const code = codeOf(uri, 1);
    const answers = await Promise.all([1, 2, 3].map(() => login(auth.user.email, PASSWORD, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });
});

test('switching two-factor on ends the sessions elsewhere', async () => {
  const { client, auth } = await newAccount(product, { isVerified: true });
  const elsewhere = product.client();
  await elsewhere.post(paths.login, { email: auth.user.email, password: PASSWORD });
  await switchTwoFactorOn(client);
  expect(await profileOf(elsewhere)).toBeNull();
});

describe('a link to a new password', () => {
  async function resetToken(email: string): Promise<string> {
    const before = (await subjectsTo(product.dataFolder, email)).length;
    await product.client().post(paths.forgotPassword, { email });
    await until(async () => ((await subjectsTo(product.dataFolder, email)).length > before ? true : null));
    return tokenIn(linkIn(await mailTo(product.dataFolder, email, /new password/)));
  }
  const reset = (token: string, password: string) =>
    product.client().post(paths.resetPassword, { token, password });

  test('ends when another one is used', async () => {
    const { auth } = await newAccount(product, { isVerified: true });
    const [older, newer] = [await resetToken(auth.user.email), await resetToken(auth.user.email)];
    expect(older).not.toBe(newer);
    expect((await reset(newer, OTHER_PASSWORD)).status).toBe(200);
    expect(await codeOfRefusal(await reset(older, 'what the thief wants'))).toBe('link-invalid');
  });

  test('ends when the password is changed', async () => {
    const { client, auth } = await newAccount(product, { isVerified: true });
    const token = await resetToken(auth.user.email);
    await client.post(paths.changePassword, { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD });
    expect(await codeOfRefusal(await reset(token, 'what the thief wants'))).toBe('link-invalid');
  });

  test('ends when the address is changed', async () => {
    const email = 'old-mailbox@example.com';
    const browser = await registered(email);
    await browser.get(await verificationLink(email));
    const token = await resetToken(email);
    await browser.post(paths.changeEmail, { newEmail: 'new-mailbox@example.com', password: PASSWORD });
    await browser.get(await verificationLink('new-mailbox@example.com'));
    expect((await profileOf(browser))?.email).toBe('new-mailbox@example.com');
    expect(await codeOfRefusal(await reset(token, 'what the thief wants'))).toBe('link-invalid');
  });

  test('cannot be read from the database', async () => {
    const { auth } = await newAccount(product, { isVerified: true });
    const token = await resetToken(auth.user.email);
    const tables = await product.parts.database.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const holding: string[] = [];
    for (const { name } of tables.rows) {
      const found = await product.parts.database.execute(
        sql`select 1 from ${sql.identifier(name)} as t where t::text like ${`%${token}%`}`,
      );
      if (found.rows.length > 0) holding.push(name);
    }
    expect(holding).toEqual([]);
  });
});

describe('a password from a list of stolen ones', () => {
  const COMMON = ['password', '12345678', 'Password1', 'sunshine2024!', 'QWERTYUIOP'];

  test('is refused at registration, and so is the address itself', async () => {
    for (const password of [...COMMON, 'weak@example.com']) {
      const answer = await product.client().post(paths.register, { email: 'weak@example.com', password });
      expect([password, answer.status, await codeOfRefusal(answer)]).toEqual([
        password,
        422,
        'password-too-common',
      ]);
    }
  });

  test('is refused when the password is changed or reset, and the link still works', async () => {
    const { client, auth } = await newAccount(product, { isVerified: true });
    const changed = await client.post(paths.changePassword, {
      currentPassword: PASSWORD,
      newPassword: 'password',
    });
    expect(await codeOfRefusal(changed)).toBe('password-too-common');
    await product.client().post(paths.forgotPassword, { email: auth.user.email });
    const token = tokenIn(linkIn(await mailTo(product.dataFolder, auth.user.email, /new password/)));
    const weak = await product.client().post(paths.resetPassword, { token, password: '12345678' });
    expect(await codeOfRefusal(weak)).toBe('password-too-common');
    const good = await product.client().post(paths.resetPassword, { token, password: OTHER_PASSWORD });
    expect(good.status).toBe(200);
  });
});

describe('an admin', () => {
  test('can do nothing as admin before two-factor is on', async () => {
    const { client } = await newAccount(product, { isVerified: true, role: 'admin' });
    for (const path of [paths.adminStats, paths.adminUsers, paths.adminSettings]) {
      const answer = await client.get(path);
      expect([path, answer.status, await codeOfRefusal(answer)]).toEqual([path, 403, 'two-factor-required']);
    }
    expect(await profileOf(client)).toMatchObject({ role: 'admin', hasTwoFactor: false });
    const begun = await client.post(paths.twoFactor, { password: PASSWORD });
    const { uri } = twoFactorSetupSchema.parse(await begun.json());
    const confirmed = await client.post(paths.twoFactorConfirm, { code: codeOf(uri) });
    const { session } = authResponseSchema.parse(await confirmed.json());
    const again = product.client({ authorization: `Bearer ${session.access_token}` });
    expect((await again.get(paths.adminSettings)).status).toBe(200);
  });

  test('is nobody whose address is not verified', async () => {
    const { client } = await newAccount(product, { role: 'admin', hasTwoFactor: true });
    expect((await client.get(paths.adminSettings)).status).toBe(403);
    expect((await profileOf(client))?.role).toBe('user');
  });
});

describe('the owner', () => {
  const kindsOf = async (client: Client) =>
    auditResponseSchema
      .parse(await (await client.get(paths.userAudit)).json())
      .events.map(({ kind }) => kind);
  const getsMail = (email: string, subject: RegExp) => mailTo(product.dataFolder, email, subject);

  test('gets a mail when the password changes, by the form and by a link', async () => {
    const { client, auth } = await newAccount(product, { isVerified: true });
    await client.post(paths.changePassword, { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD });
    await getsMail(auth.user.email, /Subject: Your Tieout password was changed/);
    expect(await kindsOf(client)).toContain('password-changed');

    const other = await newAccount(product, { isVerified: true });
    const { email } = other.auth.user;
    await product.client().post(paths.forgotPassword, { email });
    const token = tokenIn(linkIn(await getsMail(email, /Subject: Set a new password/)));
    await product.client().post(paths.resetPassword, { token, password: OTHER_PASSWORD });
    await getsMail(email, /Subject: Your Tieout password was changed/);
    const { session } = authResponseSchema.parse(await (await login(email, OTHER_PASSWORD)).json());
    const again = product.client({ authorization: `Bearer ${session.access_token}` });
    expect(await kindsOf(again)).toContain('password-changed');
  });

  test('gets a mail at both addresses when the address changes', async () => {
    const browser = await registered('moved-from@example.com');
    await browser.post(paths.changeEmail, { newEmail: 'moved-to@example.com', password: PASSWORD });
    await browser.get(await verificationLink('moved-to@example.com'));
    await getsMail('moved-from@example.com', /Subject: Your Tieout email address was changed/);
    await getsMail('moved-to@example.com', /Subject: Your Tieout email address was changed/);
    expect(await kindsOf(browser)).toContain('email-changed');
  });

  test('gets a mail when two-factor is switched on or off', async () => {
    const { client, auth } = await newAccount(product, { isVerified: true });
    const setup = await switchTwoFactorOn(client);
    await getsMail(auth.user.email, /Subject: Two-factor sign-in is on/);
    const again = await login(auth.user.email, PASSWORD, codeOf(setup.uri, 1));
    const { session } = authResponseSchema.parse(await again.json());
    const browser = product.client({ authorization: `Bearer ${session.access_token}` });
    await browser.delete(paths.twoFactor, { password: PASSWORD });
    await getsMail(auth.user.email, /Subject: Two-factor sign-in is off/);
  });
});

describe('a name', () => {
  test.each(['Click https://evil.example/now', 'www.evil.example', 'Win at evil.com', 'A\nB', '<b>A</b>'])(
    'like %j is refused at registration',
    async (name) => {
      const body = { email: 'named@example.com', password: PASSWORD, name };
      expect((await product.client().post(paths.register, body)).status).toBe(400);
    },
  );

  test.each(['J. R. Smith', 'Mærsk A/S', 'St. John & Sons', 'Ann O’Neill', '李小龍'])(
    'like %j is taken',
    async (name) => {
      expect((await newAccount(product, { name })).auth.user.name).toBe(name);
    },
  );

  test('is not in mail to an address nobody has verified', async () => {
    await registered('victim@example.com', 'YOU WON CALL 0900');
    expect(await mailTo(product.dataFolder, 'victim@example.com', /Confirm/)).not.toContain('YOU WON');
    await product.client().post(paths.forgotPassword, { email: 'victim@example.com' });
    expect(await mailTo(product.dataFolder, 'victim@example.com', /new password/)).not.toContain('YOU WON');
  });

  test('with a web address does not come in through Google', async () => {
    const browser = product.client();
    await signInWithGoogle(browser, { sub: 'named', email: 'g-name@example.com', name: 'go to evil.com' });
    expect((await profileOf(browser))?.name).toBe('');
  });
});

test('a suspended user sees why, can sign out and write to support, and can do nothing else', async () => {
  const { client, auth } = await newAccount(product, { isVerified: true, isActive: false });
  for (const path of [paths.profile, paths.userFiles, paths.sessions]) {
    const answer = await client.get(path);
    expect([path, answer.status, await codeOfRefusal(answer)]).toEqual([path, 403, 'account-suspended']);
  }
  const message = { email: auth.user.email, message: 'Why was my account suspended?' };
  expect((await client.post(paths.contact, message)).status).toBe(200);
  expect((await client.get(paths.settings)).status).toBe(200);
  expect((await client.post(paths.logout)).status).toBe(200);
  expect((await client.get(paths.profile)).status).toBe(401);
});
