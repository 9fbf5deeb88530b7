import { expect, test } from 'vitest';
import { configurationFor, readCommandLine } from '../src/command-line.ts';
import { readConfiguration } from '../src/configuration.ts';

const together = {
  DATABASE_URL: 'postgresql://db/tieout',
  MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
  WORKER_CONCURRENCY: '3',
};

test('a process does everything unless it is given a role', () => {
  expect(readCommandLine([])).toEqual({ role: 'all', concurrency: null });
  expect(readCommandLine(['worker', '--concurrency', '4'])).toEqual({ role: 'worker', concurrency: 4 });
});

test.each([
  [['everything'], /first word must be all, api, worker/],
  [['api', 'worker'], /One role at a time: api worker/],
  [['worker', '--concurrency', 'many'], /--concurrency needs a whole number/],
  [['worker', '--concurrency', '0'], /--concurrency needs at least 1/],
  [['--fast'], /--fast/],
])('%j is refused with what is wrong', (args, why) => {
  expect(() => readCommandLine(args)).toThrow(why);
});

test('an API process reads no documents, a worker at least one at a time', () => {
  const configuration = readConfiguration(together);
  const concurrencyOf = (...args: string[]) =>
    configurationFor(readCommandLine(args), configuration).workerConcurrency;
  expect(concurrencyOf('all')).toBe(3);
  expect(concurrencyOf('api')).toBe(0);
  expect(concurrencyOf('worker')).toBe(3);
  expect(concurrencyOf('worker', '--concurrency', '7')).toBe(7);
});

test('separate processes must name what they share', () => {
  expect(() => configurationFor(readCommandLine(['worker']), readConfiguration({}))).toThrow(
    /"worker".*DATABASE_URL and MASTER_KEY/,
  );
});
