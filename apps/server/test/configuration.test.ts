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
    /PORT: [^]*S3_ENDPOINT: [^]*LOG_LEVEL: /,
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
