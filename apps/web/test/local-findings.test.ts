import { raiseFinding, showFinding } from '@tieout/records';
import { afterEach, expect, test, vi } from 'vitest';
import { localFindings } from '../src/api/local-findings.ts';

afterEach(() => vi.unstubAllGlobals());

const difference = { cause: 'missing-transaction', difference: '-2976.69' } as const;
const found = showFinding(raiseFinding('ledger-break', difference, { account: 1 }));

function messageFor(language: string): string | undefined {
  vi.stubGlobal('navigator', { language });
  return localFindings([found], ['USD', 'GBP'])[0]?.message;
}

test('a finding has its amounts in the currency of its account, as the reader writes them', () => {
  expect(messageFor('en-US')).toContain('closing balance by −£2,976.69.');
  expect(messageFor('de-DE')).toMatch(/closing balance by −2\.976,69\s£\./);
});

test('a finding keeps its code and its parameters', () => {
  vi.stubGlobal('navigator', { language: 'fr-FR' });
  expect(localFindings([found], ['USD', null])[0]).toMatchObject({
    ...{ code: 'ledger-break', account: 1, parameters: difference },
  });
});
