import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FINDINGS } from '../src/findings.ts';
import { FINDING_CODES, showFinding } from '../src/index.ts';
import { FINDING_SAMPLES } from './finding-samples.ts';

test('every finding has the severity and the English that people have read so far', () => {
  const shown = FINDING_CODES.flatMap((code) =>
    FINDING_SAMPLES[code].map((parameters) => {
      const finding = { code, severity: FINDINGS[code].severityOf(parameters), parameters };
      return `${code} ${finding.severity}: ${showFinding(finding as Parameters<typeof showFinding>[0]).message}`;
    }),
  );
  expect(`${shown.join('\n')}\n`).toBe(readFileSync(new URL('shown-findings.txt', import.meta.url), 'utf8'));
});
