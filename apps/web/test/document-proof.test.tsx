// @vitest-environment happy-dom

import { screen } from '@testing-library/react';
import type { ShownFinding, ShownStatementReading, Verdict } from '@tieout/records';
import { describe, expect, test } from 'vitest';
import { DocumentProof } from '../src/features/preview/document-proof.tsx';
import { renderInApp } from './support/render-in-app.tsx';

const noteOf = (message: string, facts: Partial<ShownFinding> = {}): ShownFinding => ({
  ...{ code: 'check-holds', severity: 'info', parameters: {}, message },
  ...facts,
});

function show(verdict: Verdict, findings: ShownFinding[]) {
  const account = {
    ...{ number: '4567', currency: 'USD', period: null, verdict, transactions: [] },
    ...{ opening: '1000.00', closing: '1000.00' },
  };
  const reading: ShownStatementReading = {
    ...{ schemaVersion: 2, outcome: 'read', kind: 'bank_statement', language: 'en', pageCount: 1 },
    ...{ accounts: [account], findings },
  };
  renderInApp(<DocumentProof reading={reading} correctionCount={0} />);
}

/** Whether a text is folded away with others. */
const isFolded = (text: string) => screen.getByText(text).closest('details') !== null;

describe('what was found, in the preview', () => {
  const notes = [noteOf('Of the account.', { account: 0 }), noteOf('Of the file.')];

  test('is folded where all is proven, of the account and of the file', () => {
    show('proven', notes);
    expect([isFolded('Of the account.'), isFolded('Of the file.')]).toEqual([true, true]);
    expect(screen.getAllByText('1 note')).toHaveLength(2);
  });

  test('is in sight where it is not proven', () => {
    show('unproven', notes);
    expect([isFolded('Of the account.'), isFolded('Of the file.')]).toEqual([false, false]);
  });

  test('is in sight also of a proven account where something is left to check', () => {
    show('proven', [...notes, noteOf('Page 3 was not read.', { severity: 'warning', account: 0 })]);
    expect([isFolded('Page 3 was not read.'), isFolded('Of the account.')]).toEqual([false, true]);
  });

  test('says who confirmed it and why, and is no error any more', () => {
    const confirmed = {
      ...{ reason: 'The bank wrote to us.', at: '2026-01-14T12:00:00.000Z' },
      ...{ actorId: 'ann', by: 'Ann Lee' },
    };
    show('contradicted', [noteOf('The sum is wrong.', { severity: 'error', account: 0, confirmed })]);
    screen.getByText(/Confirmed by Ann Lee on Jan 14, 2026 .*: The bank wrote to us\./);
    expect(screen.queryByText('Error')).toBeNull();
  });
});
