import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hintsOf, LayoutError, makeDocument, makeMeasure, parseLayout } from '../src/index.ts';

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
const block = (line: string) => `${HEADER}@block\n${line}\n${ROWS}`;
const header = (from: string | RegExp, to: string) => HEADER.replace(from, to) + ROWS;
const more = (line: string) => `${HEADER}${line}\n${ROWS}`;

/** What a person writes, and the line, column and advice the message names. */
const MISTAKES: readonly (readonly [mistake: string, text: string, place: string, advice: string])[] = [
  ['no block', HEADER, '11:1', 'begin one with a line such as @block'],
  ['words before the first block', more('Hello'), '11:1', 'lines such as "country: DE"'],
  ['a key twice', more('kind: card'), '11:1', '"kind" is said twice: keep one'],
  ['an unknown key', more('colums: 90'), '11:1', 'did you mean "columns"?'],
  ['a missing key', header(/note: .*\n/, ''), '1:1', 'the line "note: …" is missing'],
  ['a country by name', header('GB', 'Britain'), '1:9', 'a country of two capital letters, such as DE'],
  ['a language by name', header('en', 'English'), '2:10', 'a language of two small letters'],
  ['an unknown kind of layout', header('bank', 'mortgage'), '3:6', 'be one of bank, card, loan'],
  ['a currency by its sign', header('GBP', '£'), '4:10', 'codes of three capital letters'],
  ['another number', header('1,234.56', '99.00'), '5:9', 'write the number 1234.56 as the paper would'],
  ['a pattern of another program', header('dd/MM/yyyy', 'DD/MM/YYYY'), '6:7', 'a pattern of yyyy yy'],
  ['a class that is none', header('classes: 1', 'classes: 19'), '7:9', 'be numbers from 1 to 18'],
  [
    'a batch that is no file name',
    header('batch: test', 'batch: My batch'),
    '8:7',
    'small letters and digits',
  ],
  ['a sign without its figure', more('negative: minus'), '11:10', 'hold exactly one 1'],
  ['rows that are no range', more('rows: 12'), '11:6', 'be a range such as 8-20'],
  ['an unknown document', more('documents: usual two'), '11:11', 'be one of usual, again, one'],
  ['unknown kinds', more('kinds: card pizza'), '11:7', 'be some of in out card'],
  [
    'kinds a card never has',
    more('kinds: cash').replace('bank', 'card'),
    '1:1',
    '"kinds" leaves nothing to draw',
  ],
  ['types without a name', more('types: card'), '11:7', 'entries such as card=Purchases'],
  ['eleven months', more('months: a/b/c/d/e/f/g/h/i/j/k'), '11:8', 'be 12 names separated by /'],
  ['one mark', more('marks: S'), '11:7', 'be two words'],
  ['accounts without a section', more('accounts: 2'), '1:1', 'put @account and @end around'],
  ['an unknown block', more('@blok'), '11:1', '@blok is no block: did you mean @block?'],
  ['a top of the last sheet', more('@top last'), '11:1', 'a top cannot be for the last sheet only'],
  ['an account opened twice', more('@account\n@account'), '12:1', '@account opens once'],
  ['an account never closed', more('@account'), '11:1', 'nothing closes @account'],
  ['an end of nothing', more('@end'), '11:1', '@end closes @account, which is not open'],
  ['a row outside of rows', more('@block\nA\n@row'), '13:1', '@row belongs under @rows or @days'],
  ['art directly under rows', `${HEADER}@rows\nA`, '11:1', 'there is no @row under @rows'],
  ['art before the heading', HEADER + ROWS.replace('@rows', '@rows\nA'), '12:1', 'open a block such as @row'],
  ['rows without a row', `${HEADER}@rows\n@heading\nDate`, '11:1', 'there is no @row under @rows'],
  ['two headings', `${HEADER}${ROWS}\n@heading\nA\n@heading\nB`, '16:1', '@heading is here twice'],
  ['a group of nothing', `${HEADER}${ROWS}\n@over\nA`, '14:1', 'say of what: @over day'],
  ['groups of two kinds', `${HEADER}${ROWS}\n@over day\nA\n@under month\nB`, '11:1', 'must be of the same'],
  ['no list', `${HEADER}@block\nA`, '11:1', 'no @rows prints the transactions'],
  ['rows without a date', `${HEADER}@rows\n@row\n{text  }  {  amount}`, '12:1', 'this row prints no {date}'],
  ['rows without an amount', `${HEADER}@rows\n@row\n{date  }  {text  }`, '12:1', 'this row prints no amount'],
  ['an unknown line of texts', more('@texts\nshop: A'), '12:1', 'a line of @texts begins with one of salary'],
  [
    'an unknown placeholder',
    block('  {openin}'),
    '12:3',
    '{openin} is no placeholder: did you mean {opening}?',
  ],
  ['a transaction outside of rows', block('{balance}'), '12:1', 'use it under @row'],
  ['a group outside of groups', block('{group}'), '12:1', 'use it under @over or @under'],
  ['a brace nobody closes', block('A {opening'), '12:3', 'nothing closes this {: put a } behind it'],
  ['a bracket nobody closes', block('[ A'), '12:1', 'nothing closes this [: put a ] behind it'],
  ['a brace nobody opens', block('A }'), '12:3', 'write \\} to print one'],
  ['bold inside brackets', block('[  *A*]'), '12:4', 'put the * around the brackets'],
  ['an argument too many', block('{opening:x}'), '12:1', '{opening} takes nothing behind a colon'],
  ['a total of no kind', block('{total}'), '12:1', '{total:KIND} needs a kind: in, out, card'],
  ['a figure without a name', block('{money}'), '12:1', '{money:NAME} needs a name of your own'],
  ['digits without a number', block('{digits:many}'), '12:1', 'needs a number of digits'],
  ['a pattern in capitals', block('{start:DD/MM}'), '12:1', 'needs a pattern of dates such as {start:dd/MM}'],
  ['art too wide', more(`columns: 40\n@block\n${' '.repeat(40)}A`), '13:41', 'raise "columns"'],
  ['an unknown look', block('A  ::blod'), '12:2', '"blod" is no option here: did you mean bold?'],
  ['an unknown option', more('@block gab=4'), '11:1', '"gab=4" is no option here: did you mean gap=4?'],
];

describe('a mistake in a layout is named with line, column and what to do', () => {
  it.each(MISTAKES)('%s', (_, text, place, advice) => {
    expect(() => parseLayout('x', text)).toThrow(LayoutError);
    expect(() => parseLayout('x', text)).toThrow(`x.layout:${place}: `);
    expect(() => parseLayout('x', text)).toThrow(advice);
  });

  const draw = (text: string) =>
    makeDocument(parseLayout('x', text), { seed: '1', variant: 'long' }, makeMeasure());

  it('transactions that are printed nowhere', async () => {
    await expect(draw(HEADER + ROWS.replace('@rows', '@rows only=in'))).rejects.toThrow(
      /x\.layout:11:1: \d+ transactions are printed nowhere, of the kinds .*: let an @rows/,
    );
  });

  it('transactions that are printed twice', async () => {
    await expect(draw(`${HEADER}${ROWS}\n${ROWS}`)).rejects.toThrow(
      'x.layout:11:1: transactions are printed twice: mark the second @rows with "again"',
    );
  });
});

describe('a fault of a drawing is named', () => {
  const faultsOf = async (text: string) =>
    (await makeDocument(parseLayout('x', text), { seed: '1', variant: 'one' }, makeMeasure())).faults;

  it.each([
    ['words on one another', block('{code:40}  {opening}'), 'overlap'],
    ['words off the sheet', block(`{holder}${' '.repeat(90)}{holder} {holder} {holder}`), 'leaves the sheet'],
    ['words through a box', block('+-------+\n|{holder}|\n+-------+'), 'runs through a stroke'],
    ['letters without a glyph', block('नमस्ते'), 'the font has no'],
  ])('%s', async (_, text, fault) => {
    expect((await faultsOf(text)).join('\n')).toContain(fault);
  });
});

describe('a hint names what was hardly meant', () => {
  it.each([
    [
      'figures off their heading',
      `${HEADER}@rows\n@heading\nDate       Text        [ Amount]\n@row\n{date   }  {text    }           {   amount}`,
      'x.layout:15:33: {amount} ends at cell 43, where no heading ends; the next ends at 32',
    ],
    ['a stroke off its box', block('+----+\n| A   |\n+----+'), 'x.layout:13:1: the | at cell 6'],
    ['a language without words', header('language: en', 'language: hu'), '"hu" has no words here'],
  ])('%s', (_, text, hint) => {
    expect(hintsOf(parseLayout('x', text)).join('\n')).toContain(hint);
  });
});

describe('the example of the README', () => {
  it('parses and draws without a fault or a hint', async () => {
    const readme = readFileSync(path.resolve(import.meta.dirname, '../README.md'), 'utf8');
    const example = /```\n(country: [\s\S]*?)```/.exec(readme)?.[1] ?? '';
    const layout = parseLayout('example', example);
    expect(hintsOf(layout)).toEqual([]);
    for (const variant of layout.header.documents)
      expect((await makeDocument(layout, { seed: '1', variant }, makeMeasure())).faults).toEqual([]);
  });
});
