import { describe, expect, test } from 'vitest';
import { sortedBy } from '../src/features/files/use-files.ts';

describe('the order of the file list', () => {
  const view = { page: 3, search: '', status: 'all', sortBy: 'createdAt', sortOrder: 'desc' } as const;

  test('turns round on the active column, starts descending on another, and goes back to page 1', () => {
    expect(sortedBy(view, 'createdAt')).toMatchObject({ sortOrder: 'asc', page: 1 });
    expect(sortedBy({ ...view, sortOrder: 'asc' }, 'createdAt')).toMatchObject({ sortOrder: 'desc' });
    expect(sortedBy(view, 'fileSize')).toMatchObject({ sortBy: 'fileSize', sortOrder: 'desc', page: 1 });
  });
});
