import { expect, test } from 'vitest';
import type { BodyLine } from '../src/tables/body-line.ts';
import { figuresUnder } from '../src/tables/figures-under.ts';
import type { Heading } from '../src/tables/heading.ts';
import type { AmountToken } from '../src/tables/token.ts';

test('an amount is below the header of its digits, not that of the mark after it', () => {
  const figure = { kind: 'amount', amount: { isCertain: true }, left: 375, digitsRight: 400, right: 419 };
  const lines = [{ tokens: [figure as AmountToken] } as unknown as BodyLine];
  const heading = (left: number, right: number) => ({ left, right }) as Heading;
  expect(figuresUnder(heading(360, 400), lines)).toHaveLength(1);
  expect(figuresUnder(heading(405, 420), lines)).toHaveLength(0);
});
