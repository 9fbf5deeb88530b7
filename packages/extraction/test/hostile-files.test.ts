import { HOSTILE_PDFS, HOSTILE_PICTURES, HOSTILE_XML, invoiceWithXml } from '@tieout/benches';
import { extractionSchema, type Unreadable } from '@tieout/records';
import { describe, expect, test } from 'vitest';
import { extract } from '../src/index.ts';
import { readElectronic } from '../src/invoice/electronic/read-electronic.ts';
import { OverLimitError, withinTimePatiently } from '../src/limits/within-time.ts';
import { drawPdf, say } from './draw-pdf.ts';

/** Milliseconds of the processor, not of the clock: other work on the machine does not count. */
function cpuOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

async function answerTo(bytes: Uint8Array) {
  const before = process.cpuUsage();
  const extraction = extractionSchema.parse(await extract(bytes, { maxPages: 50 }));
  const { user, system } = process.cpuUsage(before);
  return { ...(extraction as Unreadable), cpuMs: (user + system) / 1000 };
}

describe('an XML text inside a PDF takes only time proportional to its length', () => {
  // A clock on a shared machine may be off once; what grows faster than its length fails each time.
  test.each(Object.keys(HOSTILE_XML))('%s', { retry: 2 }, (name) => {
    const read = (size: number) => {
      const bytes = Buffer.from(HOSTILE_XML[name]?.(size) ?? '').subarray(0, 4_000_000);
      return cpuOf(() => readElectronic([{ name: 'factur-x.xml', bytes }]));
    };
    read(100_000);
    const [once, twice] = [
      Math.min(read(1_000_000), read(1_000_000)),
      Math.min(read(2_000_000), read(2_000_000)),
    ];
    // Below a tenth of a second the clock says little of how time grows.
    expect(twice).toBeLessThan(Math.max(100, once * 3));
  });

  test('and leaves the invoice around it readable', async () => {
    for (const name of ['comments that never end before a root', 'entities that grow', 'deep nesting']) {
      const extraction = await extract(invoiceWithXml(HOSTILE_XML[name]?.(200_000) ?? ''));
      expect(extraction).toMatchObject({ outcome: 'read', kind: 'invoice', fields: { total: '120.00' } });
    }
  });
});

describe('a small PDF that would exhaust time or memory is refused as over the limits', () => {
  test.each([
    'one form that draws itself',
    'forms that draw two forms each, 30 deep',
    'a page of a million points',
    'a bilevel picture of a huge size',
  ])('%s', { timeout: 240_000 }, async (name) => {
    const answer = await answerTo(HOSTILE_PDFS[name]?.() ?? new Uint8Array());
    expect(answer).toMatchObject({ outcome: 'unreadable', reason: 'limits-exceeded' });
    expect(answer.message).toContain('more time or memory');
    expect(answer.cpuMs).toBeLessThan(15_000);
    // The next document finds a parser that works.
    expect(await extract(await drawPdf([[say('nothing to read')]]))).toMatchObject({
      reason: 'no-transactions',
    });
  });
});

describe('a small image that claims to be large is refused before it is unpacked', () => {
  test.each([
    ['a TIFF of nine pages of 39 megapixels', 'limits-exceeded'],
    ['a TIFF whose second page is of 60,000 pixels a side', 'limits-exceeded'],
    ['a TIFF of three thousand pages', 'too-many-pages'],
    ['a PNG of 60,000 pixels a side', 'limits-exceeded'],
    ['a PNG of two billion pixels a side', 'damaged'],
  ])('%s: %s', async (name, reason) => {
    const answer = await answerTo(HOSTILE_PICTURES[name]?.() ?? new Uint8Array());
    expect(answer).toMatchObject({ outcome: 'unreadable', reason });
    expect(answer.cpuMs).toBeLessThan(2000);
  });
});

describe('work that takes too long', () => {
  test.each([
    {
      work: 'a loop',
      run: () => {
        for (;;) Math.random();
      },
    },
    { work: 'a search that tries every split', run: () => /^(a+)+$/.test(`${'a'.repeat(60)}b`) },
  ])('is broken off, be it $work', ({ run }) => {
    const cpuMs = cpuOf(() => expect(() => withinTimePatiently(100, run)).toThrow(OverLimitError));
    expect(cpuMs).toBeLessThan(10_000);
  });

  test('passes on its own exceptions and results', () => {
    expect(() =>
      withinTimePatiently(1000, () => {
        throw new TypeError('its own');
      }),
    ).toThrow(TypeError);
    expect(withinTimePatiently(1000, () => withinTimePatiently(1000, () => [1, 2]))).toEqual([1, 2]);
  });
});
