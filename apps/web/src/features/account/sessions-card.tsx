import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/message-of.ts';
import { endSession, fetchSessions } from '../../api/own-account.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatInstant } from '../../ui/format-date.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { toasts } from '../../ui/toast-store.ts';
import { browserName } from './browser-name.ts';

const KEY = ['account', 'sessions'];

/** Where the account is signed in, each of which can be ended. */
export function SessionsCard() {
  const client = useQueryClient();
  const sessions = useQuery({ queryKey: KEY, queryFn: fetchSessions, staleTime: 0 });
  const ending = useMutation({
    mutationFn: endSession,
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
    onError: (error) =>
      toasts.show({ title: 'The session could not be ended', text: messageOf(error), tone: 'contradicted' }),
  });
  return (
    <SectionCard id="sessions-title" title="Signed in" lead="End any session you don’t recognize.">
      {sessions.isError && <p role="alert">{messageOf(sessions.error)}</p>}
      <ul className="divide-y divide-rule text-sm">
        {sessions.data?.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-2 py-3">
            <div className="min-w-0">
              <p className="truncate font-medium" title={session.browser ?? undefined}>
                {browserName(session.browser)}
              </p>
              <p className="text-xs text-ink-faint">
                since {formatInstant(session.createdAt)}
                {session.address && `, from ${session.address}`}
              </p>
            </div>
            {session.isCurrent ? (
              <Badge tone="accent">this one</Badge>
            ) : (
              <Button size="sm" disabled={ending.isPending} onClick={() => ending.mutate(session.id)}>
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
