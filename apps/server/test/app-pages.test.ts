import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { APP_PAGES, BLOG_PATH, SITE_PAGES } from '../src/features/pages/site-pages.ts';

const ROUTES = readFileSync(new URL('../../web/src/app/routes.tsx', import.meta.url), 'utf8');
const addresses = [...ROUTES.matchAll(/<Route path="([^"]+)"/g)].map(([, path = '']) =>
  path.replaceAll(/:\w+/g, 'some-id'),
);

test('every address of the web app is found by the server too', () => {
  expect(addresses.length).toBeGreaterThan(15);
  const isFound = (path: string) => path in SITE_PAGES || path.startsWith(BLOG_PATH) || APP_PAGES.test(path);
  expect(addresses.filter((path) => !isFound(path))).toEqual([]);
  expect(isFound('/nowhere')).toBe(false);
});
