import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from './until.ts';

/** The newest mail to an address in the product's outbox, its quoted-printable text decoded; waits for it. */
export async function mailTo(dataFolder: string, address: string, subject: RegExp): Promise<string> {
  return until(async () => {
    const outbox = join(dataFolder, 'mail');
    const names = (await readdir(outbox).catch(() => [])).filter((name) => !name.startsWith('.')).sort();
    for (const name of names.reverse()) {
      const text = await readFile(join(outbox, name), 'utf8');
      if (text.includes(`To: ${address}`) && subject.test(text)) return unquote(text);
    }
    return null;
  });
}

/** The subjects of all mail to an address so far. */
export async function subjectsTo(dataFolder: string, address: string): Promise<string[]> {
  const outbox = join(dataFolder, 'mail');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => !name.startsWith('.')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return texts
    .filter((text) => text.includes(`To: ${address}`))
    .map((text) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? '');
}

/** The path and query of the first link in a mail. */
export function linkIn(mail: string): string {
  const link = /https?:\/\/\S+/.exec(mail)?.[0];
  if (link === undefined) throw new Error('no link in the mail');
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Quoted-printable text decoded. */
export function unquote(text: string): string {
  return text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
