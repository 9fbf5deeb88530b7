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
  const { queue, add, retry, remove, clear } = useUploadQueue(onRead);
  const read = queue.flatMap(({ state }) => (state.kind === 'read' ? [state.detail] : []));
  return (
    <section aria-label="Multiple files" className="space-y-3">
      <DropZone
        isSlim
        title="Drop several statements here"
        hint="Each file is converted separately, up to 25 MB"
        onFiles={add}
      />
      {queue.length > 0 && (
        <div className="sheet">
          <QueueHead queue={queue} onClear={clear} />
          <ul>
            {queue.map((one) => (
              <QueueLine
                key={one.id}
                one={one}
                onRetry={(attempt) => retry(one.id, attempt)}
                onRemove={() => remove(one.id)}
              />
            ))}
          </ul>
        </div>
      )}
      {read.length > 1 && <Together fileIds={read.map(({ fileId }) => fileId)} />}
    </section>
  );
}

function QueueHead({ queue, onClear }: { queue: readonly QueuedFile[]; onClear: () => void }) {
  const count = (...kinds: QueuedState['kind'][]) =>
    queue.filter(({ state }) => kinds.includes(state.kind)).length;
  const failed = count('refused');
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-b border-rule-strong bg-band px-4 py-1.5 text-sm">
      <p role="status" className="figures font-semibold">
        {count('read', 'refused')} of {queue.length} done
        {failed > 0 && <span className="text-contradicted">, {failed} not converted</span>}
      </p>
      {count('processing') < queue.length && (
        <Button size="sm" variant="quiet" onClick={onClear}>
          Clear all
        </Button>
      )}
    </div>
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
    <li className="grid gap-x-4 gap-y-2 border-b border-rule px-4 py-3 text-sm last:border-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)_minmax(4.5rem,auto)] sm:items-center">
      {state.kind === 'read' ? (
        <Link href={`/files/${state.detail.fileId}/review`} className="link truncate font-medium">
          {file.name}
        </Link>
      ) : (
        <span className="truncate font-medium">{file.name}</span>
      )}
      <LineState state={state} name={file.name} />
      <span className="flex flex-wrap justify-end gap-1">
        {state.kind === 'refused' && state.problem && (
          <RefusalSteps problem={state.problem} file={file} attempt={attempt} onStart={onRetry} />
        )}
        {state.kind !== 'processing' && (
          <Button size="sm" variant="quiet" onClick={onRemove} aria-label={`Clear ${file.name}`}>
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
        <span
          role="status"
          className="grid grid-cols-[8rem_1fr] items-center gap-x-3 gap-y-1 lg:grid-cols-[8rem_5rem_4rem_1fr]"
        >
          <span>{extraction?.outcome === 'read' && <VerdictBadge verdict={worstVerdict(extraction)} />}</span>
          <span className="figures">{plural(extractedData.length, 'row')}</span>
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
