import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminState } from '../../src/admin-state.ts';
import { screens } from '../../src/screens.ts';
import { signedInState } from '../../src/signed-in-state.ts';
import type { Stage } from '../stage.ts';

type StorageState = NonNullable<BrowserContextOptions['storageState']>;

const NARROW = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 900 };

/** Each width and each theme once; all four pairs with AXE_ALL=1, which takes twice as long. */
const looks = [
  { viewport: WIDE, colorScheme: 'light' },
  { viewport: NARROW, colorScheme: 'dark' },
  ...(process.env.AXE_ALL
    ? ([
        { viewport: NARROW, colorScheme: 'light' },
        { viewport: WIDE, colorScheme: 'dark' },
      ] as const)
    : []),
] as const;

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
        for (const { viewport, colorScheme } of looks) {
          await page.setViewportSize(viewport);
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          const { violations } = await new AxeBuilder({ page }).analyze();
          const found = violations.map(
            ({ id, nodes }) =>
              `${id}: ${nodes.map((node) => `${node.html} ${node.any[0]?.message ?? ''}`).join(' | ')}`,
          );
          expect(found, `${viewport.width} px, ${colorScheme}`).toEqual([]);
        }
        const overflow = await page.evaluate<number>(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
        expect(overflow).toBe(0);
        if (state !== null) await page.context().close();
      });
  });
}

async function signedInPage(stage: Stage, storageState: StorageState): Promise<Page> {
  const context = await stage.browser.newContext({ viewport: WIDE, storageState });
  return context.newPage();
}
