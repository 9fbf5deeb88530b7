import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../src/generator/families.ts';
import { makeMeasure } from '../src/generator/fonts.ts';
import { drawDocument, generateDocument } from '../src/generator/generate-document.ts';
import { LOCALES } from '../src/generator/locales.ts';
import type { FontSet, Sheet } from '../src/generator/paper.ts';
import { sampleStatement } from '../src/generator/sample-statement.ts';
import type { AccountTruth } from '../src/generator/truth.ts';

const measure = makeMeasure();

describe('the generator of statements', () => {
  it('knows at least 40 designs and 12 locales', () => {
    expect(new Set(FAMILIES.map((family) => family.id)).size).toBeGreaterThanOrEqual(40);
    expect(new Set(LOCALES.map((locale) => locale.id)).size).toBeGreaterThanOrEqual(12);
  });

  it('draws the same bytes and the same truth from the same seed', async () => {
    for (const producer of ['pdfkit', 'pdf-lib', 'jspdf']) {
      const order = { seed: 'twice', family: 'zebra-signed', locale: 'en-GB', producer, isPlain: true };
      const [first, second] = [
        await generateDocument(order, measure),
        await generateDocument(order, measure),
      ];
      expect(second.truth).toEqual(first.truth);
      expect(Buffer.compare(second.pdf, first.pdf), producer).toBe(0);
    }
  });

  it('draws another paper from another seed', () => {
    const [one, two] = ['a', 'b'].map(
      (seed) => drawDocument({ seed, family: 'high-street' }, measure).accounts,
    );
    expect(one).not.toEqual(two);
  });

  it.each(FAMILIES.map((family) => family.id))('prints a truth that ties out: %s', (family) => {
    for (let seed = 0; seed < 6; seed++) {
      const { accounts, family: drawn } = drawDocument({ seed: `ties ${seed}`, family }, measure);
      for (const account of accounts) expect(gap(account, drawn.kind)).toBe(0);
    }
  });

  it('keeps every word on its sheet', () => {
    for (const { id: family } of FAMILIES) {
      const { paper } = drawDocument({ seed: 'margins', family }, measure);
      for (const mark of paper.sheets.flatMap((sheet) => sheet.marks)) {
        if (mark.what !== 'text') continue;
        const right = mark.x + measure(mark.text, paper.fontSet, mark.face, mark.size, mark.spacing);
        expect(mark.x, `${family}: ${mark.text}`).toBeGreaterThan(0);
        expect(right, `${family}: ${mark.text}`).toBeLessThan(paper.widthPt);
        expect(mark.y, `${family}: ${mark.text}`).toBeLessThan(paper.heightPt);
      }
    }
  });

  it.each(FAMILIES.map((family) => family.id))('lets no two texts run into each other: %s', (family) => {
    for (const { id: locale } of LOCALES.filter((_, at) => at % 5 === 0)) {
      const { paper } = drawDocument({ seed: 'apart', family, locale }, measure);
      for (const sheet of paper.sheets) expect(collisions(sheet, paper.fontSet), locale).toEqual([]);
    }
  });
});

describe('the sample statement', () => {
  it('is a PDF of the same bytes every time', async () => {
    const [first, second] = [await sampleStatement(), await sampleStatement()];
    expect(new TextDecoder('latin1').decode(first.slice(0, 5))).toBe('%PDF-');
    expect(Buffer.compare(first, second)).toBe(0);
  });

  it('has two pages', async () => {
    const pages = new TextDecoder('latin1').decode(await sampleStatement()).match(/\/Type \/Page\b/g);
    expect(pages).toHaveLength(2);
  });
});

/** What opening and movements leave unexplained of the closing balance, in thousandths; nothing where a paper prints no opening balance. */
function gap(account: AccountTruth, kind: string): number {
  if (account.opening === null) return 0;
  const thousandths = (text: string) => Math.round(Number(text) * 1000);
  const moved = account.transactions.reduce((sum, row) => sum + thousandths(row.amount), 0);
  const [opening, closing] = [thousandths(account.opening), thousandths(account.closing ?? '0')];
  return opening + (kind === 'credit_card_statement' ? -moved : moved) - closing;
}

function collisions(sheet: Sheet, fontSet: FontSet): readonly string[] {
  const texts = sheet.marks
    .filter((mark) => mark.what === 'text')
    .map((mark) => ({
      ...mark,
      right: mark.x + measure(mark.text, fontSet, mark.face, mark.size, mark.spacing),
    }))
    .sort((a, b) => a.x - b.x);
  return texts.flatMap((text, at) =>
    texts
      .slice(at + 1)
      .filter((other) => Math.abs(other.y - text.y) < 3 && other.x < text.right)
      .map((other) => `${text.text} | ${other.text}`),
  );
}
