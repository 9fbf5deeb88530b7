import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: string;
};

/** Sends one mail; rejects when the mail server did not take it. */
export type Mailer = (mail: Mail) => Promise<void>;

/** A mailer over SMTP, or, where no `smtpUrl` is configured, into the folder `outbox` as files a mail program opens. */
export function createMailer({
  smtpUrl,
  from,
  outbox,
}: {
  readonly smtpUrl: string | null;
  readonly from: string;
  readonly outbox: string;
}): Mailer {
  if (smtpUrl !== null) {
    const transport = createTransport(smtpUrl);
    return async (mail) => {
      await transport.sendMail({ from, ...mail });
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail({ from, ...mail });
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    await writeFile(join(outbox, `.${name}`), message, { mode: 0o600 });
    await rename(join(outbox, `.${name}`), join(outbox, name));
  };
}
