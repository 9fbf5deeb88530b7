import { expect, test } from 'vitest';
import { isLocalStart, readConfiguration } from '../src/configuration.ts';

test('nothing has to be configured', () => {
  const configuration = readConfiguration({});
  expect(configuration).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: null,
    smtpUrl: null,
    google: null,
  });
  expect(configuration.dataFolder).toMatch(/data$/);
  expect(isLocalStart(configuration)).toBe(true);
});

test('an empty variable counts as absent', () => {
  expect(readConfiguration({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
});

test.each([
  ['PORT', '99999'],
  ['DATABASE_URL', 'mysql://x'],
  ['MASTER_KEY', 'c2hvcnQ='],
  ['SMTP_URL', 'http://mail'],
  ['REQUIRE_VERIFIED_EMAIL', 'perhaps'],
])('a wrong %s is named', (name, value) => {
  expect(() => readConfiguration({ [name]: value })).toThrow(new RegExp(`${name}: `));
});

test.each([
  [{ S3_BUCKET: 'b' }, /MASTER_KEY: is missing/],
  [{ S3_ENDPOINT: 'http://store:9000' }, /S3_BUCKET: is missing/],
  [{ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a' }, /S3_SECRET_ACCESS_KEY: is missing/],
  [{ GOOGLE_CLIENT_ID: 'g' }, /GOOGLE_CLIENT_SECRET: is missing/],
])('half a setting names its other half: %j', (environment, why) => {
  expect(() => readConfiguration(environment)).toThrow(why);
});

test('every variable that is wrong is named at once', () => {
  expect(() => readConfiguration({ PORT: 'x', S3_ENDPOINT: 'ftp://y', LOG_LEVEL: 'loud' })).toThrow(
    /PORT: [\s\S]*S3_ENDPOINT: [\s\S]*LOG_LEVEL: /,
  );
});

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_PRO: 'price_1',
  STRIPE_PRICE_BUSINESS: 'price_2',
};

test('Stripe takes the payments once all of it is configured', () => {
  expect(readConfiguration({}).stripe).toBeNull();
  expect(readConfiguration(STRIPE).stripe).toMatchObject({
    secretKey: 'sk_test_1',
    prices: { pro: 'price_1', business: 'price_2' },
    apiBase: null,
  });
});

test('everything that belongs to Stripe is asked for, and keys of one mode', () => {
  const half = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_PRICE_PRO: 'price_1',
  };
  expect(() => readConfiguration(half)).toThrow(
    /STRIPE_WEBHOOK_SECRET: is missing[\s\S]*STRIPE_PRICE_BUSINESS: is missing[\s\S]*STRIPE_PUBLISHABLE_KEY: is of another mode/,
  );
  const swapped = { ...STRIPE, STRIPE_SECRET_KEY: 'pk_test_1', STRIPE_PRICE_PRO: 'prod_1' };
  expect(() => readConfiguration(swapped)).toThrow(
    /STRIPE_SECRET_KEY: begins with sk_live_[\s\S]*STRIPE_PRICE_PRO: begins with price_/,
  );
});

test('addresses of admins are compared without regard to case', () => {
  expect([...readConfiguration({ ADMIN_EMAILS: 'Ann@Example.com, bob@example.com,' }).adminEmails]).toEqual([
    'ann@example.com',
    'bob@example.com',
  ]);
});

test.each([{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://tieout.example' }, { SMTP_URL: 'smtp://mail:25' }])(
  'mail is shown only on a local start: not with %j',
  (environment) => {
    expect(isLocalStart(readConfiguration(environment))).toBe(false);
  },
);
