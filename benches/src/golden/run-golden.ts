import { loadScorer, type Scorer } from '../accuracy/load-scorer.ts';
import { type Change, compareReadings } from './compare-readings.ts';
import { compareScores, type Verdict } from './compare-scores.ts';
import { drawSample } from './draw-sample.ts';
import { commitOfEngine, engineKeyOf, presentEngineKey, withEngineOf } from './engine-state.ts';
import { type GoldenDocument, goldenDocuments, hasCorpora } from './golden-documents.ts';
import { type GoldenIndex, INDEX_FILE, indexLine, readIndex, writeIndex } from './golden-index.ts';
import { GOLDEN_FOLDER, keepReading, keptReading } from './kept-readings.ts';
import { type DocumentReading, readDocuments, readingIn } from './read-documents.ts';
import { failedReading, isOverTime } from './reading.ts';
import { scoreReading } from './score-readings.ts';

export type GoldenOrder = {
  /** Compares with this commit; with the committed index where left out. */
  readonly base?: string | undefined;
  /** Only documents whose name holds this. */
  readonly only?: string | undefined;
  /** Reads the scans too. */
  readonly withScans: boolean;
  /** Draws and reads the sample of generated and altered documents too. */
  readonly withDrawn: boolean;
  readonly jobs: number;
};

/** A document that is read otherwise than before, or whose line of the index is another. */
export type ChangedDocument = {
  readonly name: string;
  readonly changes: readonly Change[];
  /** Null where the reading before is not known. */
  readonly verdict: Verdict | null;
  /** What else there is to say. */
  readonly note: string | null;
};

/** What was read, and which documents there are besides. */
export type GoldenRun = {
  /** Names of all documents there are, also of those left out. */
  readonly known: ReadonlySet<string>;
  readonly documents: readonly GoldenDocument[];
  readonly readings: ReadonlyMap<string, DocumentReading>;
  readonly order: GoldenOrder;
};

/** Reads every document of the order with the present engine; `problem` says why that could not be done and what to do. */
export async function readGolden(order: GoldenOrder): Promise<GoldenRun | { readonly problem: string }> {
  const scorer = await loadScorer();
  if (scorer === null || !hasCorpora())
    return { problem: 'The corpora and the scorer, ../shared/corpus and ../shared/score, are not here.' };
  const drawnFolder = order.withDrawn ? `${GOLDEN_FOLDER}/sample` : null;
  if (drawnFolder !== null) await drawSample(drawnFolder);
  const all = goldenDocuments(scorer, drawnFolder);
  const documents = all.filter(
    ({ name, isScan }) =>
      (order.withScans || !isScan) && (order.only === undefined || name.includes(order.only)),
  );
  if (documents.length === 0) return { problem: `No document is called ${order.only}.` };
  const readings = await readDocuments(documents, { jobs: order.jobs });
  return { known: new Set(all.map(({ name }) => name)), documents, readings, order };
}

/** Holds a run against the base of its order, or the committed index, and shows each document that is read otherwise. */
export async function compareGolden(run: GoldenRun): Promise<ChangedDocument[]> {
  const scorer = await loadScorer();
  if (scorer === null) throw new Error('the scorer was there when the documents were read');
  const { base } = run.order;
  if (base !== undefined) {
    const before = await readingsBefore(run.documents, {
      key: engineKeyOf(base),
      jobs: run.order.jobs,
      base,
    });
    return run.documents.flatMap((document) => changedDocument(scorer, run, document, before) ?? []);
  }
  const index = readIndex(INDEX_FILE);
  const differing = run.documents.filter((document) => !isAsIndexed(index, run, document));
  const before = new Map<string, DocumentReading>();
  for (const kind of ['text', 'scans'] as const) {
    const some = differing.filter(({ isScan }) => isScan === (kind === 'scans'));
    const read = await readingsBefore(some, { key: index.engines[kind], jobs: run.order.jobs });
    for (const [name, reading] of read) before.set(name, reading);
  }
  return [
    ...differing.map(
      (document) =>
        changedDocument(scorer, run, document, before) ?? {
          name: document.name,
          changes: [],
          verdict: null,
          note: noteOf(index, run, document),
        },
    ),
    ...goneDocuments(index, run),
  ];
}

/**
 * Keeps the readings of a run on this machine and writes the committed index after them. A run of only some documents completes an
 * index of the same engine; `false` where it is of another, and nothing is written. Documents that ran over their time keep their line.
 */
export function freezeGolden(run: GoldenRun): boolean {
  const key = presentEngineKey();
  const { engines: frozen } = readIndex(INDEX_FILE);
  const kinds = run.order.withScans ? (['text', 'scans'] as const) : (['text'] as const);
  if (run.order.only !== undefined && kinds.some((kind) => ![key, 'none'].includes(frozen[kind])))
    return false;
  for (const document of run.documents) {
    const extraction = run.readings.get(document.name)?.extraction ?? null;
    if (extraction !== null) keepReading(key, document, extraction);
  }
  const index = readIndex(INDEX_FILE);
  const lines = new Map(index.lines);
  for (const { name } of goneDocuments(index, run)) lines.delete(name);
  for (const document of run.documents) {
    const reading = run.readings.get(document.name)?.reading;
    if (reading !== undefined && !isOverTime(reading)) lines.set(document.name, lineOf(run, document));
  }
  const engines = { text: key, scans: run.order.withScans ? key : index.engines.scans };
  writeIndex(INDEX_FILE, { engines, lines });
  return true;
}

type Base = { readonly key: string; readonly jobs: number; readonly base?: string };

/** Readings of an engine: those kept here, the others read by it now and kept. None where this clone does not have that engine. */
async function readingsBefore(
  documents: readonly GoldenDocument[],
  { key, jobs, base }: Base,
): Promise<ReadonlyMap<string, DocumentReading>> {
  const readings = new Map<string, DocumentReading>();
  for (const document of documents) {
    const kept = keptReading(key, document);
    if (kept !== null) readings.set(document.name, readingIn(kept));
  }
  const missing = documents.filter(({ name }) => !readings.has(name));
  const commit = missing.length === 0 ? null : (base ?? commitOfEngine(key));
  if (commit === null) return readings;
  const read = await withEngineOf(commit, (engine) => readDocuments(missing, { engine, jobs }));
  if ('problem' in read) {
    // The index still shows which documents are read otherwise; two commits cannot be compared without the one of them.
    if (base !== undefined) throw new Error(read.problem);
    console.error(read.problem);
    return readings;
  }
  for (const document of missing) {
    const reading = read.get(document.name);
    if (reading === undefined) continue;
    readings.set(document.name, reading);
    if (reading.extraction !== null) keepReading(key, document, reading.extraction);
  }
  return readings;
}

/** Null where nothing is read otherwise, or nothing is known of before. */
function changedDocument(
  scorer: Scorer,
  { readings }: GoldenRun,
  document: GoldenDocument,
  readingsBefore: ReadonlyMap<string, DocumentReading>,
): ChangedDocument | null {
  const [before, after] = [readingsBefore.get(document.name), readings.get(document.name)];
  if (before === undefined || after === undefined) return null;
  const changes = compareReadings(before.reading, after.reading);
  if (changes.length === 0) return null;
  const scores = [before, after].map(({ extraction }) => scoreReading(scorer, document, extraction));
  const [was, is] = scores;
  const verdict = was === undefined || is === undefined ? null : compareScores(was, is, document.isAltered);
  return { name: document.name, changes, verdict, note: null };
}

function isAsIndexed(index: GoldenIndex, run: GoldenRun, document: GoldenDocument): boolean {
  const [was, is] = [index.lines.get(document.name), lineOf(run, document)];
  return was !== undefined && was.file === is.file && was.reading === is.reading;
}

/** What the index alone shows of a document whose reading before is the same or not known. */
function noteOf(index: GoldenIndex, run: GoldenRun, document: GoldenDocument): string {
  const [was, is] = [index.lines.get(document.name), lineOf(run, document)];
  if (was === undefined) return `not in the index: ${is.outline}`;
  if (was.reading === is.reading) return 'the file is another, and read alike';
  if (was.outline !== is.outline) return `${was.outline} → ${is.outline}`;
  return 'read otherwise, with the same verdicts, number of rows and findings';
}

function lineOf({ readings }: GoldenRun, document: GoldenDocument) {
  const reading = readings.get(document.name)?.reading ?? failedReading('not read');
  return indexLine(document.name, document.file, reading);
}

/** Documents of the index that are no longer there; those that were left out are not gone. */
function goneDocuments(index: GoldenIndex, { known, order }: GoldenRun): ChangedDocument[] {
  if (!order.withDrawn) return [];
  return [...index.lines.keys()]
    .filter((name) => !known.has(name) && (order.only === undefined || name.includes(order.only)))
    .map((name) => ({ name, changes: [], verdict: null, note: 'is no longer there' }));
}
