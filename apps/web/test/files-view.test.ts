import { expect, test } from 'vitest';
import { addressOf, viewOf } from '../src/features/files/use-files.ts';

const atFirst = { page: 1, search: '', status: 'all', sortBy: 'createdAt', sortOrder: 'desc' } as const;

test('the first view of the files has nothing in its address', () => {
  expect(addressOf(atFirst).toString()).toBe('');
  expect(viewOf(new URLSearchParams())).toEqual(atFirst);
});

test('page, search, filter and order come back from the address they went into', () => {
  const view = {
    page: 3,
    search: 'jan 2025',
    status: 'failed',
    sortBy: 'fileSize',
    sortOrder: 'asc',
  } as const;
  const address = addressOf(view).toString();
  expect(address).toBe('page=3&search=jan+2025&status=failed&sort=fileSize&order=asc');
  expect(viewOf(new URLSearchParams(address))).toEqual(view);
});

test('what an address says wrong is as at first', () => {
  expect(viewOf(new URLSearchParams('page=-2&status=lost&sort=color&order=up'))).toEqual(atFirst);
});
