import { worstVerdict } from '@tieout/records';
import { Link } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { plural } from '../../ui/plural.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import type { Attempt } from './attempt.ts';
import { DropZone } from './drop-zone.tsx';
import { RefusalSteps } from './refusal-steps.tsx';
import { Together } from './together.tsx';
import { type QueuedFile, type QueuedState, useUploadQueue } from './use-upload-queue.ts';

/** Takes several PDFs at once; each has its own progress, verdict and retry. */
export function UploadQueue({ onRead }: { onRead: () => void }) {
  const { queue, add, retry, remove } = useUploadQueue(onRead);
  const read = queue.flatMap(({ state }) => (state.kind === 'read' ? [state.detail] : []));
  return (
    <section aria-label="Multiple files" className="space-y-3">
      <DropZone
        isSlim
        title="Drop several statements here"
        hint="Each file is converted separately, up to 25 MB each"
        onFiles={add}
      />
      {queue.length > 0 && (
        <ul className="sheet">
          {queue.map((one) => (
            <QueueLine
              key={one.id}
              one={one}
              onRetry={(attempt) => retry(one.id, attempt)}
              onRemove={() => remove(one.id)}
            />
          ))}
        </ul>
      )}
      {read.length > 1 && <Together fileIds={read.map(({ fileId }) => fileId)} />}
    </section>
  );
}

function QueueLine({
  one: { file, state, attempt },
  onRetry,
  onRemove,
}: {
  one: QueuedFile;
  onRetry: (attempt: Attempt) => void;
  onRemove: () => void;
}) {
  return (
    <li className="grid gap-x-4 gap-y-2 border-b border-rule px-4 py-3 text-sm last:border-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto] sm:items-center">
      <span className="truncate font-medium">{file.name}</span>
      <LineState state={state} name={file.name} />
      <span className="flex flex-wrap justify-end gap-1">
        {state.kind === 'refused' && state.problem && (
          <RefusalSteps problem={state.problem} file={file} attempt={attempt} onStart={onRetry} />
        )}
        {state.kind !== 'processing' && (
          <Button size="sm" variant="quiet" onClick={onRemove} aria-label={`Take ${file.name} off this list`}>
            Clear
          </Button>
        )}
      </span>
    </li>
  );
}

function LineState({ state, name }: { state: QueuedState; name: string }) {
  switch (state.kind) {
    case 'waiting':
      return <span className="text-ink-faint">Waiting</span>;
    case 'processing':
      return <ProgressBar percent={state.progress.percent} label={`Reading ${name}`} />;
    case 'refused':
      return (
        <span role="alert" className="text-contradicted">
          {state.message}
        </span>
      );
    case 'read': {
      const { extraction, fileId, extractedData } = state.detail;
      return (
        <span role="status" className="flex flex-wrap items-center gap-3">
          {extraction?.outcome === 'read' && <VerdictBadge verdict={worstVerdict(extraction)} />}
          <span>{plural(extractedData.length, 'row')}</span>
          <Link href={`/files/${fileId}/review`} className="link">
            Review
          </Link>
          <Link href={`/mapping/${fileId}`} className="link">
            Map and export
          </Link>
        </span>
      );
    }
  }
}
