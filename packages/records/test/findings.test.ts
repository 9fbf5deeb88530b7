import { describe, expect, test } from 'vitest';
import {
  FINDING_CODES,
  type Finding,
  type FindingCode,
  findingCurrency,
  findingSchema,
  messageIn,
  OLD_FINDING_CODES,
  openStoredExtraction,
  raiseFinding,
  type ShownFinding,
  showExtraction,
  showFinding,
  shownExtractionSchema,
  shownFindingSchema,
} from '../src/index.ts';
import { FINDING_SAMPLES } from './finding-samples.ts';

/** The codes of the release before, as its readings and answers carried them. */
const CODES_BEFORE = `
  ledger-holds balances-hold totals-hold lines-hold xml-agrees ledger-break balance-break totals-break lines-break
  total-break summary-break parts-break held-before-break daily-balance-differs line-product tax-row-break
  nothing-to-check totals-alone amounts-too-large tax-unchecked row-left-out line-left-out rows-repeated zero-rows
  other-money second-balance unread-column sum-unexplained column-unexplained date-missing impossible-date
  other-calendar date-carried date-of-closing date-outside-period doubtful-date date-out-of-step date-order-open
  signs-by-arithmetic signs-against-titles signs-by-title signs-torn signs-against-words signs-assumed both-sides
  decimals-untold other-closing-balance mixed-money amount-too-large repaired pages-left-out page-unreadable
  pages-no-statement page-missing pages-reordered several-invoices maybe-several-invoices no-total no-lines
  credit-unsigned xml-differs xml-unusable xml-of-one edit-skipped
`
  .trim()
  .split(/\s+/);

const all: Finding[] = FINDING_CODES.flatMap((code) => samplesOf(code));
const shown = all.map((finding) => showFinding(finding));
const named = shown.map(
  (finding) => [`${finding.code} ${JSON.stringify(finding.parameters)}`, finding] as const,
);

function samplesOf<Code extends FindingCode>(code: Code): Finding[] {
  return FINDING_SAMPLES[code].map((parameters) => raiseFinding(code, parameters));
}

const DOES = /\b(Check|check|Compare|compare|Enter|enter|Upload|upload|Add|Look|Ask|Undo|Use)\b/;
/** Words that messages avoid, in addition to those `scripts/check-language.mjs` finds in every file. */
const BANNED = /\b(movement|nought|stands?|ties? out)\b/i;

test('there are at most thirty codes, each once', () => {
  expect(FINDING_CODES.length).toBeLessThanOrEqual(30);
  expect(new Set(FINDING_CODES).size).toBe(FINDING_CODES.length);
});

describe('the message of a finding', () => {
  test.each(named)('%s is whole sentences in plain words', (_, { message }) => {
    expect(message).toMatch(/^[\p{Lu}\d“].*\.$/u);
    expect(message).not.toMatch(/undefined|null|NaN|[{}]|\[object|\.\.| {2}/);
    expect(message).not.toMatch(BANNED);
  });

  test.each(named.filter(([, { severity }]) => severity !== 'info'))(
    '%s says what to do',
    (_, { message }) => {
      expect(message).toMatch(DOES);
    },
  );

  test('groups the thousands of its amounts', () => {
    const { message } = showFinding(raiseFinding('check-holds', { check: 'lines', sum: '-1234567.10' }));
    expect(message).toContain('-1,234,567.10');
  });

  test('writes amounts, dates and counts as its reader does, where its code gives the message', () => {
    const formats = {
      amount: (decimal: string) => `<${decimal}>`,
      date: (date: string) => `[${date}]`,
      count: (count: number) => `#${count}`,
    };
    const inWords = (finding: ShownFinding) => messageIn(finding, formats);
    const missing = raiseFinding('ledger-break', { cause: 'missing-transaction', difference: '2976.69' });
    expect(inWords(showFinding(missing))).toContain('a transaction of <2976.69> that may be missing');
    const differs = (what: 'due date' | 'total' | 'invoice number', printed: string) =>
      inWords(showFinding(raiseFinding('xml-differs', { what, printed, written: '2' })));
    expect(differs('due date', '2026-03-31')).toContain('is [2026-03-31] on the page');
    expect(differs('total', '12.50')).toContain('is <12.50> on the page, but <2> in');
    expect(differs('invoice number', '12')).toContain('is 12 on the page, but 2 in');
    const skipped = raiseFinding('rows-skipped', { reason: 'zero-amount', count: 1200 });
    expect(inWords(showFinding(skipped))).toContain('#1200 zero-amount lines');
    expect(inWords({ ...showFinding(missing), message: 'As it was stored.' })).toBe('As it was stored.');
  });

  test('is in the currency of its account, or of a document that has one', () => {
    expect(findingCurrency({ account: 1 }, ['USD', 'EUR'])).toBe('EUR');
    expect(findingCurrency({ invoice: 0 }, ['GBP', 'GBP'])).toBe('GBP');
    expect(findingCurrency({}, ['GBP', 'GBP'])).toBe('GBP');
    expect(findingCurrency({}, ['USD', 'EUR'])).toBeNull();
    expect(findingCurrency({ account: 0 }, [null, 'USD'])).toBeNull();
  });

  test('counts in words of one and of many', () => {
    const messages = [1, 2].map(
      (count) => showFinding(raiseFinding('rows-skipped', { reason: 'zero-amount', count })).message,
    );
    expect(messages).toEqual(['1 zero-amount line was skipped.', '2 zero-amount lines were skipped.']);
  });

  test('counts rows from one, as people do', () => {
    const cause = { cause: 'same-amount', difference: '5.00', row: 0 } as const;
    expect(showFinding(raiseFinding('ledger-break', cause)).message).toContain('Check row 1:');
  });
});

describe('a finding', () => {
  test('is taken with the parameters of its code only', () => {
    expect(all.every((finding) => findingSchema.safeParse(finding).success)).toBe(true);
    const [first] = samplesOf('edit-skipped');
    expect(findingSchema.safeParse({ ...first, parameters: {} }).success).toBe(false);
    expect(findingSchema.safeParse({ ...first, parameters: { count: 1, reason: 'tax' } }).success).toBe(
      false,
    );
    expect(findingSchema.safeParse({ ...first, code: 'edit-skiped' }).success).toBe(false);
  });

  test('that is shown is what the API promises', () => {
    expect(shown.map((finding) => shownFindingSchema.parse(finding))).toEqual(shown);
  });

  test('keeps its place', () => {
    const place = { page: 2, row: 3, account: 1, invoice: 0 };
    expect(showFinding(raiseFinding('scale-doubtful', {}, place))).toMatchObject(place);
  });

  test('that is shown twice is shown once', () => {
    expect(shown.map((finding) => showFinding(finding))).toEqual(shown);
  });

  test('is as grave as its reason', () => {
    const gravity = (what: 'total' | 'date') =>
      raiseFinding('xml-differs', { what, printed: '1', written: '2' }).severity;
    expect([gravity('total'), gravity('date')]).toEqual(['error', 'warning']);
  });
});

describe('the codes of the release before', () => {
  test('are all mapped', () => {
    expect(Object.keys(OLD_FINDING_CODES).toSorted()).toEqual(CODES_BEFORE.toSorted());
  });

  test('are each shown for some finding of today, and every finding has one', () => {
    const codes = shown.map(({ oldCode }) => oldCode ?? 'none');
    expect([...new Set(codes)].toSorted()).toEqual(CODES_BEFORE.toSorted());
  });
});

describe('a stored reading', () => {
  const base = { outcome: 'read', kind: 'bank_statement', language: 'en', pageCount: 1, accounts: [] };
  const openOne = (finding: object, version: object = {}): ShownFinding | undefined => {
    const extraction = openStoredExtraction({ ...base, ...version, findings: [finding] });
    return 'findings' in extraction ? extraction.findings[0] : undefined;
  };

  test.each(CODES_BEFORE)('of version 1 opens with %s', (code) => {
    const kept = { severity: 'warning', message: 'As it was said.', page: 2, row: 3, account: 0 };
    const opened = openOne({ code, ...kept });
    expect(opened).toMatchObject({ ...kept, oldCode: code });
    // What is known of its parameters leads back to the same code, where the code of today has several reasons.
    const differs = shown.some(
      (finding) =>
        finding.code === opened?.code &&
        finding.oldCode === code &&
        Object.entries(opened.parameters).every(([name, value]) => finding.parameters[name] === value),
    );
    expect(differs).toBe(true);
  });

  test('of version 1 says so, and keeps its verdict', () => {
    const account = { number: null, currency: null, period: null, opening: null, closing: null };
    const accounts = [{ ...account, verdict: 'proven', transactions: [] }];
    expect(openStoredExtraction({ ...base, accounts, findings: [] })).toMatchObject({
      schemaVersion: 1,
      accounts: [{ verdict: 'proven' }],
    });
  });

  test('of version 1 that could not be read opens too', () => {
    const unreadable = { outcome: 'unreadable', reason: 'damaged', message: 'It is damaged.', pageCount: 0 };
    expect(openStoredExtraction(unreadable)).toEqual({ schemaVersion: 1, ...unreadable });
  });

  test('with a code no release had keeps its message', () => {
    const finding = { code: 'never-released', severity: 'warning', message: 'Look at it.' };
    expect(openOne(finding)).toMatchObject({ code: 'not-checked', message: 'Look at it.' });
  });

  test('of version 2 opens with the messages of today', () => {
    const finding = raiseFinding('pages-missing', { pages: '2' });
    expect(openOne(finding, { schemaVersion: 2 })).toEqual(showFinding(finding));
  });

  test('of another version does not open', () => {
    expect(() => openOne(raiseFinding('scale-doubtful', {}), { schemaVersion: 3 })).toThrow();
  });

  test('that is shown is what the API promises', () => {
    const stored = { ...base, schemaVersion: 2 as const, findings: all };
    const extraction = openStoredExtraction(stored);
    expect(shownExtractionSchema.parse(extraction)).toEqual(extraction);
    expect(showExtraction(extraction)).toEqual(extraction);
  });
});
