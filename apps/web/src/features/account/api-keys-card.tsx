import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiKey, type ApiKeyScope, apiKeyScopes } from '@tieout/contract';
import { type FormEvent, useState } from 'react';
import { fetchApiKeys, makeApiKey, revokeApiKey } from '../../api/api-access.ts';
import { messageOf } from '../../api/message-of.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField, TextField } from '../../ui/field.tsx';
import { formatInstant } from '../../ui/format-date.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { toasts } from '../../ui/toast-store.ts';
import { OwnConfirmDialog } from './own-confirm-dialog.tsx';
import { ShownOnce } from './shown-once.tsx';

const KEY = ['account', 'api-keys'];

/** What each scope is called, and what it lets a program do. */
const SCOPES: Readonly<Record<ApiKeyScope, { readonly name: string; readonly hint: string }>> = {
  read: { name: 'Read', hint: 'see files, rows and verdicts' },
  convert: { name: 'Convert', hint: 'upload, correct, map and delete files' },
  export: { name: 'Export', hint: 'create and download export files' },
};

/** Keys for programs that convert in the account's name. */
export function ApiKeysCard() {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>(['read']);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const keys = useQuery({ queryKey: KEY, queryFn: fetchApiKeys, staleTime: 0 });
  const making = useMutation({
    mutationFn: makeApiKey,
    onSuccess: () => {
      setName('');
      return client.invalidateQueries({ queryKey: KEY });
    },
    onError: (error) =>
      toasts.show({ title: 'The key was not created', text: messageOf(error), tone: 'contradicted' }),
  });
  const canMake = name.trim() !== '' && scopes.length > 0 && !making.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canMake) making.mutate({ name: name.trim(), scopes });
  };
  return (
    <SectionCard id="keys-title" title="API keys" lead="For apps that act on your behalf.">
      <div className="space-y-4">
        {making.data && <ShownOnce title={`Key “${making.data.name}”`} secret={making.data.key} />}
        {keys.isError && <p role="alert">{messageOf(keys.error)}</p>}
        {keys.data?.length === 0 && <p className="text-sm text-ink-faint">No keys yet.</p>}
        <ul className="divide-y divide-rule text-sm">
          {keys.data?.map((key) => (
            <KeyLine key={key.id} apiKey={key} onRevoke={() => setRevoking(key)} />
          ))}
        </ul>
        <form onSubmit={submit} className="space-y-3">
          <TextField
            label="Name of the new key"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <ScopeFields chosen={scopes} onChange={setScopes} />
          <Button type="submit" disabled={!canMake}>
            {making.isPending ? 'Creating...' : 'Create key'}
          </Button>
        </form>
      </div>
      {revoking && (
        <OwnConfirmDialog
          title="Revoke the key"
          description={`Apps that use “${revoking.name}” stop working at once. This cannot be undone.`}
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

function ScopeFields({
  chosen,
  onChange,
}: {
  chosen: readonly ApiKeyScope[];
  onChange: (scopes: readonly ApiKeyScope[]) => void;
}) {
  return (
    <fieldset className="space-y-1.5">
      <legend className="mb-1.5 text-sm font-medium">What the key may do</legend>
      {apiKeyScopes.map((scope) => (
        <CheckField
          key={scope}
          label={
            <>
              <span className="text-ink">{SCOPES[scope].name}</span>: {SCOPES[scope].hint}
            </>
          }
          checked={chosen.includes(scope)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, scope] : chosen.filter((each) => each !== scope))
          }
        />
      ))}
      <p className="text-xs text-ink-faint">
        No key has access to your account, payments, other keys or webhooks.
      </p>
    </fieldset>
  );
}

function KeyLine({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-3">
      <div>
        <p className="font-medium">
          {apiKey.name} <code className="text-ink-faint">{apiKey.start}…</code>
        </p>
        <p className="text-xs text-ink-soft">{apiKey.scopes.map((scope) => SCOPES[scope].name).join(', ')}</p>
        <p className="text-xs text-ink-faint">
          created {formatInstant(apiKey.createdAt)},{' '}
          {apiKey.lastUsedAt ? `last used ${formatInstant(apiKey.lastUsedAt)}` : 'never used'}
        </p>
      </div>
      <Button size="sm" variant="danger" onClick={onRevoke} aria-label={`Revoke ${apiKey.name}`}>
        Revoke
      </Button>
    </li>
  );
}
