import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '../api/message-of.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { Spinner } from './spinner.tsx';

/** What was asked of the server, once it is there; until then that it is coming, or why it is not. */
export function Loaded<Data>({
  query,
  label,
  trouble,
  children,
}: {
  query: UseQueryResult<Data>;
  /** What is said while it is coming. */
  label: string;
  /** What could not be done, as the title of what is said then. */
  trouble?: string;
  children: (data: Data) => React.ReactNode;
}) {
  if (query.isPending) return <Spinner label={label} />;
  if (query.isError)
    return (
      <Notice
        tone="contradicted"
        {...(trouble === undefined ? {} : { title: trouble })}
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
