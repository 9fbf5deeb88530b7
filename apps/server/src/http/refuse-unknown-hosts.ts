import { problem } from '@tieout/contract';
import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Configuration } from '../configuration.ts';
import { refuse } from './refuse.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route answers under any name: probes ask by the address of a machine. */
    answersAnyHost?: boolean;
  }
}

/** Names of the machine the server runs on. No page of another site has one of them for its own. */
const THIS_MACHINE = new Set(['localhost', '127.0.0.1', '[::1]']);

type Reached = Pick<Configuration, 'publicUrl' | 'host'>;

/**
 * Refuses requests sent to a name that is not the product's. A page whose own name was turned to this machine's address
 * ("DNS rebinding") could else read what the browser lets it take for its own.
 */
export function refuseUnknownHosts(app: FastifyInstance, reached: Reached): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.answersAnyHost || isKnownHost(request.headers.host, reached)) return;
    return refuse(reply, problem('unknown-host'));
  });
}

/** Whether `host`, as a request gives it, names the product. Where no PUBLIC_URL does, any numeric address does: it cannot be turned elsewhere. */
export function isKnownHost(host: string | undefined, { publicUrl, host: bound }: Reached): boolean {
  const name = nameOf(`http://${host ?? ''}`);
  if (name === null) return false;
  if (THIS_MACHINE.has(name) || name === bound.toLowerCase()) return true;
  if (publicUrl !== null) return name === nameOf(publicUrl);
  return ipaddr.isValid(name.replace(/^\[|\]$/g, ''));
}

function nameOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname : null;
}
