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
  ['SECRET_KEY', 'c2hvcnQ='],
  ['SMTP_URL', 'http://mail'],
  ['REQUIRE_VERIFIED_EMAIL', 'perhaps'],
])('a wrong %s is named', (name, value) => {
  expect(() => readConfiguration({ [name]: value })).toThrow(new RegExp(`${name}: `));
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
