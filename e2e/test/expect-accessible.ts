import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const NARROW = { width: 390, height: 844 };
export const WIDE = { width: 1280, height: 900 };

/** How a page is looked at. */
export type Look = {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
};

/** Each width and each theme once; all four pairs with AXE_ALL=1, which takes twice as long. */
const usualLooks: readonly Look[] = [
  { viewport: NARROW, colorScheme: 'dark' },
  ...(process.env.AXE_ALL
    ? ([
        { viewport: NARROW, colorScheme: 'light' },
        { viewport: WIDE, colorScheme: 'dark' },
      ] as const)
    : []),
  { viewport: WIDE, colorScheme: 'light' },
];

/** The page as it stands has no violation, narrow or wide, light or dark, and is never wider than the window; left wide and light. */
export async function expectAccessible(page: Page, looks: readonly Look[] = usualLooks): Promise<void> {
  for (const { viewport, colorScheme } of looks) {
    const where = `${viewport.width} px, ${colorScheme}`;
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    const found = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.html} ${node.any[0]?.message ?? ''}`).join(' | ')}`,
    );
    expect(found, where).toEqual([]);
    const overflow = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(overflow, where).toBe(0);
  }
}
