// Every preset × every account, bill and invoice of the corpora, read back by programs nobody here wrote: accepted, with the same days and amounts.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import {
  type ExportFile,
  type ExportSource,
  exportSource,
  findPreset,
  sourceOfExtraction,
} from '@tieout/exports';
import { formatDecimal } from '@tieout/records';
import { afterAll, describe, expect, test } from 'vitest';
import { answersFor } from '../../src/exports/export-every.ts';
import {
  DOCUMENT_PRESETS,
  hasModule,
  OUTSIDE_READERS,
  type OutsideFile,
  plainAmount,
  readByPython,
} from '../../src/exports/outside/outside-readers.ts';
import { extractionOfTruth } from '../truth-extraction.ts';

const corpus = new URL('../../../../shared/corpus/', import.meta.url);
const folder = mkdtempSync(path.join(tmpdir(), 'tieout-outside-'));
// AqBanking makes a settings folder in the person's home whatever it reads: removed if it was not there before.
const settings = path.join(homedir(), '.aqbanking');
const hadSettings = existsSync(settings);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  if (!hadSettings) rmSync(settings, { recursive: true, force: true });
});

function sourcesOf(names: readonly string[]): ExportSource[] {
  return names.flatMap((name) => {
    const set = new URL(`${name}/`, corpus);
    return readdirSync(set)
      .filter((file) => file.endsWith('.truth.json'))
      .map((file) => extractionOfTruth(readFileSync(new URL(file, set), 'utf8')))
      .flatMap((extraction) => (extraction === null ? [] : (sourceOfExtraction(extraction) ?? [])));
  });
}

/** One account each, of those of which every row has a date. */
function accountsOf(names: readonly string[]): ExportSource[] {
  return sourcesOf(names)
    .flatMap(({ kind, statements }) =>
      statements.map((statement) => ({ kind, statements: [statement], documents: [], extraction: null })),
    )
    .filter(({ statements: [statement] }) => {
      const rows = [...(statement?.movements ?? [])];
      return rows.length > 0 && rows.every(({ date }) => date !== null);
    });
}

function documentsOf(names: readonly string[]): ExportSource[] {
  return sourcesOf(names).flatMap(({ kind, documents }) =>
    documents.map((document) => ({ kind, statements: [], documents: [document], extraction: null })),
  );
}

function made(source: ExportSource, presetId: string) {
  const preset = findPreset(presetId);
  if (preset === null) throw new Error(`no preset ${presetId}`);
  return exportSource(source, preset, answersFor(preset));
}

function saved(file: ExportFile, presetId: string, at: number): OutsideFile[] {
  return [...file.parts()].map(({ name, chunks }) => {
    const saved = path.join(folder, `${presetId}-${at}-${name}`);
    writeFileSync(saved, Buffer.concat([...chunks]));
    return { file: saved, presetId };
  });
}

/** Targets that know a row by its posting date (OFX: DTPOSTED). */
const BY_POSTING_DATE: ReadonlySet<string> = new Set([
  ...['mt940', 'camt053', 'camt053-08', 'ofx', 'qbo-web-connect', 'qbd-web-connect', 'quicken-qfx'],
]);

/** The files a preset writes of one account, and what is to be read in them: "2026-01-15 -12.35". */
type Exported = { readonly files: readonly OutsideFile[]; readonly rows: readonly string[] };

function exportedBy(presetId: string, accounts: readonly ExportSource[]): Exported[] {
  return accounts.flatMap((source, at) => {
    const outcome = made(source, presetId);
    const [statement] = source.statements;
    if (outcome.outcome === 'blocked' || statement === undefined) return [];
    const rows = [...statement.movements].map(({ date, postDate, amountMinor }) => {
      const day = BY_POSTING_DATE.has(presetId) ? (postDate ?? date) : date;
      return `${day} ${plainAmount(formatDecimal(amountMinor, statement.digits))}`;
    });
    return [{ files: saved(outcome.file, presetId, at), rows }];
  });
}

const sorted = (rows: readonly string[]) => [...rows].sort();
const isBooked = (row: string) => !row.endsWith(' 0');

describe.skipIf(!existsSync(corpus))('the corpora (skipped where ../shared is missing)', () => {
  const accounts = existsSync(corpus) ? accountsOf(['statements', 'synthetic']) : [];
  const documents = existsSync(corpus) ? documentsOf(['invoices', 'einvoices']) : [];

  describe.each(OUTSIDE_READERS)('$name', ({ name, presetIds, isThere, read }) => {
    test.skipIf(!isThere()).each(presetIds)(
      'reads every account in %s: each date and amount',
      {
        timeout: 600_000,
      },
      (presetId) => {
        const exported = exportedBy(presetId, accounts);
        const all = exported.flatMap(({ files }) => files);
        const readings = new Map(read(all, folder).map((reading, at) => [all[at]?.file, reading]));
        const count = exported.reduce((sum, { rows }) => sum + rows.length, 0);
        console.info(
          `${name}: ${presetId}: ${exported.length} of ${accounts.length} accounts, ${count} rows`,
        );
        expect(exported.length).toBeGreaterThan(accounts.length / 2);
        for (const { files, rows } of exported) {
          const own = files.map(({ file }) => readings.get(file) ?? { refused: 'nothing was read' });
          const refused = own.filter((reading) => 'refused' in reading);
          expect(refused, files[0]?.file).toEqual([]);
          const found = own.flatMap((reading) => ('refused' in reading ? [] : reading));
          expect(sorted(found.filter(isBooked)), files[0]?.file).toEqual(sorted(rows.filter(isBooked)));
        }
      },
    );
  });

  describe.skipIf(!hasModule('csv'))('Python csv (python3)', () => {
    test.each(DOCUMENT_PRESETS)(
      'reads every bill in %s: its lines add up to its total',
      {
        timeout: 600_000,
      },
      (presetId) => {
        const exported = documents.flatMap((source, at) => {
          const outcome = made(source, presetId);
          const [document] = source.documents;
          if (outcome.outcome === 'blocked' || document?.totalMinor == null) return [];
          const total = plainAmount(formatDecimal(document.totalMinor, document.digits));
          const said = outcome.preflight.items.map(({ code }) => code);
          return [{ files: saved(outcome.file, presetId, at), total, said }];
        });
        const all = exported.flatMap(({ files }) => files);
        const readings = new Map(readByPython(all, folder).map((reading, at) => [all[at]?.file, reading]));
        const wrong = exported.flatMap(({ files, total, said }) => {
          const sums = files
            .map(({ file }) => readings.get(file))
            .flatMap((one) => (one === undefined || 'refused' in one ? [JSON.stringify(one)] : one));
          return sums.length === 1 && sums[0]?.endsWith(` ${total}`)
            ? []
            : [{ sums, total, said, file: files[0]?.file }];
        });
        console.info(
          `${presetId}: ${exported.length - wrong.length} of ${exported.length} bills of ${documents.length}`,
        );
        expect(exported.length).toBeGreaterThan(documents.length / 2);
        expect(wrong).toEqual([]);
      },
    );
  });
});
