import { expect, test } from 'vitest';
import { createPassOver, type WaitingJob } from '../src/platform/queue/pass-over.ts';

const jobs = (...list: [owner: string, turn: number][]): WaitingJob[] =>
  list.map(([owner, turn]) => ({ id: `${owner}${turn}`, owner, turn }));
const mine = new Set(['mine']);

test('a worker passes over the owners before one it is ready for, each named once', () => {
  const waiting = jobs(['a', 0], ['b', 0], ['a', 2], ['mine', 2], ['c', 2]);
  expect(createPassOver()(waiting, mine)).toEqual(['a', 'b']);
});

test('and nobody where that one comes first, is far off, or does not wait', () => {
  expect(createPassOver()(jobs(['mine', 0], ['a', 0]), mine)).toEqual([]);
  expect(createPassOver()(jobs(['a', 0], ['mine', 7]), mine)).toEqual([]);
  expect(createPassOver()(jobs(['a', 0]), mine)).toEqual([]);
  expect(createPassOver()([], mine)).toEqual([]);
});

test('the same job is passed over twice and no more, so that nobody starves', () => {
  const passOver = createPassOver();
  const waiting = jobs(['a', 0], ['mine', 0]);
  expect([1, 2, 3].map(() => passOver(waiting, mine).length)).toEqual([1, 1, 0]);
  expect(passOver(jobs(['b', 0], ['mine', 0]), mine)).toEqual(['b']);
});
