import type { Page } from 'playwright-core';
import { beforeAll, describe, test } from 'vitest';
import { adminState } from '../../src/admin-state.ts';
import { type Screen, screens } from '../../src/screens.ts';
import type { StorageState } from '../../src/sign-up.ts';
import { signedInState } from '../../src/signed-in-state.ts';
import { expectAccessible, type Look, WIDE } from '../expect-accessible.ts';
import type { Stage } from '../stage.ts';

/** The screens that differ most; all of them are looked at in the full tests. */
const MAIN_SCREENS = ['landing', 'review', 'mapping', 'dashboard'];

/** The main screens, and that they can be used by everybody. */
export function accessibilityOfMainScreens(stage: Stage) {
  accessibilityOf(stage, {
    ...{
      chosen: screens.filter(({ name }) => MAIN_SCREENS.includes(name)),
      email: 'main-screens@example.com',
    },
    looks: [{ viewport: WIDE, colorScheme: 'light' }],
  });
}

/** Every screen for those who are signed in. Their account has a subscription in the end, so they stay in order. */
export function accessibilityOfSignedInScreens(stage: Stage) {
  const chosen = screens.filter(({ isSignedIn }) => isSignedIn);
  accessibilityOf(stage, { chosen, email: 'screens@example.com' });
}

/** Every other screen. */
export function accessibilityOfOtherScreens(stage: Stage) {
  const chosen = screens.filter(({ isSignedIn }) => !isSignedIn);
  accessibilityOf(stage, { chosen, email: 'other-screens@example.com' });
}

function accessibilityOf(
  stage: Stage,
  { chosen, email, looks }: { chosen: readonly Screen[]; email: string; looks?: readonly Look[] },
) {
  describe('no screen has an accessibility violation, in either theme, narrow or wide, nor is it wider than the window', () => {
    let storageState: StorageState;
    beforeAll(async () => {
      storageState = await signedInState(stage.server.origin, email);
    });
    for (const screen of chosen)
      test(screen.name, async () => {
        const state = screen.isAdmin
          ? await adminState(stage.server)
          : screen.isSignedIn
            ? storageState
            : null;
        const page = state === null ? stage.page : await signedInPage(stage, state);
        await screen.open(page, stage.server.origin);
        await expectAccessible(page, looks);
        if (state !== null) await page.context().close();
      });
  });
}

async function signedInPage(stage: Stage, storageState: StorageState): Promise<Page> {
  const context = await stage.browser.newContext({ viewport: WIDE, storageState });
  return context.newPage();
}
