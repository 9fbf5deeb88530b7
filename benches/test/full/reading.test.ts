import type { StatementTruth } from '@tieout/corpus';
import { makeMeasure } from '@tieout/corpus';
import { extract } from '@tieout/extraction';
import { type Extraction, isStatement, type StatementReading, toMinorUnits } from '@tieout/records';
import { describe, expect, it } from 'vitest';
import { checkAltered } from '../../src/altered/check-altered.ts';
import { generateDocument } from '../../src/generator/generate-document.ts';
import { sampleStatement } from '../../src/generator/sample-statement.ts';

const measure = makeMeasure();

/** One design next to the locale it is drawn in: every design that is read whole, every language at least once. */
const READ_WHOLE = [
  ['high-street', 'en-GB'],
  ['ruled-grid', 'de-DE'],
  ['zebra-signed', 'pt-PT'],
  ['newest-first', 'da-DK'],
  ['line-printer', 'de-CH'],
  ['direction-column', 'nl-NL'],
  ['letter-suffix', 'de-AT'],
  ['corporate-parentheses', 'fr-CH'],
  ['value-date-columns', 'fr-FR'],
  ['three-dates', 'sv-SE'],
  ['credit-before-debit', 'nb-NO'],
  ['amount-before-text', 'es-MX'],
  ['wrapped-above', 'it-IT'],
  ['middle-anchored', 'en-CA'],
  ['narration-ledger', 'en-IN'],
  ['titled-sections', 'en-AU'],
  ['check-grid', 'en-US'],
  ['check-summary', 'en-US'],
  ['several-accounts', 'es-ES'],
  ['several-periods', 'fi-FI'],
  ['cover-letter', 'pt-BR'],
  ['foreign-sublines', 'en-SG'],
  ['dual-amounts', 'pl-PL'],
  ['rates-and-fees', 'fr-CA'],
  ['quiet-month', 'en-GB'],
  ['points-at-the-side', 'nl-BE'],
  ['spaced-headings', 'ja-JP'],
  ['split-date', 'it-IT'],
  ['unsigned-ledger', 'ko-KR'],
  ['passbook', 'ja-JP'],
  ['passbook', 'th-TH'],
  ['zebra-signed', 'zh-CN'],
  ['time-stamped', 'sv-SE'],
  ['typed-codes', 'en-GB'],
  ['card-sections', 'en-US'],
  ['card-credit-suffix', 'en-SG'],
  ['card-parentheses', 'es-ES'],
  ['card-foreign-columns', 'de-DE'],
] as const;

/** What once went wrong, and a drawn statement that shows it. */
const ONCE_MISREAD = [
  ['the number of a page that looks like a day, days over their rows', '7001.449', 'day-groups', 'ko-KR'],
  ['a heading of two letters set apart', '501.232', 'spaced-headings', 'da-DK'],
  ['days inside descriptions under a heading of two words', '501.226', 'two-up', 'nl-BE'],
  ['a payee that speaks of an invoice, days over their rows', '501.44', 'day-groups', 'da-DK'],
  ['a payee that speaks of an invoice, a letter behind each amount', '501.46', 'direction-column', 'fr-CA'],
  ['an account number in a sidebar at the headers', '501.129', 'sidebar', 'en-US'],
  ['small print in a sidebar', '501.59', 'sidebar', 'en-ZA'],
  ['a heading over two lines', '501.101', 'card-two-columns', 'nl-NL'],
  ['totals in a sidebar at nearly every row', '701.12', 'sidebar', 'fr-FR'],
  ['a single day that begins with two digits of the year', '701.110', 'quiet-month', 'sv-SE'],
  ['balances under their rows, newest first', '701.22', 'tiles', 'da-DK'],
  ['a heading of two signs, amounts of three digits', '701.114', 'card-holders', 'ja-JP'],
  ['columns of purchases and payments in Thai', '901.145', 'card-two-columns', 'th-TH'],
  ['a word that is a sum by itself, before the names of shops', '901.39', 'high-street', 'zh-CN'],
  ['balances that are owed in a column of their own', '901.118', 'two-balance-columns', 'en-ZA'],
  ['a minus for money in to a card', '701.11', 'card-sections', 'de-DE'],
] as const;

describe('a drawn statement', () => {
  it.each(READ_WHOLE)('is read to the last row and cent: %s, %s', async (family, locale) => {
    const { pdf, truth } = await generateDocument({ seed: 'whole', family, locale }, measure);
    const extraction = await extract(pdf, truth.password === null ? {} : { password: truth.password });
    expect(rowsRead(extraction)).toEqual(rowsDrawn(truth));
  });

  it.each(ONCE_MISREAD)('is read whole and proven with %s', async (_, seed, family, locale) => {
    const { pdf, truth } = await generateDocument({ seed, family, locale }, measure);
    const extraction = await extract(pdf, truth.password === null ? {} : { password: truth.password });
    expect(rowsRead(extraction)).toEqual(rowsDrawn(truth));
    expect(verdicts(extraction)).toEqual(['proven']);
  });

  it('is proven where everything on it ties out', async () => {
    const extraction = await extract(await sampleStatement());
    expect(verdicts(extraction)).toEqual(['proven']);
  });
});

describe('a statement altered on paper after its balances were fixed', () => {
  it('is never said to be proven', async () => {
    const proven: string[] = [];
    for (let seed = 0; seed < 80; seed++) {
      const check = await checkAltered({ seed: `test-${seed}` }, measure);
      if (check.outcome === 'proven') proven.push(`${check.id}, ${check.alteration}`);
    }
    expect(proven).toEqual([]);
  });

  it('is not taken for a credit note over the sum of one of its columns', async () => {
    const check = await checkAltered({ seed: 'altered-101.438', family: 'ruled-grid' }, measure);
    expect(check.outcome).toBe('contradicted');
  });

  it('is seen by the sums of a Chinese print where the last row is dropped', async () => {
    const check = await checkAltered({ seed: 'altered-921.172', isPrint: true }, measure);
    expect(check.outcome).toBe('contradicted');
  });

  it('is not proven by the sums of its columns with its pages reversed, its balances left out', async () => {
    const check = await checkAltered({ seed: 'altered-52.162', isPrint: true }, measure);
    expect(check.outcome).toBe('contradicted');
  });

  it('is not proven where the sums between its balances do not lead from the one to the other', async () => {
    const check = await checkAltered({ seed: 'altered-41.47', family: 'us-hsa-kind-columns' }, measure);
    expect(check.outcome).toBe('unproven');
  });
});

describe('marks over and under letters of Thai', () => {
  it.each(['thai-1', 'thai-2'])(
    'stand on their own letter wherever the file draws them: %s',
    async (seed) => {
      const { pdf, truth } = await generateDocument(
        { seed, family: 'day-groups', locale: 'th-TH', isPlain: true },
        measure,
      );
      expect(descriptionsOf((await extract(pdf)) as StatementReading)).toEqual(descriptionsOf(truth));
    },
  );
});

/** Without their spaces, which stand where a line was wrapped too. */
function descriptionsOf({ accounts }: Pick<StatementTruth, 'accounts'> | StatementReading): string[] {
  return accounts.flatMap(({ transactions }) =>
    transactions.map(({ description }) => description.replaceAll(' ', '')),
  );
}

type Row = { readonly date: string | null; readonly amount: number | null };

function rowsRead(extraction: Extraction): readonly Row[][] {
  if (!isStatement(extraction)) return [];
  return extraction.accounts.map((account) =>
    sorted(account.transactions.map(({ date, amount }) => ({ date, amount: toMinorUnits(amount, 2) }))),
  );
}

function rowsDrawn(truth: StatementTruth): readonly Row[][] {
  return truth.accounts.map((account) =>
    sorted(account.transactions.map(({ date, amount }) => ({ date, amount: toMinorUnits(amount, 2) }))),
  );
}

function sorted(rows: readonly Row[]): Row[] {
  return rows.toSorted(
    (a, b) => (a.date ?? '').localeCompare(b.date ?? '') || (a.amount ?? 0) - (b.amount ?? 0),
  );
}

function verdicts(extraction: Extraction): readonly string[] {
  return isStatement(extraction) ? extraction.accounts.map((account) => account.verdict) : [];
}
