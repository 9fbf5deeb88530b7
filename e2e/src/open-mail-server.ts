import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type MailServer = { readonly url: string; close(): Promise<void> };

/** Takes mail by SMTP and keeps each as a file of `folder`, in the order it came. */
export async function openMailServer(folder: string): Promise<MailServer> {
  await mkdir(folder, { recursive: true });
  let count = 0;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      const file = path.join(folder, `${String(++count).padStart(6, '0')}.eml`);
      text(stream)
        .then((mail) => writeFile(`${file}.part`, mail))
        .then(() => rename(`${file}.part`, file))
        .then(() => callback(), callback);
    },
  });
  const server = smtp.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}
