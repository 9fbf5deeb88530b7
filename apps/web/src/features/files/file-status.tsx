import type { FileRecord } from '@tieout/contract';
import { Badge } from '../../ui/badge.tsx';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';

/** The state of one file; its verdict once it was read, its reason once it failed. */
export function FileState({ file }: { file: FileRecord }) {
  return (
    <div className="space-y-1">
      <div className="flex flex-wrap gap-1">
        <StatusBadge status={file.status} />
        {file.verdict && <VerdictBadge verdict={file.verdict} correctionCount={file.correctionCount} />}
      </div>
      {file.status === 'failed' && file.errorMessage && (
        <p className="max-w-72 text-xs whitespace-normal text-contradicted">{file.errorMessage}</p>
      )}
    </div>
  );
}

function StatusBadge({ status }: { status: string }) {
  switch (status) {
    case 'completed':
      return <Badge>Completed</Badge>;
    case 'processing':
      return <Badge tone="accent">Processing</Badge>;
    case 'failed':
      return <Badge tone="contradicted">Failed</Badge>;
    case 'expired':
      return <Badge>Expired</Badge>;
    default:
      return <span className="text-sm">{status}</span>;
  }
}
