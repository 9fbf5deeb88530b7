import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const launcher = fileURLToPath(new URL('../bin/tieout.mjs', import.meta.url));

export type Ran = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

/** Runs the real command as a shell would, its output piped. */
export function runTieout(...args: string[]): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [launcher, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output.stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output.stderr += text;
    });
    child.on('error', reject).on('close', (code) => resolve({ code, ...output }));
  });
}
