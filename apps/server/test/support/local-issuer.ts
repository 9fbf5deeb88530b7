import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type LocalIssuer = {
  readonly url: string;
  /** Who signs in there next. */
  person: { sub: string; email: string; name: string; email_verified: boolean };
  /** Signs identity tokens with a key nobody published. */
  isForging: boolean;
  stop(): void;
};

/** An OpenID Connect issuer that lets `person` in without asking, for signing in "with Google". */
export async function startLocalIssuer(clientId: string): Promise<LocalIssuer> {
  const published = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, { nonce: string | null }>();
  const issuer: LocalIssuer = {
    url: '',
    person: { sub: '1', email: 'g@example.com', name: 'Gil', email_verified: true },
    isForging: false,
    stop: () => server.close(),
  };
  const tokenFor = (nonce: string | null) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      ...issuer.person,
      iss: issuer.url,
      aud: clientId,
      iat: now,
      exp: now + 300,
      ...(nonce ? { nonce } : {}),
    };
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const signed = `${part({ alg: 'RS256', kid: 'k1' })}.${part(claims)}`;
    const { privateKey } = issuer.isForging ? other : published;
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', issuer.url);
    const json = (value: object) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return json({
          issuer: issuer.url,
          authorization_endpoint: `${issuer.url}/authorize`,
          token_endpoint: `${issuer.url}/token`,
          jwks_uri: `${issuer.url}/keys`,
          id_token_signing_alg_values_supported: ['RS256'],
        });
      case '/keys':
        return json({
          keys: [{ ...published.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }],
        });
      case '/authorize': {
        const code = randomUUID();
        codes.set(code, { nonce: url.searchParams.get('nonce') });
        const back = new URL(url.searchParams.get('redirect_uri') ?? '');
        back.searchParams.set('code', code);
        back.searchParams.set('state', url.searchParams.get('state') ?? '');
        return response.writeHead(302, { location: back.href }).end();
      }
      case '/token': {
        const code = new URLSearchParams(await text(request)).get('code') ?? '';
        const known = codes.get(code);
        codes.delete(code);
        if (!known) return response.writeHead(400).end('{}');
        return json({
          access_token: 'a',
          token_type: 'Bearer',
          expires_in: 300,
          id_token: tokenFor(known.nonce),
        });
      }
      default:
        return response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(issuer, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}
