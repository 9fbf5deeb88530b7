import { paths } from '@tieout/contract';
import type { Client } from './client.ts';
import { type LocalIssuer, startLocalIssuer } from './local-issuer.ts';
import { startTestProduct, type TestProduct } from './start-test-product.ts';

/** A product at which people sign in "with Google", who is a local issuer. */
export type GoogleProduct = {
  readonly issuer: LocalIssuer;
  readonly product: TestProduct;
  stop(): Promise<void>;
};

/** Starts the product with a local issuer in Google's place. */
export async function startGoogleProduct(environment: Record<string, string> = {}): Promise<GoogleProduct> {
  const issuer = await startLocalIssuer('client-1');
  const google = {
    GOOGLE_CLIENT_ID: 'client-1',
    GOOGLE_CLIENT_SECRET: 'secret-1',
    GOOGLE_ISSUER: issuer.url,
  };
  const product = await startTestProduct({ environment: { ...google, ...environment } });
  return {
    issuer,
    product,
    stop: async () => {
      await product.stop();
      issuer.stop();
    },
  };
}

/** Goes to the issuer and comes back as far as the callback's address. */
export async function thereAndBack({ address }: TestProduct, browser: Client): Promise<string> {
  const start = await browser.get(paths.googleStart);
  const atIssuer = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' });
  return (atIssuer.headers.get('location') ?? '').replace(address, '');
}
