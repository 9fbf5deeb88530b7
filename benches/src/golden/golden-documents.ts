import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Scorer } from '../accuracy/load-scorer.ts';
import { documentsOf } from '../accuracy/measure-folder.ts';
import { readTruth } from '../accuracy/truth.ts';
import { DRAWN_SETS } from './draw-sample.ts';

/** One document of the golden run: a file, how it is to be read, and the truth next to it. */
export type GoldenDocument = {
  /** SET/NAME. */
  readonly name: string;
  readonly set: string;
  readonly id: string;
  readonly folder: string;
  readonly pdf: string;
  /** Short hash of its bytes. */
  readonly file: string;
  readonly password: string | null;
  readonly ignoresEmbeddedXml: boolean;
  readonly isScan: boolean;
  /** Altered on paper, so that nothing of it can be proven. */
  readonly isAltered: boolean;
};

type DocumentSet = Pick<GoldenDocument, 'set' | 'folder' | 'ignoresEmbeddedXml'>;

const CORPUS = path.resolve(import.meta.dirname, '../../../../shared/corpus');

/** Electronic invoices are read twice: from the page alone, and from what is embedded in them. */
const CORPUS_SETS: readonly DocumentSet[] = [
  { set: 'statements', folder: path.join(CORPUS, 'statements'), ignoresEmbeddedXml: false },
  { set: 'synthetic', folder: path.join(CORPUS, 'synthetic'), ignoresEmbeddedXml: false },
  { set: 'invoices', folder: path.join(CORPUS, 'invoices'), ignoresEmbeddedXml: true },
  { set: 'einvoices', folder: path.join(CORPUS, 'einvoices'), ignoresEmbeddedXml: true },
  { set: 'einvoices-xml', folder: path.join(CORPUS, 'einvoices'), ignoresEmbeddedXml: false },
  { set: 'receipts', folder: path.join(CORPUS, 'receipts'), ignoresEmbeddedXml: false },
];

/** Whether the corpora lie next to this repository. */
export function hasCorpora(): boolean {
  return CORPUS_SETS.every(({ folder }) => existsSync(folder));
}

/** The documents of the corpora and, where a folder of them is given, the drawn ones. */
export function goldenDocuments(scorer: Scorer, drawnFolder: string | null): GoldenDocument[] {
  const drawn = drawnFolder === null ? [] : DRAWN_SETS.map((set) => drawnSet(set, drawnFolder));
  return [...CORPUS_SETS, ...drawn].flatMap((set) => {
    const scans = new Set(documentsOf(scorer, { folder: set.folder, filter: 'scans' }));
    const ids = documentsOf(scorer, { folder: set.folder });
    if (ids.length === 0) throw new Error(`No document in ${set.folder} has a truth of its name.`);
    return ids.map((id) => goldenDocument(set, id, scans.has(id)));
  });
}

function drawnSet(set: string, folder: string): DocumentSet {
  return { set, folder: path.join(folder, set), ignoresEmbeddedXml: false };
}

function goldenDocument(from: DocumentSet, id: string, isScan: boolean): GoldenDocument {
  const pdf = path.join(from.folder, `${id}.pdf`);
  return {
    ...from,
    name: `${from.set}/${id}`,
    id,
    pdf,
    file: hashOfFile(pdf),
    password: readTruth(path.join(from.folder, `${id}.truth.json`)).password ?? null,
    isScan,
    isAltered: from.set.startsWith('altered-'),
  };
}

/** The day a browser printed the file on says nothing about what stands on it. */
function hashOfFile(pdf: string): string {
  const bytes = readFileSync(pdf, 'latin1').replaceAll(/\(D:\d{14}[^)]*\)/g, '()');
  return createHash('sha256').update(bytes, 'latin1').digest('hex').slice(0, 8);
}
