import { localStorageKeys } from '@tieout/contract';

/** The stored bearer token; a cookie of the same name is moved into local storage first. Null where there is none. */
export function takeToken(): string | null {
  const stored = localStorage.getItem(localStorageKeys.authToken);
  if (stored) return stored;
  const pattern = new RegExp(`(?:^|; )${localStorageKeys.authToken}=([^;]*)`);
  const cookie = pattern.exec(document.cookie)?.[1];
  if (!cookie) return null;
  const token = decodeURIComponent(cookie);
  localStorage.setItem(localStorageKeys.authToken, token);
  clearCookie();
  return token;
}

/** Keeps the token of a session; `isPermanent` is what "remember me" asked for. */
export function storeToken(token: string, isPermanent?: boolean) {
  localStorage.setItem(localStorageKeys.authToken, token);
  if (isPermanent !== undefined) localStorage.setItem(localStorageKeys.sessionPermanent, String(isPermanent));
}

/** Forgets token, permanence and the session cookie. */
export function clearToken() {
  localStorage.removeItem(localStorageKeys.authToken);
  localStorage.removeItem(localStorageKeys.sessionPermanent);
  clearCookie();
}

// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support.
const clearCookie = () => (document.cookie = `${localStorageKeys.authToken}=; path=/; max-age=0`);
