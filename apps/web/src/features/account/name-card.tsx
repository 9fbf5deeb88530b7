import { useState } from 'react';
import { changeName } from '../../api/own-account.ts';
import { Button } from '../../ui/button.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { toasts } from '../../ui/toast-store.ts';
import { useOwnCall } from './use-own-call.ts';

/** Changes the name the account is greeted by. */
export function NameCard({ name, onChanged }: { name: string; onChanged: () => Promise<void> }) {
  const [typed, setTyped] = useState(name);
  const { isPending, failure, run } = useOwnCall();
  const save = (event: React.FormEvent) => {
    event.preventDefault();
    run(async () => {
      await changeName(typed);
      await onChanged();
      toasts.show({ title: 'Name saved', text: 'It is shown on your dashboard and used in mail to you.' });
    });
  };
  return (
    <SectionCard id="name-title" title="Name" lead="How we greet you.">
      <form noValidate onSubmit={save} className="space-y-4">
        {failure && <Notice tone="contradicted">{failure}</Notice>}
        <NameField value={typed} onChange={(event) => setTyped(event.target.value)} />
        <Button type="submit" disabled={isPending || typed.trim() === name}>
          {isPending ? 'Saving...' : 'Change name'}
        </Button>
      </form>
    </SectionCard>
  );
}
