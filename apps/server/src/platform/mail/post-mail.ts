import type { Database, Transaction } from '../database/open-database.ts';
import type { Queue, QueueDefinition } from '../queue/queue.ts';
import type { Secrets } from '../secrets/open-secrets.ts';
import type { Mail, Mailer } from './mailer.ts';

/** The job that sends one mail; a mail server that is away for a while loses none. */
export const SEND_MAIL: QueueDefinition = {
  name: 'send-mail',
  retryLimit: 8,
  expireInSeconds: 120,
  retryDelay: 15,
};

type MailJob = { readonly sealed: string };
type Parts = { readonly database: Database; readonly queue: Queue; readonly secrets: Secrets };

/** Hands a mail to the queue within a transaction. It waits there sealed: its link may be worth a password. */
export function queueMail(
  { queue, secrets }: Pick<Parts, 'queue' | 'secrets'>,
  transaction: Transaction,
  mail: Mail,
): Promise<void> {
  return queue.add(transaction, SEND_MAIL.name, { sealed: secrets.sealText(JSON.stringify(mail), 'mail') });
}

/** Hands a mail to the queue and returns at once. */
export function createPoster(parts: Parts, onError: (error: Error) => void): (mail: Mail) => void {
  return (mail) => {
    parts.database
      .transaction((transaction) => queueMail(parts, transaction, mail))
      .then(() => parts.queue.wake(SEND_MAIL.name), onError);
  };
}

/** Sends the mails of the queue. */
export async function workMail(parts: Parts, send: Mailer, onError: (error: Error) => void): Promise<void> {
  const onDead = async () => onError(new Error('a mail was given up: the mail server did not take it'));
  await parts.queue.work<MailJob>(SEND_MAIL.name, { concurrency: 1, onDead }, ({ sealed }) =>
    send(JSON.parse(parts.secrets.openText(sealed, 'mail'))),
  );
}
