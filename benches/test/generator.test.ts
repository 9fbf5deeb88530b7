import { makeMeasure, seededRandom, writeWithPdfkit } from '@tieout/corpus';
import { extract } from '@tieout/extraction';
import { isStatement } from '@tieout/records';
import { describe, expect, it } from 'vitest';
import { checkAltered, drawAltered } from '../src/altered/check-altered.ts';
import { drawAlteredBill } from '../src/altered/draw-altered-bill.ts';
import { generateBill } from '../src/generator/generate-bill.ts';
import { drawStatement, generateStatement, layoutsInTurn } from '../src/generator/generate-statement.ts';
import { HABITS } from '../src/generator/habits.ts';

const measure = makeMeasure();
const LAYOUT = 'us-bank-labels-under-figures';

describe('a generated statement', () => {
  it.each(['pdfkit', 'pdf-lib', 'jspdf'])(
    'has the same bytes and the same truth from the same seed: %s',
    async (producer) => {
      const order = { seed: 'twice', layout: LAYOUT, producer };
      const [first, second] = [
        await generateStatement(order, measure),
        await generateStatement(order, measure),
      ];
      expect(second.truth).toEqual(first.truth);
      expect(first.truth.tags).toContain(`producer:${producer}`);
      expect(Buffer.compare(second.pdf, first.pdf)).toBe(0);
    },
  );

  it('is another paper from another seed', () => {
    const [one, two] = ['a', 'b'].map((seed) => drawStatement({ seed, layout: LAYOUT }, measure));
    expect(one?.truth.accounts).not.toEqual(two?.truth.accounts);
  });

  it('is printed otherwise than its layout draws it about every second time, and never with words on one another', () => {
    const drawn = Array.from({ length: 40 }, (_, seed) => drawStatement({ seed: `vary ${seed}` }, measure));
    const varied = drawn.filter(({ layout }) => layout.name.includes('_'));
    expect(varied.length).toBeGreaterThan(10);
    expect(varied.length).toBeLessThan(30);
    expect(drawn.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it.each(HABITS.map(({ tag }) => tag))(
    'is read all the same where its producer has the habit: %s',
    async (tag) => {
      const order = { seed: 'habit', layout: LAYOUT, variant: 'usual', isPlain: true } as const;
      const { paper, truth } = drawStatement(order, measure);
      const habit = HABITS.find((one) => one.tag === tag);
      const written = habit?.apply(paper, seededRandom(tag), measure) ?? paper;
      expect(written).not.toEqual(paper);
      const reading = await extract(await writeWithPdfkit(written, null));
      const amounts = isStatement(reading)
        ? reading.accounts[0]?.transactions.map(({ amount }) => amount)
        : [];
      expect(amounts).toEqual(truth.accounts[0]?.transactions.map(({ amount }) => amount));
    },
  );
});

it('the layouts in turn come each once before any comes again', () => {
  const names = layoutsInTurn('turn', 30);
  expect(new Set(names).size).toBe(30);
  expect(layoutsInTurn('turn', 20)).toEqual(names.slice(0, 20));
});

describe('an altered document', () => {
  it('differs from the honest one in one row alone, the balances and totals kept', async () => {
    for (let seed = 0; seed < 6; seed++) {
      const task = { seed: `row ${seed}`, layout: LAYOUT };
      const altered = await drawAltered(task, measure);
      const [own] = drawStatement(task, measure).truth.accounts;
      const [shown] = altered?.document.truth.accounts ?? [];
      if (own === undefined || shown === undefined) continue;
      expect([shown.opening, shown.closing]).toEqual([own.opening, own.closing]);
      const kept = own.transactions.filter((row) =>
        shown.transactions.some((other) => JSON.stringify(other) === JSON.stringify(row)),
      );
      expect(kept).toHaveLength(own.transactions.length - 1);
      expect(shown.transactions.length).toBe(
        altered?.alteration === 'dropped row' ? kept.length : own.transactions.length,
      );
    }
  });

  it('is never proven', async () => {
    const seeds = Array.from({ length: 12 }, (_, index) => `test-${index}`);
    const outcomes: string[] = [];
    for (const seed of seeds) outcomes.push((await checkAltered({ seed }, measure)).outcome);
    expect(outcomes).not.toContain('proven');
    expect(outcomes).toContain('contradicted');
  });

  it('of an invoice or receipt prints another figure and has it in its truth', async () => {
    const order = { seed: 'bill' };
    const altered = await drawAlteredBill(order, measure);
    const { truth } = await generateBill(order, measure);
    expect(altered?.truth).not.toEqual(truth);
    expect(altered?.truth.fields.number).toEqual(truth.fields.number);
  });
});
