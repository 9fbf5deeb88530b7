import type { z } from 'zod';
import { blocksOf } from './blocks-of.ts';
import { type HeaderValues, headerSchema } from './header.ts';
import type { Block, Condition, EdgeBlock, Layout, Period, Place, Rows, Step } from './layout.ts';
import { LayoutError, nearest } from './layout-error.ts';
import { parseArtLine, reachOf } from './parse-art-line.ts';
import { parseBlockOptions } from './parse-options.ts';
import { KINDS, type Scope } from './placeholders.ts';

/** A line such as `@block` and what stands below it. */
export type Marker = {
  readonly name: string;
  readonly words: readonly string[];
  readonly place: Place;
  readonly lines: readonly string[];
};

const ROOT_BLOCKS = [
  'top',
  'bottom',
  'block',
  'sidebar',
  'accounts',
  'account',
  'end',
  'sheet',
  'rows',
  'days',
  'texts',
];
const ROW_BLOCKS = ['heading', 'first', 'row', 'over', 'under', 'carried', 'brought', 'last', 'none'];
const PERIODS: readonly Period[] = ['day', 'month', 'type'];
const EDGES = ['first', 'next', 'last'] as const;

/** Parses the text of a layout file. Throws a LayoutError that names line and column and says what to do. */
export function parseLayout(name: string, text: string): Layout {
  const file = `${name}.layout`;
  const lines = text.replace(/\r/g, '').split('\n');
  const start = lines.findIndex((line) => line.startsWith('@'));
  if (start < 0)
    throw new LayoutError(
      file,
      { line: lines.length, column: 1 },
      'there is no block: begin one with a line such as @block',
    );
  const header = parseHeader(file, lines.slice(0, start), headerSchema);
  const markers = markersOf(lines, start);
  const layout = assemble(name, file, header, markers);
  checkWhole(file, layout, markers);
  return layout;
}

/** The `key: value` lines before the first block, by a schema. Throws a LayoutError that says which line must be another. */
export function parseHeader<T extends z.ZodObject>(
  file: string,
  lines: readonly string[],
  schema: T,
): z.infer<T> {
  const values: Record<string, string> = {};
  const places = new Map<string, Place>();
  lines.forEach((text, at) => {
    if (text.trim() === '' || text.startsWith('#')) return;
    const [, key, value] = /^([a-z][a-z ]*?)\s*:\s?(.*)$/.exec(text) ?? [];
    const place = { line: at + 1, column: 1 };
    if (key === undefined || value === undefined)
      throw new LayoutError(file, place, 'before the first block stand lines such as "country: DE"');
    if (places.has(key)) throw new LayoutError(file, place, `"${key}" is said twice: keep one`);
    places.set(key, { line: at + 1, column: text.indexOf(':') + 2 });
    values[key] = value.trim();
  });
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    const key = issue.keys[0] ?? '';
    const alike = nearest(key, Object.keys(schema.shape));
    const place = { line: places.get(key)?.line ?? 1, column: 1 };
    throw new LayoutError(
      file,
      place,
      `"${key}" is no key of a layout${alike === null ? '' : `: did you mean "${alike}"?`}`,
    );
  }
  const key = String(issue?.path[0] ?? '');
  const place = places.get(key);
  if (place === undefined)
    throw new LayoutError(
      file,
      { line: 1, column: 1 },
      `the line "${key}: …" is missing: add it before the first block`,
    );
  throw new LayoutError(file, place, `"${key}" must ${issue?.message ?? 'be another value'}`);
}

/** The blocks of a file: a line that begins with @ and a letter opens a block; blank lines at the end of a block do not count. */
export function markersOf(lines: readonly string[], start: number): Marker[] {
  const markers: { name: string; words: string[]; place: Place; lines: string[] }[] = [];
  lines.slice(start).forEach((text, at) => {
    const [, name, rest = ''] = /^@([a-z]+)\b(.*)$/.exec(text) ?? [];
    if (name === undefined) {
      markers.at(-1)?.lines.push(text);
      return;
    }
    const words = rest.split(/\s+/).filter((word) => word !== '');
    markers.push({ name, words, place: { line: start + at + 1, column: 1 }, lines: [] });
  });
  return markers.map((marker) => ({ ...marker, lines: withoutTail(marker.lines) }));
}

function withoutTail(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return lines.slice(0, last + 1);
}

function assemble(name: string, file: string, header: HeaderValues, markers: readonly Marker[]): Layout {
  const tops: EdgeBlock[] = [];
  const bottoms: EdgeBlock[] = [];
  const steps: Record<'before' | 'account' | 'after', Step[]> = { before: [], account: [], after: [] };
  const texts = new Map<string, string>();
  let part: 'before' | 'account' | 'after' = 'before';
  let at = 0;
  const blockOf = (marker: Marker, scopes: readonly Scope[] = [], words = marker.words): Block => ({
    art: marker.lines.map((line, index) =>
      parseArtLine(line, {
        file,
        line: marker.place.line + 1 + index,
        columns: header.columns ?? MOST_COLUMNS,
        scopes: new Set<Scope>(['anywhere', ...scopes]),
      }),
    ),
    options: parseBlockOptions(words, file, marker.place),
    place: marker.place,
  });
  while (at < markers.length) {
    const marker = markers[at];
    if (marker === undefined) break;
    at++;
    const complain = (advice: string): never => {
      throw new LayoutError(file, marker.place, advice);
    };
    const isOf = <T extends string>(known: readonly T[]) => known.find((word) => word === marker.words[0]);
    switch (marker.name) {
      case 'top':
      case 'bottom': {
        const on = isOf(EDGES);
        if (on === 'last' && marker.name === 'top') complain('a top cannot be for the last sheet only');
        const block = blockOf(marker, [], on === undefined ? marker.words : marker.words.slice(1));
        (marker.name === 'top' ? tops : bottoms).push({ on: on ?? 'every', block });
        break;
      }
      case 'block':
      case 'sidebar':
      case 'accounts':
        steps[part].push({ what: marker.name, block: blockOf(marker) });
        break;
      case 'sheet':
        steps[part].push({ what: 'sheet', condition: conditionOf(file, marker) });
        break;
      case 'account':
        if (part !== 'before') complain('@account opens once: it is printed for every account by itself');
        part = 'account';
        break;
      case 'end':
        if (part !== 'account') complain('@end closes @account, which is not open');
        part = 'after';
        break;
      case 'texts':
        for (const [key, value] of textsOf(file, marker)) texts.set(key, value);
        break;
      case 'rows':
      case 'days': {
        const own: Marker[] = [];
        while (ROW_BLOCKS.includes(markers[at]?.name ?? '')) own.push(markers[at++] as Marker);
        steps[part].push(rowsOf(file, marker, own, blockOf));
        break;
      }
      default:
        if (ROW_BLOCKS.includes(marker.name)) complain(`@${marker.name} belongs under @rows or @days`);
        complain(unknownBlock(marker.name));
    }
    if (['rows', 'days', 'account', 'end', 'sheet'].includes(marker.name) && marker.lines.length > 0)
      throw new LayoutError(
        file,
        { line: marker.place.line + 1, column: 1 },
        `no art stands directly under @${marker.name}: open a block such as ${marker.name === 'rows' || marker.name === 'days' ? '@row' : '@block'} for it`,
      );
  }
  const isWhole = part === 'before';
  const blocks = [
    ...[...tops, ...bottoms].map(({ block }) => block),
    ...Object.values(steps).flat().flatMap(blocksOf),
  ];
  return {
    ...{ name, header, tops, bottoms, texts },
    columns: header.columns ?? Math.max(FEWEST_COLUMNS, ...blocks.map(widthOf)),
    before: isWhole ? [] : steps.before,
    account: isWhole ? steps.before : steps.account,
    after: steps.after,
  };
}

/** Cells of a sheet whose layout does not say: as many as its widest line needs, but no fewer than this. */
export const FEWEST_COLUMNS = 80;
export const MOST_COLUMNS = 240;

/** The cells that the widest line of a block needs. */
export function widthOf({ art }: Block): number {
  return Math.max(0, ...art.flatMap(({ pieces }) => pieces.map(reachOf)));
}

function unknownBlock(name: string): string {
  const alike = nearest(name, [...ROOT_BLOCKS, ...ROW_BLOCKS]);
  return `@${name} is no block${alike === null ? `; there are ${ROOT_BLOCKS.join(', ')}` : `: did you mean @${alike}?`}; write \\@ to print an @ at the start of a line`;
}

function conditionOf(file: string, marker: Marker): Condition | null {
  return parseBlockOptions(marker.words, file, marker.place).condition;
}

function textsOf(file: string, marker: Marker): [string, string][] {
  return marker.lines.flatMap((line, at): [string, string][] => {
    if (line.trim() === '') return [];
    const [, key, value] = /^([a-zA-Z]+)\s*:\s*(.+)$/.exec(line) ?? [];
    const place = { line: marker.place.line + 1 + at, column: 1 };
    if (key === undefined || value === undefined || !TEXT_KEYS.includes(key))
      throw new LayoutError(
        file,
        place,
        `a line of @texts begins with one of ${TEXT_KEYS.join(', ')} and a colon`,
      );
    return [[key, value.trim()]];
  });
}

/** What a layout may bring of its own: texts by kind of transaction, separated by |, their lines by /; and lists of names. */
const TEXT_KEYS: readonly string[] = [
  ...[
    'salary',
    'transferIn',
    'refund',
    'interest',
    'card',
    'directDebit',
    'transferOut',
    'cash',
    'fee',
    'check',
  ],
  ...['merchants', 'people', 'employers', 'cities', 'address'],
];

type MakeBlock = (marker: Marker, scopes?: readonly Scope[], words?: readonly string[]) => Block;

function rowsOf(file: string, marker: Marker, own: readonly Marker[], blockOf: MakeBlock): Rows {
  const one = (name: string, scopes: readonly Scope[] = []): Block | null => {
    const [found, second] = own.filter((candidate) => candidate.name === name);
    if (second !== undefined) throw new LayoutError(file, second.place, `@${name} is here twice: keep one`);
    return found === undefined ? null : blockOf(found, scopes);
  };
  const grouped = (name: 'over' | 'under'): Rows['over'] => {
    const found = own.find((candidate) => candidate.name === name);
    if (found === undefined) return null;
    const period = PERIODS.find((known) => known === found.words[0]);
    if (period === undefined)
      throw new LayoutError(file, found.place, `say of what: @${name} day, @${name} month or @${name} type`);
    return { period, block: blockOf(found, ['group'], found.words.slice(1)) };
  };
  const rows = own.filter(({ name }) => name === 'row').map((row) => blockOf(row, ['row']));
  if (rows.length === 0)
    throw new LayoutError(
      file,
      marker.place,
      `there is no @row under @${marker.name}: add one that shows a single line`,
    );
  const [over, under] = [grouped('over'), grouped('under')];
  if (over !== null && under !== null && over.period !== under.period)
    throw new LayoutError(
      file,
      marker.place,
      '@over and @under must be of the same: both day, both month or both type',
    );
  return {
    what: 'rows',
    lists: marker.name === 'days' ? 'days' : 'transactions',
    options: parseBlockOptions(marker.words, file, marker.place),
    place: marker.place,
    heading: one('heading'),
    first: one('first'),
    rows,
    over,
    under,
    carried: one('carried', ['row']),
    brought: one('brought', ['row']),
    last: one('last'),
    none: one('none'),
  };
}

/** What no single line shows: accounts without a section, rows without date or amount. */
function checkWhole(file: string, layout: Layout, markers: readonly Marker[]): void {
  const account = markers.find(({ name }) => name === 'account');
  const end = markers.find(({ name }) => name === 'end');
  if (account !== undefined && end === undefined)
    throw new LayoutError(
      file,
      account.place,
      'nothing closes @account: add @end behind what is printed for each account',
    );
  if (layout.header.accounts > 1 && account === undefined)
    throw new LayoutError(
      file,
      { line: 1, column: 1 },
      `there are ${layout.header.accounts} accounts: put @account and @end around what is printed for each`,
    );
  const usual = layout.header.kind === 'bank' ? null : CARD_KINDS;
  const kinds = layout.header.kinds?.flatMap((name) => KINDS[name] ?? []) ?? ['card'];
  if (!kinds.some((kind) => kind !== 'check' && (usual?.includes(kind) ?? true)))
    throw new LayoutError(
      file,
      { line: 1, column: 1 },
      `"kinds" leaves nothing to draw: name ${(usual ?? ['card', 'transfer']).join(', ')} or others too`,
    );
  const lists = layout.account.filter((step) => step.what === 'rows');
  if (!lists.some(({ lists, options }) => lists === 'transactions' && !options.isAgain))
    throw new LayoutError(
      file,
      markers[0]?.place ?? { line: 1, column: 1 },
      'no @rows prints the transactions: add one',
    );
  for (const list of lists) {
    if (list.lists === 'days') continue;
    for (const row of list.rows) {
      const printed = new Set(namesOf(row));
      const groups = [list.over, list.under].flatMap((group) => (group === null ? [] : namesOf(group.block)));
      if (!DATES.some((name) => printed.has(name)) && !groups.includes('group date'))
        throw new LayoutError(
          file,
          row.place,
          'this row prints no {date}, and no @over day {group date} does: add one',
        );
      if (!AMOUNTS.some((name) => printed.has(name)))
        throw new LayoutError(
          file,
          row.place,
          `this row prints no amount: add one of {${AMOUNTS.join('}, {')}}`,
        );
    }
  }
}

/** What cards have; checks alone are never drawn. */
const CARD_KINDS: readonly string[] = ['card', 'refund', 'transferIn', 'fee'];
const DATES = ['date', 'date once'];
const AMOUNTS = ['amount', 'charged', 'figure', 'in', 'out'];

/** Names of all placeholders of a block. */
export function namesOf(block: Block): string[] {
  return block.art.flatMap((line) =>
    line.pieces.flatMap((piece) =>
      piece.what === 'run'
        ? piece.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name]))
        : [],
    ),
  );
}
