import { parseXmlText } from '../cells/xml-text.ts';
import { addTotals, NO_TOTALS, type Totals, totalsOf } from '../source/totals.ts';
import { readMinor } from '../tables/read-table.ts';

const TAG = /<(\/?)([A-Z0-9.]+)>([^<\r\n]*)/y;
const IDENTIFIER = /^\d{8}[0-9a-f]{20}$/;
const STATEMENT_TAGS = ['CURDEF', 'ACCTID', 'DTSTART', 'DTEND'];

type OfxState = {
  readonly form: OfxForm;
  readonly digits: number;
  readonly open: string[];
  readonly ids: Set<bigint>;
  readonly seen: Set<string>;
  /** The values of the aggregate that was opened last. */
  values: Map<string, string>;
  totals: Totals;
};

/** OFX 1 has no end tag after a value, OFX 2 always one. */
export type OfxForm = 'sgml' | 'xml';

/**
 * Reads the body of an OFX file strictly (aggregates nested, each row with a type, date, amount, name and an FITID of its own) and sums it.
 * `bodies` are chunks of text from the OFX tag on. Throws on anything else.
 */
export function readOfx(bodies: Iterable<string>, form: OfxForm, digits: number): Totals {
  const state: OfxState = {
    form,
    digits,
    open: [],
    ids: new Set(),
    seen: new Set(),
    values: new Map(),
    totals: NO_TOTALS,
  };
  let rest = '';
  for (const body of bodies) {
    const text = rest + body;
    const end = text.lastIndexOf('\n') + 1;
    readTags(text.slice(0, end), state);
    rest = text.slice(end);
  }
  readTags(rest, state);
  if (state.open.length > 0) throw new Error(`OFX ends inside ${state.open.at(-1)}`);
  for (const tag of STATEMENT_TAGS) if (!state.seen.has(tag)) throw new Error(`OFX without ${tag}`);
  return state.totals;
}

function readTags(text: string, state: OfxState): void {
  let at = 0;
  while (at < text.length) {
    const character = text.charAt(at);
    if (character === '\r' || character === '\n') {
      at++;
      continue;
    }
    TAG.lastIndex = at;
    const match = TAG.exec(text);
    if (match === null) throw new Error('OFX with text outside its tags');
    at = TAG.lastIndex;
    const [, slash, tag = '', value = ''] = match;
    if (slash === '/') closeTag(tag, value, state);
    else openTag(tag, value, state);
  }
}

function openTag(tag: string, value: string, state: OfxState): void {
  if (value === '') {
    state.open.push(tag);
    state.values = new Map();
    return;
  }
  if (state.form === 'xml') state.open.push(tag);
  if (state.values.has(tag)) throw new Error(`OFX with two ${tag}`);
  state.values.set(tag, parseXmlText(value));
  state.seen.add(tag);
}

function closeTag(tag: string, value: string, state: OfxState): void {
  const last = state.open.pop();
  if (last !== tag || value !== '') throw new Error(`OFX closes ${tag} inside ${last}`);
  if (tag === 'STMTTRN') state.totals = addTotals(state.totals, totalsOf(readRow(state)));
}

/** The signed amount of a row in minor units. */
function readRow({ values: row, ids, digits }: OfxState): number {
  const id = row.get('FITID') ?? '';
  if (!IDENTIFIER.test(id)) throw new Error('OFX row without an FITID');
  const digest = BigInt(`0x${id}`);
  if (ids.has(digest)) throw new Error('OFX row with the FITID of another');
  ids.add(digest);
  if (!/^\d{14}(?:\.000)?\[0:GMT\]$/.test(row.get('DTPOSTED') ?? ''))
    throw new Error('OFX row without a date');
  if ((row.get('NAME') ?? '').length > 32) throw new Error('OFX name longer than 32');
  if (!row.has('NAME') || !row.has('TRNTYPE')) throw new Error('OFX row without a name or type');
  return readMinor(row.get('TRNAMT') ?? '', digits);
}
