import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Compiled code is kept next to the installed packages, which only their owner can write; the child that reads finds it by the variable.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('../../../node_modules/.cache/tieout', import.meta.url),
);
enableCompileCache(process.env.NODE_COMPILE_CACHE);
const { run } = await import('./run.ts');

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
process.exitCode = await run(process.argv.slice(2));
