import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress, lookupPublic, PrivateAddressError } from './public-address.ts';

const ANSWER_MS = 10_000;

/** Whether a person may have us send to the address: https, no credentials, no private network written out. */
export function isAllowedUrl(url: string, { allowsPrivate }: { readonly allowsPrivate: boolean }): boolean {
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  if (allowsPrivate) return true;
  if (protocol !== 'https:') return false;
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !/\.(local|localhost|internal|home\.arpa)\.?$/i.test(host);
}

/** Posts a body and gives the status that came back. Follows no redirect. Rejects when nothing came back in time, or when the address leads into a private network. */
export function postJson(
  url: string,
  {
    body,
    headers,
    allowsPrivate,
    lookup = lookupPublic,
  }: {
    body: string;
    headers: Record<string, string>;
    allowsPrivate: boolean;
    lookup?: LookupFunction;
  },
): Promise<number> {
  if (!isAllowedUrl(url, { allowsPrivate }))
    return Promise.reject(new PrivateAddressError('not a public address'));
  const send = url.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Tieout', ...headers },
      signal: AbortSignal.timeout(ANSWER_MS),
      agent: false,
      ...(allowsPrivate ? {} : { lookup }),
    });
    request.on('error', reject);
    request.on('response', (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    request.end(body);
  });
}
