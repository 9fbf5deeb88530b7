import { problem } from '@tieout/contract';
import { CallError } from './call-error.ts';

/** What to say of any failure: the server's own words, or that something unforeseen happened. */
export function messageOf(error: unknown): string {
  return error instanceof CallError ? error.message : problem('internal-error').message;
}
