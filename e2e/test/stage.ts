import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { adminEnvironment } from '../src/admin-state.ts';
import { openBrowser } from '../src/open-browser.ts';
import { type RunningServer, startServer } from '../src/start-server.ts';

/** The one product and the one browser of all flows, and a page of its own for each test: a visitor nobody has seen before. */
export type Stage = {
  readonly browser: Browser;
  readonly server: RunningServer;
  /** On the home page at the start of each test. */
  readonly page: Page;
};

/** Sets the stage for the tests of this file; its parts may be used inside of tests only. */
export function setStage(): Stage {
  let server: RunningServer | undefined;
  let browser: Browser | undefined;
  let page: Page | undefined;
  beforeAll(async () => {
    // All flows come from one address: what limits a single visitor must not limit them together.
    const environment = {
      RATE_LIMIT_FACTOR: '100',
      ALLOW_PRIVATE_WEBHOOKS: 'true',
      ...adminEnvironment,
    };
    [server, browser] = await Promise.all([startServer(environment), openBrowser()]);
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  beforeEach(async () => {
    // A context of its own, not browser.newPage(): axe opens a second page beside it.
    const context = await browser?.newContext({ viewport: { width: 1280, height: 900 } });
    page = await context?.newPage();
    await page?.goto(server?.origin ?? '');
  });
  afterEach(() => page?.context().close());
  return {
    get browser() {
      return present(browser);
    },
    get server() {
      return present(server);
    },
    get page() {
      return present(page);
    },
  };
}

function present<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('the stage is not set yet');
  return part;
}
