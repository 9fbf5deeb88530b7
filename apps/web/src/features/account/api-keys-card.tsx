import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type PlanId, planOf } from '@tieout/contract';
import { type FormEvent, useState } from 'react';
import { Link } from 'wouter';
import { messageOf } from '../../api/call-error.ts';
import { fetchApiKeys, makeApiKey, revokeApiKey } from '../../api/own-account.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { formatInstant } from '../../ui/format-date.ts';
import { Notice } from '../../ui/notice.tsx';
import { toasts } from '../../ui/toast-store.ts';
import { SectionCard } from './section-card.tsx';

const KEY = ['account', 'api-keys'];

/** Keys for programs, where the plan has them. */
export function ApiKeysCard({ planType }: { planType: PlanId }) {
  return (
    <SectionCard id="keys-title" title="API keys" lead="For programs that convert in your name.">
      {planOf(planType).hasApiAccess ? (
        <Keys />
      ) : (
        <p className="text-sm text-ink-soft">
          The Business plan has them.{' '}
          <Link href="/developers" className="link">
            What the API does
          </Link>
        </p>
      )}
    </SectionCard>
  );
}

function Keys() {
  const client = useQueryClient();
  const [name, setName] = useState('');
  const keys = useQuery({ queryKey: KEY, queryFn: fetchApiKeys, staleTime: 0 });
  const onError = (error: Error) =>
    toasts.show({ title: 'That did not work', text: messageOf(error), tone: 'contradicted' });
  const refresh = () => client.invalidateQueries({ queryKey: KEY });
  const making = useMutation({ mutationFn: makeApiKey, onSuccess: refresh, onError });
  const revoking = useMutation({ mutationFn: revokeApiKey, onSuccess: refresh, onError });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    making.mutate(name.trim());
    setName('');
  };
  return (
    <div className="space-y-4">
      {making.data && (
        <Notice title={`Key "${making.data.name}", shown this once`}>
          <code className="break-all select-all">{making.data.key}</code>
        </Notice>
      )}
      <ul className="divide-y divide-rule text-sm">
        {keys.data?.map((key) => (
          <li key={key.id} className="flex flex-wrap items-center justify-between gap-2 py-3">
            <div>
              <p className="font-medium">
                {key.name} <code className="text-ink-faint">{key.start}…</code>
              </p>
              <p className="text-xs text-ink-faint">
                {key.lastUsedAt ? `last used ${formatInstant(key.lastUsedAt)}` : 'never used'}
              </p>
            </div>
            <Button size="sm" variant="danger" onClick={() => revoking.mutate(key.id)}>
              Revoke
            </Button>
          </li>
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
          Make a key
        </Button>
      </form>
    </div>
  );
}
