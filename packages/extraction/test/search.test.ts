import { describe, expect, test } from 'vitest';
import type { Choices, Option, Tried } from '../src/search/choice.ts';
import { MARGIN, search } from '../src/search/search.ts';

type Sum = { readonly first: number; readonly second: number };

/** Which two numbers make `wanted`: each choice offers numbers, the first at no cost and each further one at `step` more. */
function sumOf(
  wanted: number,
  { step = 10, most = 1000, numbers = [1, 2, 3] }: { step?: number; most?: number; numbers?: number[] } = {},
) {
  const tried: Tried<Sum, number>[] = [];
  const options = (): Option<number>[] =>
    numbers.map((value, index) => ({ value, cost: index * step, evidence: `${value} is printed` }));
  const choices: Choices<Sum, number> = { first: options, second: options };
  const found = search({
    choices,
    read: ({ first, second }) => first + second,
    weigh: (sum) => ({ strain: sum === wanted ? 0 : 100, holds: sum === wanted }),
    mostReadings: most,
    onTried: (each) => tried.push(each),
  });
  return { ...found, tried };
}

describe('a search', () => {
  test('ends with the plain reading if it passes, apart from those that cost hardly more', () => {
    const { best, tried } = sumOf(2, { step: MARGIN });
    expect(best?.decided).toEqual({ first: 1, second: 1 });
    expect(tried).toHaveLength(1);
    expect(sumOf(2, { step: MARGIN - 1 }).tried.map(({ decided }) => decided)).toEqual([
      { first: 1, second: 1 },
      { first: 1, second: 2 },
      { first: 2, second: 1 },
    ]);
  });

  test('finds the cheapest valid reading, with its decisions and the evidence for them', () => {
    const { best, isExhausted } = sumOf(3);
    expect(best).toMatchObject({ decided: { first: 1, second: 2 }, cost: 10, holds: true });
    expect(best?.decisions).toEqual([
      { choice: 'first', cost: 0, evidence: '1 is printed' },
      { choice: 'second', cost: 10, evidence: '2 is printed' },
    ]);
    expect(isExhausted).toBe(false);
  });

  test('tries readings in the order of their decision costs', () => {
    const costs = sumOf(100).tried.map(({ decisions }) => decisions.reduce((sum, { cost }) => sum + cost, 0));
    expect(costs).toEqual([0, 10, 10, 20, 20, 20, 30, 30, 40]);
  });

  test('returns the plain reading if none passes', () => {
    const { best, isExhausted, tried } = sumOf(100);
    expect(best).toMatchObject({ decided: { first: 1, second: 1 }, holds: false });
    expect([tried.length, isExhausted]).toEqual([9, false]);
  });

  test('reports that it ran out of readings, although one of them passed', () => {
    expect(sumOf(100, { most: 4 })).toMatchObject({ isExhausted: true, best: { cost: 100 } });
    expect(sumOf(2, { most: 1, step: 1 })).toMatchObject({ isExhausted: true, best: { holds: true } });
  });

  test('returns no reading that is not allowed', () => {
    const { best } = search<{ number: number }, number>({
      choices: { number: () => [1, 2].map((value) => ({ value, cost: value, evidence: '' })) },
      read: ({ number }) => number,
      weigh: (number) => ({ strain: number === 1 ? null : 0, holds: true }),
      mostReadings: 10,
    });
    expect(best?.reading).toBe(2);
  });

  test('generates an option only when nothing cheaper is left, with access to the best reading so far', () => {
    const seen: (number | null)[] = [];
    search<{ number: number }, number>({
      choices: {
        *number(_, best) {
          seen.push(best()?.reading ?? null);
          yield { value: 1, cost: 0, evidence: '' };
          seen.push(best()?.reading ?? null);
          yield { value: 2, cost: MARGIN, evidence: '' };
          seen.push(best()?.reading ?? null);
        },
      },
      read: ({ number }) => number,
      weigh: (number) => ({ strain: -30 * number, holds: number === 2 }),
      mostReadings: 10,
    });
    expect(seen).toEqual([null, 1, 2]);
  });
});
