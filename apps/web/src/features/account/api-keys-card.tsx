import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiKey } from '@tieout/contract';
import { type FormEvent, useState } from 'react';
import { fetchApiKeys, makeApiKey, revokeApiKey } from '../../api/api-access.ts';
import { messageOf } from '../../api/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { formatInstant } from '../../ui/format-date.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { toasts } from '../../ui/toast-store.ts';
import { OwnConfirmDialog } from './own-confirm-dialog.tsx';
import { ShownOnce } from './shown-once.tsx';

const KEY = ['account', 'api-keys'];

/** Keys for programs that convert in the account's name. */
export function ApiKeysCard() {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const keys = useQuery({ queryKey: KEY, queryFn: fetchApiKeys, staleTime: 0 });
  const making = useMutation({
    mutationFn: makeApiKey,
    onSuccess: () => {
      setName('');
      return client.invalidateQueries({ queryKey: KEY });
    },
    onError: (error) =>
      toasts.show({ title: 'No key was made', text: messageOf(error), tone: 'contradicted' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') making.mutate(name.trim());
  };
  return (
    <SectionCard id="keys-title" title="API keys" lead="For programs that convert in your name.">
      <div className="space-y-4">
        {making.data && <ShownOnce title={`Key “${making.data.name}”`} secret={making.data.key} />}
        {keys.isError && <p role="alert">{messageOf(keys.error)}</p>}
        {keys.data?.length === 0 && <p className="text-sm text-ink-faint">No keys yet.</p>}
        <ul className="divide-y divide-rule text-sm">
          {keys.data?.map((key) => (
            <KeyLine key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
          ))}
        </ul>
        <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
          <div className="min-w-40 flex-1">
            <TextField
              label="Name of a new key"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </div>
          <Button type="submit" disabled={name.trim() === '' || making.isPending}>
            {making.isPending ? 'Making...' : 'Make a key'}
          </Button>
        </form>
      </div>
      {revoking && (
        <OwnConfirmDialog
          title="Revoke the key"
          description={`Programs that use “${revoking.name}” are refused at once. This cannot be undone.`}
          action="Revoke key"
          onConfirm={async () => {
            await revokeApiKey(revoking.id);
            await client.invalidateQueries({ queryKey: KEY });
          }}
          onClose={() => setRevoking(null)}
        />
      )}
    </SectionCard>
  );
}

function KeyLine({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-3">
      <div>
        <p className="font-medium">
          {apiKey.name} <code className="text-ink-faint">{apiKey.start}…</code>
        </p>
        <p className="text-xs text-ink-faint">
          made {formatInstant(apiKey.createdAt)},{' '}
          {apiKey.lastUsedAt ? `last used ${formatInstant(apiKey.lastUsedAt)}` : 'never used'}
        </p>
      </div>
      <Button size="sm" variant="danger" onClick={onRevoke} aria-label={`Revoke ${apiKey.name}`}>
        Revoke
      </Button>
    </li>
  );
}
