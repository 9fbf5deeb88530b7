import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { openBrowser } from '../src/open-browser.ts';
import { type RunningServer, startServer, untilAnswers } from '../src/start-server.ts';
import { type SharedProduct, stageEnvironment } from './share-product.ts';

type StageServer = SharedProduct & Partial<Pick<RunningServer, 'stop'>>;

/** The product all files share, a browser of this file, and a page for each test: a visitor nobody has seen before. */
export type Stage = {
  readonly browser: Browser;
  readonly server: SharedProduct;
  /** On the home page at the start of each test. */
  readonly page: Page;
};

/**
 * Sets the stage for the tests of this file; its parts may be used inside of tests only. Files that change settings of
 * the whole product take one of their own with `isAlone`, as does a file that runs where none is shared.
 */
export function setStage({ isAlone = false } = {}): Stage {
  let server: StageServer | undefined;
  let browser: Browser | undefined;
  let page: Page | undefined;
  beforeAll(async () => {
    [server, browser] = await Promise.all([
      isAlone ? startServer(stageEnvironment) : shared(),
      openBrowser(),
    ]);
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await server?.stop?.();
  });
  beforeEach(async () => {
    // A context of its own, not browser.newPage(): axe opens a second page next to it.
    const context = await browser?.newContext({ viewport: { width: 1280, height: 900 } });
    page = await context?.newPage();
    await page?.goto(server?.origin ?? '');
    // The landing page comes as HTML whose buttons wait for the app.
    await page?.locator('#root button[aria-disabled="true"]').first().waitFor({ state: 'detached' });
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

async function shared(): Promise<StageServer> {
  const product = inject('product') as SharedProduct | undefined;
  if (product === undefined) return startServer(stageEnvironment);
  await untilAnswers(product.origin);
  return product;
}

function present<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('the stage is not set yet');
  return part;
}
