import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { paths, profileResponseSchema } from '@tieout/contract';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount } from './support/accounts.ts';
import { linkIn, unquote } from './support/mail.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';
import { until } from './support/until.ts';

const received: { from: string; to: string[]; mail: string }[] = [];
let isAway = false;
let smtp: SMTPServer;
let product: TestProduct;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      text(stream).then((mail) => {
        if (isAway) return callback(new Error('try again later'));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((each) => each.address),
          mail: unquote(mail),
        });
        callback();
      }, callback);
    },
  });
  const server = smtp.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  product = await startTestProduct({
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Tieout <books@example.com>' },
  });
});
afterAll(async () => {
  await product?.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

const mailTo = (address: string, words: string) =>
  until(() => received.find(({ to, mail }) => to.includes(address) && mail.includes(words)) ?? null);

test('verification and reset arrive through a real SMTP conversation and can be followed', async () => {
  const { client } = await newAccount(product, { email: 'reader+inbox@example.com' });
  const verification = await mailTo('reader+inbox@example.com', 'confirm your email');
  expect(verification.from).toBe('books@example.com');
  // By its bearer token it is the browser that registered.
  const followed = await client.get(linkIn(verification.mail));
  expect(followed.status).toBe(302);
  expect(followed.headers.get('location')).toBe('/dashboard?verified=true&auto_login=true');
  const profile = profileResponseSchema.parse(await (await client.get(paths.profile)).json());
  expect(profile.user.emailVerified).toBe(true);

  await product.client().post(paths.forgotPassword, { email: 'Reader+Inbox@example.com' });
  const reset = await mailTo('reader+inbox@example.com', 'set a new password');
  const token = new URLSearchParams(linkIn(reset.mail).split('?')[1]).get('token');
  const done = await product.client().post(paths.resetPassword, { token, password: 'set again by mail' });
  expect(done.status).toBe(200);
  const login = { email: 'reader+inbox@example.com', password: 'set again by mail' };
  expect((await product.client().post(paths.login, login)).status).toBe(200);
  await mailTo('reader+inbox@example.com', 'password was changed');
});

test('nobody else is sent anything, and an unknown address nothing at all', async () => {
  received.length = 0;
  await product.client().post(paths.forgotPassword, { email: 'unknown@example.com' });
  await product.client().post(paths.resendVerification, { email: 'unknown@example.com' });
  await newAccount(product, { email: 'known@example.com' });
  await mailTo('known@example.com', 'confirm');
  expect(received.map(({ to }) => to)).toEqual([['known@example.com']]);
});

test('a mail waits sealed while the mail server is away', async () => {
  isAway = true;
  await newAccount(product, { email: 'waiting@example.com' });
  const job = await until(async () => {
    const { rows } = await product.parts.database.$client.query(
      "select data::text as data from pgboss.job where name = 'send-mail' and state in ('retry', 'active', 'created')",
    );
    return rows[0] ?? null;
  });
  expect(job.data).not.toContain('waiting@example.com');
  isAway = false;
});
