// Stands in for the engine's child where a test needs a document that misbehaves: the bytes say what to do.
import { writeSync } from 'node:fs';
import type { Extraction } from '@tieout/records';
import { endWithParent } from '../../src/platform/extraction/end-with-parent.ts';
import type {
  ExtractionMessage,
  ExtractionRequest,
} from '../../src/platform/extraction/extraction-message.ts';
import { serveOneOwner } from '../../src/platform/extraction/serve-one-owner.ts';

export function start(): void {
  endWithParent();
  serveOneOwner(obey);
}

let documents = 0;

async function obey(
  { bytes, password, maxPages, pages }: ExtractionRequest,
  say: (message: ExtractionMessage) => void,
): Promise<void> {
  const text = Buffer.from(bytes).toString('latin1');
  const isFirst = ++documents === 1;
  if (text.includes('when not the first') && isFirst)
    return say({ kind: 'extracted', extraction: statement([]) });
  if (text.includes('DO crash')) process.exit(7);
  if (text.includes('DO run away')) for (;;) Math.random();
  if (text.includes('DO eat memory')) await eatMemory();
  if (text.includes('DO throw')) return say({ kind: 'threw', stack: 'Error: a bug of the engine' });
  if (text.includes('DO try to write')) return say({ kind: 'extracted', extraction: writeOutcome() });
  if (text.includes('DO lock') && password !== 'right') {
    const reason = password === null ? 'password-required' : 'password-wrong';
    return say({ kind: 'extracted', extraction: unreadable(reason) });
  }
  const nonsense = /DO send ([a-z-]+)/.exec(text)?.[1];
  if (nonsense) sendNonsense(nonsense, say);
  const unread = /DO say ([a-z-]+)/.exec(text)?.[1];
  if (unread) return say({ kind: 'extracted', extraction: unreadable(unread as 'damaged') });
  const pageCount = pages?.length ?? Number(/DO pages (\d+)/.exec(text)?.[1] ?? 1);
  if (pageCount > maxPages) {
    return say({
      kind: 'extracted',
      extraction: { ...unreadable('too-many-pages'), pageCount } as Extraction,
    });
  }
  const pageMs = Number(/DO wait (\d+)/.exec(text)?.[1] ?? 0);
  for (let page = 1; page <= pageCount; page++) {
    await new Promise((resolve) => setTimeout(resolve, pageMs));
    say({ kind: 'progress', pagesDone: page, pageCount });
  }
  const marker = text.includes('DO tell process')
    ? `process ${process.pid}`
    : (/MARKER-\w+/.exec(text)?.[0] ?? 'COFFEE & CO');
  say({
    kind: 'extracted',
    extraction: statement(descriptionsFor(text, marker), /DO month (\d{4}-\d\d)/.exec(text)?.[1]),
  });
}

function descriptionsFor(text: string, marker: string): string[] {
  if (text.includes('DO find nothing')) return [];
  const rowCount = Number(/DO rows (\d+)/.exec(text)?.[1] ?? 2);
  return rowCount === 2
    ? [marker, '=PAYROLL']
    : Array.from({ length: rowCount }, (_, row) => `Row no ${row}`);
}

function statement(descriptions: readonly string[], month = '2025-12'): Extraction {
  const amounts = ['-12.35', '2500.00'];
  return {
    schemaVersion: 2,
    outcome: 'read',
    kind: 'bank_statement',
    language: 'en',
    pageCount: 1,
    findings: [],
    accounts: [
      {
        number: '****1234',
        currency: 'USD',
        period: { start: `${month}-01`, end: `${month}-28` },
        opening: '1000.00',
        closing: descriptions.length === 0 ? '1000.00' : '3487.65',
        verdict: 'proven',
        transactions: descriptions.map((description, index) => ({
          date: `${month}-${10 + (index % 18)}`,
          postDate: null,
          description,
          amount: amounts[index] ?? '1.00',
          balance: ['987.65', '3487.65'][index] ?? null,
          reference: null,
          confidence: 1,
          source: { page: 1, box: [1, 2, 3, 4] },
        })),
        evidence: {
          ...{ decimals: 2, isCard: false, openings: [100_000], balancesAre: 'owed', betweenRows: [] },
          closings: descriptions.length === 0 ? [100_000] : [348_765],
          ...{ opensAboveZero: true, summary: null, otherFigures: [], soleSums: [], charged: [] },
          ...{ areBalancesBelow: false, leavesOutBalances: false, leftOut: [], zeroRows: 0, daily: [] },
          ...{ balances: [], missingPages: null, summaries: [], takesMinusForCredit: false, isSole: true },
          ...{ signs: { checks: '', asRead: null, otherwise: [] }, isUnfinished: false, isTooLarge: false },
          doubts: [],
          frame: { start: null, end: null },
        },
      },
    ],
  };
}

function unreadable(
  reason: 'damaged' | 'password-required' | 'password-wrong' | 'too-many-pages',
): Extraction {
  return {
    schemaVersion: 2,
    outcome: 'unreadable',
    reason,
    message: `The test says ${reason}.`,
    pageCount: 0,
  };
}

function writeOutcome(): Extraction {
  try {
    // biome-ignore lint/security/noGlobalEval: the test asks what hostile code in the child could do
    eval("process.getBuiltinModule('node:fs').writeFileSync('/tmp/tieout-child-wrote', 'x')");
    return statement([]);
  } catch {
    return unreadable('damaged');
  }
}

/** Sends what no honest child sends; the answer that follows all the same must not count. */
function sendNonsense(name: string, say: (message: ExtractionMessage) => void): void {
  const text = JSON.stringify(statement(['COFFEE'])).replace('-12.35', '99999999999999999999.99');
  const messages: Record<string, unknown> = {
    'huge-amount': { kind: 'extracted', extraction: JSON.parse(text) },
    'no-extraction': { kind: 'extracted' },
    'unknown-kind': { kind: 'surprise' },
    'progress-text': { kind: 'progress', pagesDone: 'many', pageCount: 1 },
    'progress-negative': { kind: 'progress', pagesDone: -1, pageCount: 1 },
    'progress-endless': { kind: 'progress', pagesDone: 1, pageCount: 1e300 },
    'stack-object': { kind: 'threw', stack: { toString: 1 } },
    'words-nowhere': { kind: 'recognised', recognised: { page: 1, words: [{ text: 'A', box: [0, 1] }] } },
    'late-loaded': { kind: 'loaded', modules: { places: [], sources: [['a', 'hostile']] } },
    'node-internal': { cmd: 'NODE_HANDLE_ACK' },
  };
  const bytes: Record<string, Buffer> = {
    'no-message': frame(null, ''),
    'drawn-text': frame({ kind: 'drawn' }, 'no PDF'),
    'raw-bytes': Buffer.from('ffffff7f00000000ffffffff', 'hex'),
    'no-json': Buffer.concat([lengths(5, 0), Buffer.from('{"a":')]),
    'endless-frame': lengths(2 ** 31, 0),
    'endless-body': lengths(2, 2 ** 32 - 1),
  };
  const raw = bytes[name];
  if (raw !== undefined) writeSync(3, raw);
  else say(messages[name] as ExtractionMessage);
}

function frame(head: object | null, body: string): Buffer {
  const text = JSON.stringify(head);
  return Buffer.concat([lengths(text.length, body.length), Buffer.from(text + body)]);
}

function lengths(head: number, body: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32LE(head, 0);
  bytes.writeUInt32LE(body, 4);
  return bytes;
}

async function eatMemory(): Promise<never> {
  const eaten: Buffer[] = [];
  for (;;) {
    eaten.push(Buffer.alloc(16 * 1024 ** 2, 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
