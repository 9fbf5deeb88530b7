import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const WAIT_MS = 10_000;

/** Where the mail server of the product in `dataDir` keeps what it took. */
export const mailFolder = (dataDir: string) => path.join(dataDir, 'received-mail');

/** The path and query of the link in the newest mail to `address` that the mail server of the product in `dataDir` took. */
export async function mailedLink(dataDir: string, address: string): Promise<string> {
  const deadline = Date.now() + WAIT_MS;
  while (Date.now() < deadline) {
    const text = await newestMail(mailFolder(dataDir), address);
    const link = text === null ? null : /https?:\/\/\S+/.exec(text)?.[0];
    if (link) return new URL(link).pathname + new URL(link).search;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail came for ${address}`);
}

async function newestMail(outbox: string, address: string): Promise<string | null> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  for (const name of names.reverse()) {
    const text = await readFile(path.join(outbox, name), 'utf8');
    if (text.includes(`To: ${address}`)) return unquoted(text);
  }
  return null;
}

/** Undoes quoted-printable. */
function unquoted(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
