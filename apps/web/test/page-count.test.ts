import { describe, expect, test } from 'vitest';
import { writtenPageCount } from '../src/features/upload/page-count.ts';

describe('the pages a file says it has', () => {
  test('are the largest count of its page trees', () => {
    expect(writtenPageCount('<< /Type /Pages /Count 3 >> << /Type/Pages /Count 12 >>')).toBe(12);
  });

  test('are not known where trees may be compressed, or there is none', () => {
    expect(writtenPageCount('<< /Type /Pages /Count 3 >> << /Type /ObjStm >>')).toBeNull();
    expect(writtenPageCount('<< /Type /Catalog /Count 3 >>')).toBeNull();
    expect(writtenPageCount('<< /Type /Page >>')).toBeNull();
  });
});
