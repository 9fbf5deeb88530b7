import { generateStatement, makeMeasure, type StatementOrder } from '@tieout/benches';
import { isStatement, type StatementReading } from '@tieout/records';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../src/document/read-document.ts';
import { readWords } from '../src/file/read-words.ts';
import type { Page, Word } from '../src/read/page.ts';
import { say, table } from './draw-pdf.ts';
import { readFromPixels } from './read-from-pixels.ts';

let paper: readonly Page[] = [];

beforeAll(async () => {
  const order: StatementOrder = {
    ...{ seed: 'ocr', layout: 'us-bank-labels-under-figures', producer: 'pdfkit', isPlain: true },
    variant: 'usual',
  };
  const { pdf } = await generateStatement(order, makeMeasure());
  const words = await readWords(pdf, {});
  if ('outcome' in words) throw new Error(words.message);
  paper = words.pages;
});

function read(pages: readonly Page[]): StatementReading {
  const { extraction } = readDocument(pages);
  if (!isStatement(extraction)) throw new Error('not read as a statement');
  return extraction;
}

/** The paper with words read otherwise, as a recogniser might: what it says by what was read and what else it may say. */
function misread(changes: ReadonlyMap<Word, Pick<Word, 'text' | 'alternatives'>>): Page[] {
  return paper.map((page) => ({
    ...page,
    words: page.words.map((word) => ({ ...word, confidence: 0.9, ...changes.get(word) })),
  }));
}

/** The words of row `index` that are amounts, from left to right: the movement, then the balance. */
function figuresOfRow(index: number): Word[] {
  const row = read(paper).accounts[0]?.transactions[index];
  const [, top = 0, , bottom = 0] = row?.source.box ?? [];
  return paper
    .flatMap((page) => (page.number === row?.source.page ? page.words : []))
    .filter((word) => word.top >= top - 0.2 && word.bottom <= bottom + 0.2 && /\d\.\d\d\D?$/.test(word.text))
    .sort((a, b) => a.left - b.left);
}

/** The word with its last figure another, by `step`. */
function withOtherCent({ text }: Word, step: number): string {
  return text.replace(/\d(?=\D*$)/, (figure) => String((Number(figure) + step) % 10));
}

describe('a misread figure of a scanned statement', () => {
  it('is replaced by the only alternative with which the checks pass, and the row says so', () => {
    const [amount] = figuresOfRow(3);
    if (amount === undefined) throw new Error('no amount on the row');
    const wrong = withOtherCent(amount, 3);
    const alternatives = [withOtherCent(amount, 5), amount.text];
    const { accounts, findings } = read(misread(new Map([[amount, { text: wrong, alternatives }]])));
    expect(accounts[0]?.verdict).toBe('proven');
    expect(accounts[0]?.transactions.map((row) => row.amount)).toEqual(
      read(paper).accounts[0]?.transactions.map((row) => row.amount),
    );
    expect(accounts[0]?.transactions[3]?.repaired).toEqual([{ read: wrong, taken: amount.text }]);
    expect(findings).toContainEqual(
      expect.objectContaining({ code: 'repaired', severity: 'warning', row: 3 }),
    );
  });

  it('is joined with a digit that a gap split off, if the checks then pass, and the row says so', () => {
    const amount = [1, 2, 3, 4, 5].flatMap(figuresOfRow).find(({ text }) => /^-?\d\d\.\d\d$/.test(text));
    if (amount === undefined) throw new Error('no amount of two digits on the rows');
    const behind = amount.text.slice(-4);
    const split = paper.map((page) => ({
      ...page,
      words: page.words.flatMap((word) => {
        const own = { ...word, confidence: 0.9 };
        if (word !== amount) return [own];
        const right = amount.left - (amount.bottom - amount.top) * 0.8;
        return [
          { ...own, text: amount.text.slice(0, -4), left: right - 4, right },
          { ...own, text: behind },
        ];
      }),
    }));
    const account = read(split).accounts[0];
    const repaired = account?.transactions.flatMap((row) => row.repaired ?? []);
    expect(account?.verdict).toBe('proven');
    expect(repaired).toEqual([{ read: `${amount.text.slice(0, -4)} ${behind}`, taken: amount.text }]);
  });

  it('is repaired among many if running balances identify each, and none is if one cannot be', () => {
    const rows = [1, 3, 5, 7, 9, 11, 13].flatMap((row) => figuresOfRow(row)[0] ?? []);
    const changes = rows.map(
      (word, at) => [word, { text: withOtherCent(word, at + 1), alternatives: [word.text] }] as const,
    );
    const repairs = (changed: readonly (readonly [Word, Pick<Word, 'text' | 'alternatives'>])[]) =>
      read(misread(new Map(changed))).accounts[0]?.transactions.flatMap((row) => row.repaired ?? []);
    expect(repairs(changes)).toHaveLength(7);
    const hopeless = changes.map(
      ([word, said], at) => [word, at === 3 ? { ...said, alternatives: [] } : said] as const,
    );
    expect(repairs(hopeless)).toEqual([]);
  });

  it('is repaired along with another one, each by itself', () => {
    const [amount] = figuresOfRow(1);
    const [, balance] = figuresOfRow(5);
    if (amount === undefined || balance === undefined) throw new Error('no figures on the rows');
    const changes = new Map(
      [amount, balance].map((word) => [word, { text: withOtherCent(word, 4), alternatives: [word.text] }]),
    );
    const { accounts } = read(misread(changes));
    expect(accounts[0]?.verdict).toBe('proven');
    expect(accounts[0]?.transactions.flatMap((row) => row.repaired ?? [])).toHaveLength(2);
  });

  it('is left as read, and not proven, if alternatives of two words would fit', () => {
    const [amount, balance] = figuresOfRow(3);
    const [, , later] = [amount, balance, figuresOfRow(4)[0]];
    if (amount === undefined || later === undefined) throw new Error('no amounts on the rows');
    const withoutBalance = misread(
      new Map([
        [amount, { text: withOtherCent(amount, 3), alternatives: [amount.text] }],
        [later, { text: later.text, alternatives: [withOtherCent(later, 7), withOtherCent(later, 3)] }],
      ]),
    ).map((page) => ({ ...page, words: page.words.filter((word) => word.text !== balance?.text) }));
    const { accounts } = read(withoutBalance);
    expect(accounts[0]?.verdict).toBe('contradicted');
    expect(accounts[0]?.transactions.some((row) => row.repaired !== undefined)).toBe(false);
  });

  it('gets its minus back along with others, if exactly one set of them ties out', async () => {
    const rows = [
      ['01/03/2025', 'HARBOUR BOOKS', '-30.00'],
      ['02/03/2025', 'CORNER SHOP', '-20.07'],
      ['03/03/2025', 'CITY CINEMA', '-7.16'],
      ['04/03/2025', 'SALARY', '500.00'],
      ['05/03/2025', 'TRAIN TICKET', '-41.50'],
      ['06/03/2025', 'RENT', '-350.00'],
      ['07/03/2025', 'PHARMACY', '-11.29'],
      ['08/03/2025', 'BAKERY', '-3.85'],
    ];
    const lines = (closing: string) => [
      say('Example Bank account statement'),
      say('Statement period: 01/03/2025 to 31/03/2025'),
      say('Opening balance 100.00'),
      ...table('50 120 540>', [['Date', 'Description', 'Amount'], ...rows]),
      say(`Closing balance ${closing}`),
    ];
    const lost = ({ text }: Word) =>
      ['-20.07', '-7.16'].includes(text) ? { text: text.slice(1), alternatives: [text] } : {};
    const [repaired] = (await readFromPixels(lines('136.13'), lost)).accounts;
    expect(repaired?.verdict).toBe('proven');
    expect(repaired?.transactions.flatMap((row) => row.repaired ?? [])).toHaveLength(2);
    const [unclear] = (
      await readFromPixels(lines('136.13'), (word) =>
        word.text === '500.00' ? { alternatives: ['-500.00'] } : { ...lost(word), alternatives: [] },
      )
    ).accounts;
    expect(unclear?.verdict).toBe('contradicted');
  });

  it('is left as read if the OCR has no alternative', () => {
    const [amount] = figuresOfRow(3);
    if (amount === undefined) throw new Error('no amount on the row');
    const { accounts } = read(misread(new Map([[amount, { text: withOtherCent(amount, 3) }]])));
    expect(accounts[0]?.verdict).toBe('contradicted');
  });
});
