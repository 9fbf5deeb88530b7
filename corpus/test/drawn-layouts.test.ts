import { describe, expect, it } from 'vitest';
import { hintsOf, readLayouts } from '../src/index.ts';
import { testDocumentsOf } from './test-documents.ts';

const proof = readLayouts().filter(({ header }) => header.batch === 'proof');

describe.each(proof.map((layout) => [layout.name, layout] as const))('the layout %s', (_, layout) => {
  testDocumentsOf(layout);

  it('has columns under their headings', () => {
    expect(hintsOf(layout)).toEqual([]);
  });
});
