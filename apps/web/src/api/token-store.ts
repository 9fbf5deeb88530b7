import { localStorageKeys } from '@tieout/contract';

const { authToken, sessionPermanent } = localStorageKeys;
/** Says to the other tabs of this browser session that the session cookie signs in; it carries nothing secret and ends with the browser. */
const BRIEF_COOKIE = 'session_brief';

/** The stored bearer token; a cookie of the same name is moved into local storage first. Null where there is none. */
export function takeToken(): string | null {
  const stored = storedToken();
  if (stored) return stored;
  const cookie = cookieNamed(authToken);
  if (cookie === null) return null;
  localStorage.setItem(authToken, cookie);
  clearCookie(authToken);
  return cookie;
}

/** The token as it is stored: in session storage where it is to end with the browser. */
export function storedToken(): string | null {
  // Kept so by an earlier version, for somebody who did not want to be remembered.
  if (localStorage.getItem(sessionPermanent) === 'false') clearLocal();
  return sessionStorage.getItem(authToken) ?? localStorage.getItem(authToken);
}

/** Whether somebody may be signed in: by a stored token, or, in a second tab, by the cookie alone. */
export function hasSession(): boolean {
  return takeToken() !== null || cookieNamed(BRIEF_COOKIE) !== null;
}

/** Keeps the token of a session: for good where "remember me" was ticked, else for as long as the browser is open. */
export function storeToken(token: string, { isPermanent }: { readonly isPermanent: boolean }) {
  clearToken();
  const store = isPermanent ? localStorage : sessionStorage;
  store.setItem(authToken, token);
  store.setItem(sessionPermanent, String(isPermanent));
  if (!isPermanent) setCookie(`${BRIEF_COOKIE}=1; path=/; samesite=lax`);
}

/** Forgets token, permanence and the session cookies a page can reach. */
export function clearToken() {
  clearLocal();
  sessionStorage.removeItem(authToken);
  sessionStorage.removeItem(sessionPermanent);
  clearCookie(authToken);
  clearCookie(BRIEF_COOKIE);
}

function clearLocal() {
  localStorage.removeItem(authToken);
  localStorage.removeItem(sessionPermanent);
}

function cookieNamed(name: string): string | null {
  const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1];
  return value ? decodeURIComponent(value) : null;
}

const clearCookie = (name: string) => setCookie(`${name}=; path=/; max-age=0`);

function setCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support.
  document.cookie = cookie;
}
