import fc from 'fast-check';
import { inject } from 'vitest';

/** Says which mutant is on in this process, and which were met. */
export type MutantSwitch = {
  /** 0 where none is. */
  active: number;
  /** Several at once, to see whether any of them matters. */
  alsoActive: ReadonlySet<number> | null;
  /** Mutants met since this was last emptied. */
  met: Set<number>;
  visits: number;
  /** Visits after which a run is said not to end. */
  mostVisits: number;
};

declare global {
  var mutantSwitch: MutantSwitch | undefined;
  var __isOn: (id: number) => boolean;
  /** What computes the constants of changed files again, in the order in which they were loaded. */
  var __again: (() => void)[];
}

declare module 'vitest' {
  interface ProvidedContext {
    activeMutant: number;
  }
}

/** The switch of this process, made where it has none yet. */
export function ownSwitch(): MutantSwitch {
  globalThis.mutantSwitch ??= {
    active: inject('activeMutant'),
    alsoActive: null,
    met: new Set(),
    visits: 0,
    mostVisits: Number.POSITIVE_INFINITY,
  };
  return globalThis.mutantSwitch;
}

/** Computes what changed files computed as they were loaded once more, under the mutant that is on now. */
export function computeAgain(): void {
  for (const again of globalThis.__again) again();
}

globalThis.__again ??= [];
const own = ownSwitch();
own.active = inject('activeMutant');
globalThis.__isOn = (id) => {
  if (++own.visits > own.mostVisits) throw new Error('This run does not end.');
  if (own.active === 0) own.met.add(id);
  return own.active === id || own.alsoActive?.has(id) === true;
};
// The same examples each time; and the first that fails will do.
fc.configureGlobal({ seed: 24, endOnFailure: true });
