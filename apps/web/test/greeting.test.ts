// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { greetingName } from '../src/features/dashboard/dashboard-page.tsx';

test('the dashboard greets by name, else by what stands before the @, else as User', () => {
  expect(greetingName({ name: 'Ann Ledger', email: 'ann@example.com' })).toBe('Ann Ledger');
  expect(greetingName({ name: '', email: 'ann@example.com' })).toBe('ann');
  expect(greetingName({ name: '', email: '@example.com' })).toBe('User');
});
