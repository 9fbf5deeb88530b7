import { LOCALES, makeMeasure } from '@tieout/corpus';
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../src/generator/families.ts';
import { drawDocument, generateDocument } from '../src/generator/generate-document.ts';
import { sampleStatement } from '../src/generator/sample-statement.ts';

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
