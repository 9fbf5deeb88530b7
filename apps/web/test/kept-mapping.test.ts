// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import {
  keepDateFormat,
  keepMapping,
  keptDateFormat,
  keptMapping,
} from '../src/features/mapping/kept-mapping.ts';
import { emptyMapping } from '../src/features/mapping/mapping-state.ts';

afterEach(() => localStorage.clear());

const mapped = { ...emptyMapping('qbd'), mappings: { amount: 'Amount' } };

test('the choices of a file and its order of dates are kept for every tab, each by itself', () => {
  keepMapping('one', mapped);
  keepDateFormat('one', 'DD/MM/YYYY');
  keepMapping('two', emptyMapping('qbo'));
  sessionStorage.clear();
  expect(keptMapping('one')).toEqual(mapped);
  expect([keptDateFormat('one'), keptDateFormat('two')]).toEqual(['DD/MM/YYYY', undefined]);
  keepDateFormat('one', undefined);
  expect(keptDateFormat('one')).toBeUndefined();
  expect(keptMapping('one')).toEqual(mapped);
});

test('those of the latest files only are kept', () => {
  for (let index = 0; index < 25; index++) keepMapping(`file ${index}`, mapped);
  expect([keptMapping('file 4'), keptMapping('file 5')]).toEqual([null, mapped]);
});

test('what another release kept is ignored', () => {
  localStorage.setItem('mappings', '[{"name":"one","state":{"format":"of the past"}}]');
  expect(keptMapping('one')).toBeNull();
});
