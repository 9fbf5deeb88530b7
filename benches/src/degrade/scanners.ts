import type { Random } from '@tieout/corpus';
import { blur, compress, fade, quarterTurn, shade, skew, sprinkle, threshold } from './faults.ts';
import type { GreyPage } from './grey-page.ts';
import { photograph } from './photograph.ts';
import { stamp } from './stamp.ts';

/** A kind of scanner, by what it does to a page. Strengths follow from the seed. */
export type Scanner = {
  readonly name: string;
  readonly apply: (page: GreyPage, random: Random) => GreyPage;
  /** Whether it lays the words it believes to have read, some of them wrong, unseen over the picture. */
  readonly laysText?: boolean;
};

/** Office scanners of every sort, and hands that lay the paper in wrong. */
export const SCANNERS: readonly Scanner[] = [
  { name: 'clean', apply: (page) => page },
  { name: 'skewed', apply: (page, random) => skew(page, slope(random, 2.5)) },
  {
    name: 'office',
    apply: (page, random) =>
      compress(sprinkle(blur(shade(skew(page, slope(random, 1)), random), 0.6), random, 6), 60),
  },
  {
    name: 'bilevel',
    apply: (page, random) => threshold(sprinkle(blur(skew(page, slope(random, 0.8)), 0.5), random, 8), 150),
  },
  {
    name: 'faded',
    apply: (page, random) => sprinkle(fade(skew(page, slope(random, 0.8)), 105, 205), random, 5),
  },
  {
    name: 'stamped',
    apply: (page, random) => sprinkle(blur(skew(stamp(page, random), slope(random, 0.8)), 0.5), random, 4),
  },
  { name: 'layered', laysText: true, apply: (page, random) => sprinkle(blur(page, 0.5), random, 4) },
  { name: 'blurred', apply: (page, random) => compress(blur(skew(page, slope(random, 0.5)), 1), 30) },
  {
    name: 'photo',
    apply: (page, random) =>
      compress(sprinkle(blur(photograph(shade(page, random), random), 0.6), random, 5), 70),
  },
  { name: 'sideways', apply: (page, random) => quarterTurn(skew(page, slope(random, 0.5))) },
  { name: 'head-down', apply: (page, random) => quarterTurn(quarterTurn(skew(page, slope(random, 0.5)))) },
];

function slope(random: Random, most: number): number {
  return (random.fraction() * 2 - 1) * most;
}
