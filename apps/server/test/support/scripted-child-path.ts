import { fileURLToPath } from 'node:url';
import { type ChildPlan, planChild } from '../../src/platform/extraction/reading-child.ts';

/** The script of the child that does what a document's bytes say. */
export const SCRIPTED_CHILD = fileURLToPath(new URL('./scripted-child.ts', import.meta.url));

/** Starts it without the filters of the system, which cost as much again and have tests of their own. */
export const SCRIPTED_PLAN: ChildPlan = {
  ...planChild(SCRIPTED_CHILD),
  confinement: { seccomp: null, landlock: 0, missing: [] },
};

/** The script of the child that reads. */
export const EXTRACTION_CHILD = fileURLToPath(
  new URL('../../src/platform/extraction/extraction-child.ts', import.meta.url),
);
