import { describe, expect, test } from 'vitest';
import { longStatement } from '../../src/sample-statements.ts';
import type { Stage } from '../stage.ts';
import { reviewOf } from './review.ts';

/** An edit by keys, repeated: what it is, and how often. */
const EDITS = ['amount', 'exclude', 'flip-sign', 'duplicate', 'undo'] as const;
const ROUNDS = 20;

/** What a person waits for with a long statement, measured: run while nothing else is. */
export function reviewSpeed(stage: Stage) {
  const { openReview } = reviewOf(stage);
  async function open2000() {
    await openReview({ ...longStatement(2000), pageHeightPt: 7400 });
    await stage.page.getByRole('row').filter({ hasText: 'CARD PURCHASE 10000' }).waitFor();
    await stage.page.getByRole('grid').focus();
    await stage.page.evaluate(UNTIL_STILL);
  }
  describe('the speed of the review', () => {
    test('2,000 rows scroll without a long wait, and only those in view are drawn', async () => {
      await open2000();
      const { frameMs, drawn } = await stage.page.evaluate<{ frameMs: number; drawn: number }>(SCROLL);
      expect(drawn).toBeLessThan(80);
      expect(frameMs).toBeLessThan(100);
      await stage.page.getByRole('grid').focus();
      await stage.page.keyboard.press('End');
      await stage.page.getByRole('row').filter({ hasText: 'CARD PURCHASE 11999' }).waitFor();
    });

    test('with 2,000 rows an edit is visible within 100 ms and judged within 300 ms, 19 times of 20', async () => {
      const { page } = stage;
      await open2000();
      const idle = await page.evaluate<readonly number[]>(IDLE);
      const times = await page.evaluate<readonly Timed[]>(`(${measureEdits})(${ROUNDS})`);
      const idleMs = at(idle, 0.95);
      console.log(`two idle frames: ${figures(idle)}`);
      for (const kind of EDITS) {
        const own = times.filter((time) => time.kind === kind);
        console.log(
          `${kind}, ${own.length} times: visible ${figures(own.map(({ shownMs }) => shownMs))}, judged ${figures(own.map(({ judgedMs }) => judgedMs))}`,
        );
      }
      const shownMs = at(
        times.map((time) => time.shownMs),
        0.95,
      );
      const judgedMs = at(
        times.map((time) => time.judgedMs),
        0.95,
      );
      console.log(
        `all ${times.length}: visible p95 ${Math.round(shownMs)} ms, judged p95 ${Math.round(judgedMs)} ms`,
      );
      // A machine that takes long for frames in which nothing happens is slow by itself.
      const slowness = Math.max(0, idleMs - IDLE_FRAMES_MS);
      expect(shownMs - slowness).toBeLessThan(100);
      expect(judgedMs - slowness).toBeLessThan(300);
    });
  });
}

type Timed = { readonly kind: (typeof EDITS)[number]; readonly shownMs: number; readonly judgedMs: number };

/** Two frames of a screen that shows sixty a second. */
const IDLE_FRAMES_MS = 33;

/** The value that a share of the values does not exceed. */
function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

function figures(values: readonly number[]): string {
  return `p50 ${Math.round(at(values, 0.5))} ms, p95 ${Math.round(at(values, 0.95))} ms`;
}

/** Waits until the pages are drawn: no frame of half a second took longer than three should. */
const UNTIL_STILL = `(async () => {
  for (let still = 0, rounds = 0; still < 30 && rounds < 1200; rounds++) {
    const started = performance.now();
    await new Promise(requestAnimationFrame);
    still = performance.now() - started < 50 ? still + 1 : 0;
  }
})()`;

/** Twenty times two frames in which nothing is changed. */
const IDLE = `(async () => {
  const times = [];
  for (let step = 0; step < 20; step++) {
    const started = performance.now();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    times.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return times;
})()`;

/** Scrolls the grid through in sixty steps, one each frame; gives the middle one of the frames' times and the rows drawn at the end. */
const SCROLL = `(async () => {
  const grid = document.querySelector('[role=grid]');
  const times = [];
  for (let step = 1; step <= 60; step++) {
    const started = performance.now();
    grid.scrollTop = (grid.scrollHeight * step) / 60;
    await new Promise(requestAnimationFrame);
    times.push(performance.now() - started);
  }
  return { frameMs: times.sort((a, b) => a - b)[30], drawn: grid.querySelectorAll('[role=row]').length };
})()`;

/**
 * Runs in the page: makes every kind of edit by keys, and times each from the key press to the frame that shows it, and to
 * the frame in which it is judged.
 */
const measureEdits = `async (rounds) => {
  const times = [];
  const frame = () => new Promise(requestAnimationFrame);
  const grid = () => document.querySelector('[role=grid]');
  const row = () => document.querySelector('[role=row][aria-selected=true]');
  const press = (key, target = document.activeElement) =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const isBusy = () => document.querySelector('[role=status][aria-busy]').getAttribute('aria-busy') === 'true';
  const isLater = (started) => performance.now() - started > 10000;
  const time = async (kind, act, isShown) => {
    const started = performance.now();
    act();
    while (!isShown() && !isLater(started)) await frame();
    await frame();
    const shownMs = performance.now() - started;
    while (isBusy() && !isLater(started)) await frame();
    times.push({ kind, shownMs, judgedMs: performance.now() - started });
    await new Promise((resolve) => setTimeout(resolve, 60));
  };
  const count = () => Number(grid().getAttribute('aria-rowcount'));
  for (let round = 0; round < rounds; round++) {
    press('Enter');
    while (document.activeElement.tagName !== 'INPUT') await frame();
    const input = document.activeElement;
    const text = (round + 3) + '.37';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await frame();
    await time('amount', () => press('Enter', input), () => row()?.textContent.includes(text));
    grid().focus();
    await time('exclude', () => press('x'), () => row()?.textContent.includes('excluded'));
    await time('undo', () => press('u'), () => !row()?.textContent.includes('excluded'));
    const before = row().textContent;
    await time('flip-sign', () => press('f'), () => row()?.textContent !== before);
    const rows = count();
    await time('duplicate', () => press('d'), () => count() === rows + 1);
    await time('undo', () => press('u'), () => count() === rows);
    for (let step = 0; step < 7; step++) press('ArrowDown');
    await frame();
  }
  return times;
}`;
