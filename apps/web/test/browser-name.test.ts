import { expect, test } from 'vitest';
import { browserName } from '../src/features/account/browser-name.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36',
    'Chrome on Linux',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 Version/18.1 Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.7; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on macOS'],
  ['curl/8.5.0', 'curl/8.5.0'],
  [null, 'Unknown browser'],
])('%s is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
