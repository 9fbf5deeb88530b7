import { describe, expect, it } from 'vitest';
import { makeDocument, makeMeasure, parseLayout } from '../src/index.ts';

const measure = makeMeasure();
const HEADER = `country: GB
language: en
kind: bank
currency: GBP
numbers: 1,234.56
dates: dd/MM/yyyy
classes: 1
batch: test
author: test
note: A layout of the tests.
`;
const ROWS = `@rows
@row
{date      } {text                    } {   amount}`;

describe('the parser of layouts', () => {
  it('names line, column and the placeholder that was meant', () => {
    expect(() => parseLayout('x', `${HEADER}@block\n  {openin}\n${ROWS}`)).toThrow(
      'x.layout:12:3: {openin} is no placeholder: did you mean {opening}?',
    );
  });

  it('names the key that is missing', () => {
    expect(() => parseLayout('x', `${HEADER.replace('note', '# note')}${ROWS}`)).toThrow(
      '"note: …" is missing',
    );
  });

  it('refuses what belongs to a transaction outside of a row', () => {
    expect(() => parseLayout('x', `${HEADER}@block\n{balance}\n${ROWS}`)).toThrow(
      'x.layout:12:1: {balance} belongs to one',
    );
  });

  it('refuses an unknown block and a brace nobody closes', () => {
    expect(() => parseLayout('x', `${HEADER}@blok\nA\n${ROWS}`)).toThrow('did you mean @block?');
    expect(() => parseLayout('x', `${HEADER}@block\nA {opening\n${ROWS}`)).toThrow(
      'x.layout:12:3: nothing closes this {',
    );
  });

  it('refuses rows without a date', () => {
    expect(() => parseLayout('x', `${HEADER}@rows\n@row\n{text  }  {  amount}`)).toThrow('prints no {date}');
  });
});

describe('the truth of a layout', () => {
  it('holds no balance the paper does not print', async () => {
    const { truth } = await makeDocument(
      parseLayout('x', HEADER + ROWS),
      { seed: '1', variant: 'usual' },
      measure,
    );
    const [account] = truth.accounts;
    expect(account).toMatchObject({ number: null, opening: null, closing: null });
    expect(account?.transactions.every(({ balance }) => balance === null)).toBe(true);
  });

  it('holds what is owed as positive on a card, and below zero on a loan', async () => {
    const balanceOf = async (kind: string) => {
      const art = `${HEADER.replace('kind: bank', `kind: ${kind}`)}@block\n{opening}\n${ROWS}`;
      const { truth } = await makeDocument(parseLayout('x', art), { seed: '1', variant: 'usual' }, measure);
      return [truth.kind, Number(truth.accounts[0]?.opening)] as const;
    };
    const [card, owed] = await balanceOf('card');
    const [loan, held] = await balanceOf('loan');
    expect([card, loan]).toEqual(['credit_card_statement', 'bank_statement']);
    expect(owed).toBeGreaterThan(0);
    expect(held).toBe(-owed);
  });

  it('holds the balances that are printed', async () => {
    const art = `${HEADER}@block\n{opening}  {closing}\n${ROWS}  {   balance}`;
    const { truth } = await makeDocument(parseLayout('x', art), { seed: '1', variant: 'one' }, measure);
    const [account] = truth.accounts;
    expect(account?.transactions).toHaveLength(1);
    expect(account?.transactions[0]?.balance).toBe(account?.closing);
  });

  it('holds no value date that stands one space before a reference as text', async () => {
    const { truth } = await makeDocument(
      parseLayout(
        'x',
        `${HEADER}@rows\n@row\n{date      } {value date} {reference}  {text                    } {   amount}`,
      ),
      { seed: '1', variant: 'usual' },
      measure,
    );
    const descriptions = truth.accounts.flatMap(({ transactions }) =>
      transactions.map((row) => row.description),
    );
    expect(descriptions.filter((text) => /\d\d\/\d\d\/\d{4} \d/.test(text))).toEqual([]);
    expect(descriptions.every((text) => /^\d+ /.test(text))).toBe(true);
  });
  it('accepts a description without the number that has a column of its own, and with its type', async () => {
    const { truth } = await makeDocument(
      parseLayout(
        'x',
        `${HEADER}@rows\n@row\n{date      } {type    }  {reference}  {text                    } {   amount}`,
      ),
      { seed: '1', variant: 'usual' },
      measure,
    );
    const [first] = truth.accounts[0]?.transactions ?? [];
    const [whole, text, typed] = [first?.description ?? '', ...(first?.description_alt ?? [])];
    expect(whole.replace(/ \d{8} /, ' ')).toBe(typed);
    expect(typed?.endsWith(` ${text}`)).toBe(true);
  });

  it('throws where a transaction is printed nowhere', async () => {
    const layout = parseLayout('x', HEADER + ROWS.replace('@rows', '@rows only=in'));
    await expect(makeDocument(layout, { seed: '1', variant: 'long' }, measure)).rejects.toThrow(
      'printed nowhere',
    );
  });
});
