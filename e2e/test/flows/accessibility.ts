import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, test } from 'vitest';
import { adminState } from '../../src/admin-state.ts';
import { screens } from '../../src/screens.ts';
import { signedInState } from '../../src/signed-in-state.ts';
import { expectAccessible, WIDE } from '../expect-accessible.ts';
import type { Stage } from '../stage.ts';

type StorageState = NonNullable<BrowserContextOptions['storageState']>;

/** Every screen, and that it can be used by everybody. */
export function accessibilityOfScreens(stage: Stage) {
  describe('no screen has an accessibility violation, in either theme, narrow or wide, nor is it wider than the window', () => {
    let storageState: StorageState;
    let adminStorage: StorageState;
    beforeAll(async () => {
      storageState = await signedInState(stage.browser, stage.server.origin, 'screens@example.com');
      adminStorage = await adminState(stage.browser, stage.server);
    });
    for (const screen of screens)
      test(screen.name, async () => {
        const state = screen.isAdmin ? adminStorage : screen.isSignedIn ? storageState : null;
        const page = state === null ? stage.page : await signedInPage(stage, state);
        await screen.open(page, stage.server.origin);
        await expectAccessible(page);
        if (state !== null) await page.context().close();
      });
  });
}

async function signedInPage(stage: Stage, storageState: StorageState): Promise<Page> {
  const context = await stage.browser.newContext({ viewport: WIDE, storageState });
  return context.newPage();
}
