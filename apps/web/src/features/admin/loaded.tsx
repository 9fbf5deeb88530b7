import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '../../api/call-error.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** What was asked of the server, once it is there; until then that it is coming, or why it is not. */
export function Loaded<Data>({
  query,
  label,
  children,
}: {
  query: UseQueryResult<Data>;
  label: string;
  children: (data: Data) => React.ReactNode;
}) {
  if (query.isPending) return <Spinner label={label} />;
  if (query.isError)
    return (
      <Notice
        tone="contradicted"
        action={
          <Button size="sm" onClick={() => query.refetch()}>
            Try again
          </Button>
        }
      >
        {messageOf(query.error)}
      </Notice>
    );
  return children(query.data);
}
