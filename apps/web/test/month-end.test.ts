import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['America/New_York', 'Nov 30, 2026 19:00'],
  ['UTC', 'Dec 1, 2026 00:00'],
  ['Asia/Tokyo', 'Dec 1, 2026 09:00'],
  ['Pacific/Kiritimati', 'Dec 1, 2026 14:00'],
])('in %s the month that ends with November in UTC resets %s', async (zone, shown) => {
  vi.stubEnv('TZ', zone);
  const { formatInstant } = await import('../src/ui/format-date.ts');
  expect(formatInstant('2026-12-01T00:00:00.000Z')).toBe(shown);
});
