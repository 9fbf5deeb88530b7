import { afterEach, expect, test, vi } from 'vitest';
import { codeOfCall } from '../src/api/call.ts';
import { CallError } from '../src/api/call-error.ts';

afterEach(() => vi.unstubAllGlobals());

/** How browsers refuse to import what they cannot fetch. */
const unreachable = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('code of a call that cannot be fetched says what a call without an answer says, offline or not', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  await expect(codeOfCall(unreachable)).rejects.toThrow(CallError);
  await expect(codeOfCall(unreachable)).rejects.toThrow('The service is not responding.');
  vi.stubGlobal('navigator', { onLine: false });
  await expect(codeOfCall(unreachable)).rejects.toThrow(
    'You are offline. Connect to the internet and try again.',
  );
});

test('a bug in the code of a call stays a bug', async () => {
  const broken = () => Promise.reject(new RangeError('a bug'));
  await expect(codeOfCall(broken)).rejects.toThrow(RangeError);
});
