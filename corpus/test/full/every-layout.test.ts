import { describe, expect, it } from 'vitest';
import { readLayouts } from '../../src/index.ts';
import { testDocumentsOf } from '../test-documents.ts';

/** The proof layouts are tested by the quick tests. */
const others = readLayouts().filter(({ header }) => header.batch !== 'proof');

it('finds the layouts', () => {
  expect(readLayouts().length).toBeGreaterThan(0);
});

describe.each(others.map((layout) => [layout.name, layout] as const))('the layout %s', (_, layout) => {
  testDocumentsOf(layout);
});
