import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { exportFormatLabels, type KeptMapping } from '@tieout/contract';
import { type FormEvent, useState } from 'react';
import { fetchMappings, forgetMapping, renameMapping } from '../../api/books.ts';
import { messageOf } from '../../api/message-of.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { formatInstant } from '../../ui/format-date.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { toasts } from '../../ui/toast-store.ts';

const KEY = ['account', 'mappings'];

/** The mappings used before, to be named and forgotten; they are offered where they fit. */
export function MappingsCard() {
  const client = useQueryClient();
  const mappings = useQuery({ queryKey: KEY, queryFn: fetchMappings, staleTime: 0 });
  const refresh = () => client.invalidateQueries({ queryKey: KEY });
  const forgetting = useMutation({
    mutationFn: forgetMapping,
    onSuccess: refresh,
    onError: (error) =>
      toasts.show({ title: 'The mapping was not deleted', text: messageOf(error), tone: 'contradicted' }),
  });
  return (
    <SectionCard
      id="mappings-title"
      title="Saved mappings"
      lead="Saved mappings are suggested for documents with the same fields."
    >
      {mappings.isError && <p role="alert">{messageOf(mappings.error)}</p>}
      {mappings.data?.length === 0 && (
        <p className="text-sm text-ink-faint">
          None yet. Your first mapping is saved when you map and export a file.
        </p>
      )}
      <ul className="divide-y divide-rule text-sm">
        {mappings.data?.map((mapping) => (
          <MappingLine
            key={mapping.id}
            mapping={mapping}
            onRenamed={refresh}
            onForget={() => forgetting.mutate(mapping.id)}
          />
        ))}
      </ul>
    </SectionCard>
  );
}

function MappingLine({
  mapping,
  onRenamed,
  onForget,
}: {
  mapping: KeptMapping;
  onRenamed: () => void;
  onForget: () => void;
}) {
  const [name, setName] = useState<string | null>(null);
  const renaming = useMutation({
    mutationFn: (next: string) => renameMapping(mapping.id, next),
    onSuccess: () => {
      setName(null);
      onRenamed();
    },
  });
  if (name !== null)
    return (
      <li className="py-3">
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            if (name.trim() !== '') renaming.mutate(name.trim());
          }}
        >
          <div className="min-w-40 flex-1">
            <TextField
              label={`New name of ${mapping.name}`}
              autoFocus
              value={name}
              error={renaming.error ? messageOf(renaming.error) : undefined}
              onChange={(event) => setName(event.target.value)}
              onKeyDown={(event) => event.key === 'Escape' && setName(null)}
            />
          </div>
          <Button type="submit" disabled={name.trim() === '' || renaming.isPending}>
            Save name
          </Button>
        </form>
      </li>
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-3">
      <div className="min-w-0">
        <p className="font-medium">{mapping.name}</p>
        <p className="text-xs text-ink-faint">
          {exportFormatLabels[mapping.exportFormat]}, {Object.keys(mapping.fieldMappings).length} fields, last
          used {formatInstant(mapping.lastUsedAt)}
        </p>
      </div>
      <div className="flex gap-1">
        <Button size="sm" onClick={() => setName(mapping.name)} aria-label={`Rename ${mapping.name}`}>
          Rename
        </Button>
        <Button size="sm" variant="danger" onClick={onForget} aria-label={`Forget ${mapping.name}`}>
          Forget
        </Button>
      </div>
    </li>
  );
}
