import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf, type Reading } from './reading.ts';

/** One line of the committed index: a document and what was made of it, without any of its texts. */
export type IndexLine = {
  readonly name: string;
  /** Short hash of the file's bytes: a drawn document may be drawn otherwise. */
  readonly file: string;
  readonly reading: string;
  /** Outcome or kind, verdict and number of rows of each account or invoice, number of findings by code. */
  readonly outline: string;
};

export type GoldenIndex = {
  /** The engine that read the text documents, and the one that read the scans: see `engineKey`. */
  readonly engines: Readonly<Record<'text' | 'scans', string>>;
  readonly lines: ReadonlyMap<string, IndexLine>;
};

export const INDEX_FILE = path.resolve(import.meta.dirname, '../../golden/index.txt');

export function indexLine(name: string, file: string, reading: Reading): IndexLine {
  return { name, file, reading: hashOf(reading), outline: outlineOf(reading) };
}

/** The index in a file; an empty one where there is none. */
export function readIndex(file: string): GoldenIndex {
  const texts = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const engine = (of: string) =>
    texts.find((text) => text.startsWith(`# ${of} `))?.slice(of.length + 3) ?? 'none';
  const lines = texts.filter((text) => !text.startsWith('#')).map(parseLine);
  return {
    engines: { text: engine('text'), scans: engine('scans') },
    lines: new Map(lines.map((line) => [line.name, line])),
  };
}

/** Lines in the order of their names, so that a change shows as one line of a diff. */
export function writeIndex(file: string, { engines, lines }: GoldenIndex): void {
  const sorted = [...lines.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const texts = [
    '# document, its file, its reading: kind, verdict and rows of each account or invoice, findings. Written by npm run bench:golden -- --accept',
    `# text ${engines.text}`,
    `# scans ${engines.scans}`,
    ...sorted.map((line) => `${line.name}  ${line.file}  ${line.reading}  ${line.outline}`),
  ];
  writeFileSync(file, `${texts.join('\n')}\n`);
}

function parseLine(text: string): IndexLine {
  const [name = '', file = '', reading = '', ...outline] = text.split('  ');
  return { name, file, reading, outline: outline.join('  ') };
}

function outlineOf({ facts, parts, findings }: Reading): string {
  const counts = new Map<string, number>();
  for (const { code } of findings) counts.set(code, (counts.get(code) ?? 0) + 1);
  const codes = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, count]) => `${code} ${count}`);
  const verdicts = parts.map(({ verdict, rows }) => `${verdict} ${rows.length}`);
  return [facts.kind ?? facts.reason ?? facts.outcome, verdicts.join(', '), codes.join(', ')]
    .filter(Boolean)
    .join('  ');
}
