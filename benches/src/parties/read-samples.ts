import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { partySamplesOf } from '@tieout/extraction';
import type { Scorer } from '../accuracy/load-scorer.ts';

export type PartyRole = 'vendor' | 'customer';

/** One name of a document: what is known of it, and whether it is the party's. */
export type SampleName = { readonly features: Readonly<Record<string, number>>; readonly isRight: boolean };

/** The names of one document that may be a party's; the last stands for none of them. */
export type Sample = {
  readonly set: string;
  readonly family: string;
  readonly weight: number;
  readonly names: Readonly<Record<PartyRole, readonly SampleName[]>>;
};

type Truth = {
  readonly family?: string;
  readonly fields?: Readonly<Record<string, string | null>>;
  readonly alt?: Readonly<Record<string, readonly (string | null)[]>>;
};

type Kept = {
  readonly names: readonly { readonly name: string; readonly features: Record<string, number> }[];
};

/** The samples of a folder; with `cache`, what was read of its documents is kept in a file and not read again. */
export async function readSamples(
  folder: string,
  weight: number,
  { scorer, cache }: { readonly scorer: Scorer; readonly cache?: string | undefined },
): Promise<Sample[]> {
  const kept = new Map<string, Kept>(
    cache !== undefined && existsSync(cache) ? JSON.parse(readFileSync(cache, 'utf8')) : [],
  );
  const samples: Sample[] = [];
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.truth.json'))
    .sort()) {
    const pdf = path.join(folder, file.replace('.truth.json', '.pdf'));
    const read = kept.get(pdf) ?? (await readNames(pdf));
    if (read === null) continue;
    kept.set(pdf, read);
    const truth: Truth = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    const namesFor = (role: PartyRole): SampleName[] => {
      const own = truth.fields?.[role];
      const right = [own, ...(truth.alt?.[role] ?? [])].filter((name) => typeof name === 'string');
      return read.names.map(({ name, features }) => ({
        features,
        isRight: name === '' ? own === null : right.some((known) => scorer.sim(known, name) >= 0.9),
      }));
    };
    samples.push({
      set: path.basename(folder),
      family: truth.family ?? file,
      weight,
      names: { vendor: namesFor('vendor'), customer: namesFor('customer') },
    });
  }
  if (cache !== undefined) writeFileSync(cache, JSON.stringify([...kept]));
  return samples;
}

async function readNames(pdf: string): Promise<Kept | null> {
  const samples = await partySamplesOf(new Uint8Array(readFileSync(pdf)));
  if (samples === null) return null;
  const names = samples.described.map(({ candidate, features }) => ({
    name: candidate.name,
    features: Object.fromEntries(features),
  }));
  return { names: [...names, { name: '', features: Object.fromEntries(samples.none) }] };
}
