import { getCompileCacheDir } from 'node:module';
import { setFlagsFromString } from 'node:v8';

/**
 * The engine, with all its functions compiled at once where Node keeps what it compiles: it keeps only what was compiled as a module was
 * loaded, and most functions are compiled later, when they are first called. The next process then compiles none of them.
 */
export async function loadEngine(): Promise<typeof import('@tieout/extraction')> {
  if (getCompileCacheDir() === undefined) return import('@tieout/extraction');
  setFlagsFromString('--no-lazy');
  try {
    return await import('@tieout/extraction');
  } finally {
    setFlagsFromString('--lazy');
  }
}
