import { toMinorUnits } from '@tieout/records';
import { expect, it } from 'vitest';
import { formatAmount, type Layout, makeDocument, makeMeasure } from '../src/index.ts';
import { lettersOf, openReader } from './read-back.ts';

const measure = makeMeasure();
const readText = await openReader();

/** Tests that every document of a layout is drawn without a fault, ties out, and can be read back as its truth says. */
export function testDocumentsOf(layout: Layout): void {
  it.each(layout.header.documents)('draws "%s" without a fault, ties out and reads back', async (variant) => {
    const { pdf, truth, faults } = await makeDocument(layout, { seed: 'test', variant }, measure);
    expect(faults).toEqual([]);
    const text = readText(pdf);
    for (const account of truth.accounts) {
      expect(difference(account, truth.kind)).toBe(0);
      for (const balance of [account.opening, account.closing])
        if (balance !== null) expect(text).toContain(figureOf(layout, balance));
      expect(missingRows(layout, account, text)).toEqual([]);
    }
  });
}

type Account = Awaited<ReturnType<typeof makeDocument>>['truth']['accounts'][number];

/** What is left of opening + transactions = closing, in thousandths; nothing where a balance is not printed. */
function difference({ opening, closing, transactions }: Account, kind: string): number {
  if (opening === null || closing === null) return 0;
  const thousandths = (decimal: string) => toMinorUnits(decimal, 3) ?? Number.NaN;
  const moved = transactions.reduce((sum, { amount }) => sum + thousandths(amount), 0);
  return thousandths(opening) + (kind === 'credit_card_statement' ? -moved : moved) - thousandths(closing);
}

/** Letters between a row's first word and its figures, at most. */
const NEAR = 200;

/** Transactions whose words do not follow each other in the text, row after row, or stand away from their amount and balance. */
function missingRows(layout: Layout, { transactions }: Account, text: string): string[] {
  let from = 0;
  return transactions.flatMap(({ description, amount, balance }) => {
    // PDFium takes a hyphen at the end of a line for one that divides a word, and leaves it out.
    const words = description.split(/\s+/).map((word) => lettersOf(word).replace(/-+$/, ''));
    const isMisprinted = layout.header.misprint !== 'none';
    const figures = [...(isMisprinted ? [] : [amount]), ...(balance === null ? [] : [balance])].map(
      (figure) => figureOf(layout, figure),
    );
    const isRow = (start: number) => {
      const row = text.slice(start, start + NEAR);
      let at = 0;
      const places = words.map((word) => {
        at = at < 0 ? at : row.indexOf(word, at);
        return at;
      });
      // Some documents print the amounts before the words.
      const around = text.slice(Math.max(0, start - NEAR), start + NEAR);
      return !places.includes(-1) && figures.every((figure) => around.includes(figure));
    };
    let start = text.indexOf(words[0] ?? '', from);
    while (start >= 0 && !isRow(start)) start = text.indexOf(words[0] ?? '', start + 1);
    if (start < 0) return [`${description} ${amount}`];
    from = start + 1;
    return [];
  });
}

function figureOf({ header }: Layout, decimal: string): string {
  const { style, digits } = header.numbers;
  return formatAmount(toMinorUnits(decimal, digits) ?? Number.NaN, digits, style).replace(/\s/g, '');
}
