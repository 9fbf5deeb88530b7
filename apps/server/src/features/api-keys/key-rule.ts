import type { ApiKeyScope } from '@tieout/contract';
import type { FastifyInstance } from 'fastify';
import type { Routes } from '../../http/routes.ts';

/** Which scope lets an API key in; `none`: a person has to be signed in. */
export type KeyScope = ApiKeyScope | 'none';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which scope lets an API key in. A route that does not say refuses every key, and fails a test. */
    keyScope?: KeyScope;
  }
}

/** What a route says of API keys; undefined where it does not say. */
export type KeyRule = {
  readonly method: string;
  readonly path: string;
  readonly rule: KeyScope | 'anyone' | undefined;
};

/** Notes what the routes registered from now on say of API keys. Pages are left out: they ask nobody who they are. */
export function noteKeyRules(app: FastifyInstance): () => KeyRule[] {
  const routes: { method: string; path: string; config: () => KeyRule['rule'] }[] = [];
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) return;
    const config = () => (route.config?.isForAnyone ? 'anyone' : route.config?.keyScope);
    for (const method of [route.method].flat()) routes.push({ method, path: route.url, config });
  });
  return () => routes.map(({ method, path, config }) => ({ method, path, rule: config() }));
}

/** The routes of `plugins`, closed to every API key: account, paying, personal data, administration. */
export function closedToKeys(plugins: readonly Routes[]): Routes {
  return async (app) => {
    app.addHook('onRoute', (route) => {
      route.config = { ...route.config, keyScope: 'none' };
    });
    for (const plugin of plugins) await app.register(plugin);
  };
}
