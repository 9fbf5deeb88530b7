import { booksPurpose } from '../features/books/books.ts';
import { choicePurpose } from '../features/labels/choices.ts';
import { contentPurpose, namePurpose } from '../features/mapping/kept-mappings.ts';
import { reencrypt } from '../platform/auth/reencrypt.ts';
import { SEND_MAIL } from '../platform/mail/post-mail.ts';
import { keptKeyPurpose } from '../platform/secrets/kept-key-store.ts';
import type { Secrets } from '../platform/secrets/open-secrets.ts';
import type { SealedColumn, SealedColumns } from '../platform/secrets/reseal-store.ts';

/** Everything in the database that is sealed with the master key. What is sealed with a document's data key follows that. */
export function sealedColumns(secrets: Secrets): SealedColumns[] {
  const text = (name: string, purposeOf: (row: { [column: string]: unknown }) => string): SealedColumn => ({
    name,
    reseal: (value, row) => secrets.resealText(String(value), purposeOf(row)),
  });
  const accountSecrets = [secrets.accountKey, ...secrets.previousAccountKeys];
  const ofAccount = (name: string): SealedColumn => ({
    name,
    reseal: (value) => reencrypt(String(value), accountSecrets),
  });
  const wrappedKey: SealedColumn = {
    name: 'wrapped_key',
    reseal: (value, row) => secrets.rewrapKey(Buffer.from(value), String(row.id)),
  };
  const mail: SealedColumn = {
    ...text('sealed', () => 'mail'),
    read: "(data->>'sealed')",
    assign: "data = jsonb_set(data::jsonb, '{sealed}', to_jsonb($1::text))",
  };
  const ofUser = (row: { [column: string]: unknown }) => String(row.user_id);
  return [
    { what: 'documents', table: 'files', key: ['id'], columns: [wrappedKey] },
    {
      what: 'webhook secrets',
      table: 'webhooks',
      key: ['id'],
      columns: [text('sealed_secret', ({ id }) => `webhook ${id}`)],
    },
    {
      what: 'mail in the queue',
      table: 'pgboss.job',
      key: ['name', 'id'],
      where: `name like '${SEND_MAIL.name}%'`,
      columns: [mail],
    },
    {
      what: 'two-factor secrets',
      table: 'two_factors',
      key: ['id'],
      columns: [ofAccount('secret'), ofAccount('backup_codes')],
    },
    {
      what: 'books',
      table: 'books',
      key: ['user_id'],
      columns: [text('sealed', (row) => booksPurpose(ofUser(row)))],
    },
    {
      what: 'saved mappings',
      table: 'kept_mappings',
      key: ['id', 'user_id'],
      columns: [
        text('sealed', (row) => contentPurpose(ofUser(row))),
        text('sealed_name', (row) => namePurpose(ofUser(row))),
      ],
    },
    {
      what: 'label choices',
      table: 'label_choices',
      key: ['user_id', 'key'],
      columns: [text('sealed', (row) => choicePurpose(ofUser(row)))],
    },
    {
      what: 'keys of the installation',
      table: 'kept_keys',
      key: ['name'],
      columns: [text('sealed', ({ name }) => keptKeyPurpose(String(name)))],
    },
  ];
}
