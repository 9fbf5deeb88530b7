import type { TestProject } from 'vitest/node';
import { adminEnvironment } from '../src/admin-state.ts';
import { unpackBrowser } from '../src/open-browser.ts';
import { launchServer, type RunningServer } from '../src/start-server.ts';

/** What tests need to know of the product they share. */
export type SharedProduct = Pick<RunningServer, 'origin' | 'dataDir'>;

declare module 'vitest' {
  interface ProvidedContext {
    product: SharedProduct;
  }
}

export const stageEnvironment = {
  // All flows come from one address: what limits a single visitor must not limit them together.
  RATE_LIMIT_FACTOR: '100',
  ALLOW_PRIVATE_WEBHOOKS: 'true',
  ...adminEnvironment,
};

/** `globalSetup` of the browser's tests: starts one product for all files. Nothing waits for it but the files that use it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [{ origin, dataDir, isReady, stop }] = await Promise.all([
    launchServer(stageEnvironment),
    // Two files that unpack it at once would write into what the other one runs.
    unpackBrowser(),
  ]);
  isReady.catch((error: unknown) => console.error(error));
  project.provide('product', { origin, dataDir });
  return stop;
}
