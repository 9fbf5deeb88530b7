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

test('the same job is passed over for 200 ms and no longer, so that nobody starves', () => {
  let nowMs = 1000;
  const passOver = createPassOver(() => nowMs);
  const waiting = jobs(['a', 0], ['mine', 0]);
  const passes = [0, 100, 200, 201, 5000].map((ms) => {
    nowMs = 1000 + ms;
    return passOver(waiting, mine).length;
  });
  expect(passes).toEqual([1, 1, 1, 0, 0]);
  expect(passOver(jobs(['b', 0], ['mine', 0]), mine)).toEqual(['b']);
});
