import { beforeEach, expect, test, vi } from 'vitest';
import { clearToken, hasSession, storedToken, storeToken, takeToken } from '../src/api/token-store.ts';

/** Cookies as `document.cookie` shows them. */
function cookieJar() {
  const cookies = new Map<string, string>();
  return {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
}

function storage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

let local: ReturnType<typeof storage>;
beforeEach(() => {
  local = storage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('document', cookieJar());
});

test('without “remember me” nothing that signs in stays in local storage', () => {
  storeToken('brief', { isPermanent: false });
  expect(storedToken()).toBe('brief');
  expect([...local.values.values()]).not.toContain('brief');
});

test('a second tab of that browser session knows that somebody may be signed in, a later one does not', () => {
  storeToken('brief', { isPermanent: false });
  vi.stubGlobal('sessionStorage', storage());
  expect([hasSession(), storedToken()]).toEqual([true, null]);
  vi.stubGlobal('document', cookieJar());
  expect(hasSession()).toBe(false);
});

test('with “remember me” the token is in local storage, as specified', () => {
  storeToken('kept', { isPermanent: true });
  expect(Object.fromEntries(local.values)).toEqual({ auth_token: 'kept', session_permanent: 'true' });
});

test('a token an earlier version kept against “remember me” is forgotten', () => {
  local.setItem('auth_token', 'old');
  local.setItem('session_permanent', 'false');
  expect(takeToken()).toBeNull();
  expect(local.values.size).toBe(0);
});

test('the cookie of a link is moved into local storage, and signing out forgets everything', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: a page has no other way that every browser knows.
  document.cookie = 'auth_token=linked; path=/';
  expect(takeToken()).toBe('linked');
  expect([local.getItem('auth_token'), document.cookie]).toEqual(['linked', '']);
  storeToken('brief', { isPermanent: false });
  clearToken();
  expect([hasSession(), local.values.size, document.cookie]).toEqual([false, 0, '']);
});
