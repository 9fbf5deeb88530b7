// Every preset × every account of the corpora, read back by programs nobody here wrote: accepted, with the same days and amounts.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { exportSource, presets, sourceOfExtraction } from '@tieout/exports';
import { formatDecimal } from '@tieout/records';
import { afterAll, describe, expect, test } from 'vitest';
import { answersFor } from '../../src/exports/export-every.ts';
import { OUTSIDE_READERS, type OutsideFile, plainAmount } from '../../src/exports/outside/outside-readers.ts';
import { extractionOfTruth } from '../truth-extraction.ts';

const corpus = new URL('../../../../shared/corpus/', import.meta.url);
const folder = mkdtempSync(path.join(tmpdir(), 'tieout-outside-'));
// AqBanking makes a settings folder in the person's home whatever it is shown: taken away where it was not there before.
const settings = path.join(homedir(), '.aqbanking');
const hadSettings = existsSync(settings);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  if (!hadSettings) rmSync(settings, { recursive: true, force: true });
});

type Exported = OutsideFile & { readonly rows: readonly string[] };

/** One account each, of those of which every row has a day. */
function accountsOf(names: readonly string[]) {
  return names
    .flatMap((name) => {
      const set = new URL(`${name}/`, corpus);
      return readdirSync(set)
        .filter((file) => file.endsWith('.truth.json'))
        .map((file) => readFileSync(new URL(file, set), 'utf8'));
    })
    .flatMap((text) => {
      const extraction = extractionOfTruth(text);
      const source = extraction === null ? null : sourceOfExtraction(extraction);
      return (source?.statements ?? []).map((statement) => ({
        ...{
          kind: source?.kind ?? 'bank_statement',
          statements: [statement],
          documents: [],
          extraction: null,
        },
      }));
    })
    .filter(({ statements: [statement] }) => {
      const rows = [...(statement?.movements ?? [])];
      return rows.length > 0 && rows.every(({ date }) => date !== null);
    });
}

/** The files a preset writes of the accounts it takes, with what is to be read in each; those in several parts are left to their own tests. */
function exportedBy(presetId: string, accounts: ReturnType<typeof accountsOf>): Exported[] {
  const preset = presets.find(({ id }) => id === presetId);
  if (preset === undefined) throw new Error(`no preset ${presetId}`);
  return accounts.flatMap((source, at) => {
    const made = exportSource(source, preset, { ...answersFor(preset), dateOrder: 'month-first' } as never);
    const [statement] = source.statements;
    if (made.outcome === 'blocked' || made.preflight.files.length !== 1 || statement === undefined) return [];
    const file = path.join(folder, `${presetId}-${at}${path.extname(made.file.name)}`);
    writeFileSync(file, Buffer.concat([...made.file.chunks()]));
    const rows = [...statement.movements].map(({ date, postDate, amountMinor }) => {
      const day = BY_DAY_OF_BOOKING.has(presetId) ? (postDate ?? date) : date;
      return `${day} ${plainAmount(formatDecimal(amountMinor, statement.digits))}`;
    });
    return [{ file, presetId, rows }];
  });
}

/** Targets that know a row by the day it was booked (OFX: DTPOSTED). */
const BY_DAY_OF_BOOKING: ReadonlySet<string> = new Set([
  ...['mt940', 'camt053', 'camt053-08', 'ofx', 'qbo-web-connect', 'qbd-web-connect', 'quicken-qfx'],
]);

const sorted = (rows: readonly string[]) => [...rows].sort();
const isBooked = (row: string) => !row.endsWith(' 0');

describe.skipIf(!existsSync(corpus))('accounts of the corpora (skipped where ../shared is missing)', () => {
  const accounts = existsSync(corpus) ? accountsOf(['statements', 'synthetic']) : [];

  describe.each(OUTSIDE_READERS)('$name', ({ name, presetIds, isThere, read }) => {
    test.skipIf(!isThere()).each(presetIds)(
      'reads %s of every account: each day and amount',
      {
        timeout: 600_000,
      },
      (presetId) => {
        const files = exportedBy(presetId, accounts);
        const readings = read(files, folder);
        const rows = files.reduce((sum, file) => sum + file.rows.length, 0);
        console.info(`${name}: ${presetId}: ${files.length} of ${accounts.length} accounts, ${rows} rows`);
        expect(files.length).toBeGreaterThan(accounts.length / 2);
        files.forEach((file, at) => {
          const reading = readings[at] ?? { refused: 'nothing was read' };
          expect('refused' in reading ? reading : sorted(reading.filter(isBooked)), file.file).toEqual(
            sorted(file.rows.filter(isBooked)),
          );
        });
      },
    );
  });
});
