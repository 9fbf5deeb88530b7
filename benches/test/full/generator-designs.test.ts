import type { AccountTruth, FontSet, Sheet } from '@tieout/corpus';
import { LOCALES, makeMeasure } from '@tieout/corpus';
import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../../src/generator/families.ts';
import { drawDocument } from '../../src/generator/generate-document.ts';

const measure = makeMeasure();

describe('every design of the statement generator', () => {
  it.each(FAMILIES.map((family) => family.id))('prints a truth that ties out: %s', (family) => {
    for (let seed = 0; seed < 6; seed++) {
      const { accounts, family: drawn } = drawDocument({ seed: `ties ${seed}`, family }, measure);
      for (const account of accounts) expect(gap(account, drawn.kind)).toBe(0);
    }
  });

  it.each(FAMILIES.map((family) => family.id))('lets no two texts run into each other: %s', (family) => {
    for (const { id: locale } of LOCALES.filter((_, at) => at % 5 === 0)) {
      const { paper } = drawDocument({ seed: 'apart', family, locale }, measure);
      for (const sheet of paper.sheets) expect(collisions(sheet, paper.fontSet), locale).toEqual([]);
    }
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
