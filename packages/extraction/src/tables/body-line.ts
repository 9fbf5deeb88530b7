import type { Line } from '../lines/line.ts';
import type { Token } from './token.ts';

/** A line with its tokens. */
export type BodyLine = {
  readonly line: Line;
  readonly tokens: readonly Token[] /** Reading position in the document, from 0. */;
  readonly position: number;
};
