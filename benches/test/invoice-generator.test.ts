import { makeMeasure, seededRandom } from '@tieout/corpus';
import { describe, expect, it } from 'vitest';
import { drawSale } from '../src/invoice-generator/draw-sale.ts';
import { generateInvoice } from '../src/invoice-generator/generate-invoice.ts';
import { LAYOUTS } from '../src/invoice-generator/layouts.ts';
import { german } from '../src/invoice-generator/words/german.ts';

const measure = makeMeasure();

describe('the generator of invoices and receipts', () => {
  it('knows at least 15 designs', () => {
    expect(new Set(LAYOUTS.map((layout) => layout.id)).size).toBeGreaterThanOrEqual(15);
  });

  it('draws in seven languages', async () => {
    const drawn = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        generateInvoice({ seed: `tongue ${index}`, layout: 'service-bill' }, measure),
      ),
    );
    expect(new Set(drawn.map(({ truth }) => truth.language)).size).toBe(7);
  });

  it('draws the same bytes and the same truth from the same seed', async () => {
    const [first, second] = [
      await generateInvoice({ seed: 'twice' }, measure),
      await generateInvoice({ seed: 'twice' }, measure),
    ];
    expect(second.truth).toEqual(first.truth);
    expect(Buffer.compare(second.pdf, first.pdf)).toBe(0);
  });

  it.each([true, false])('draws sales that tie out, prices with tax: %s', (isGross) => {
    for (let seed = 0; seed < 40; seed++) {
      const sale = drawSale(german, seededRandom(`tie ${seed}`), {
        itemCount: 5,
        scale: 1,
        isGross,
        hasExtras: true,
      });
      const charged = sale.itemSum - sale.reduction + sale.shipping;
      expect(isGross ? charged : charged + sale.tax).toBe(sale.total);
      expect(sale.net + sale.tax).toBe(sale.total);
    }
  });
});
