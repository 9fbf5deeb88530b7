import type { SyntaxNode } from './syntax.ts';

/** A change of the source between two offsets. */
export type Change = { readonly start: number; readonly end: number; readonly replacement: string };

/** A node with what it stands in, the nearest first. */
export type Place = {
  readonly node: SyntaxNode;
  readonly key: string;
  readonly parents: readonly SyntaxNode[];
  readonly source: string;
};
