import type { FileDetail, Problem } from '@tieout/contract';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordForm } from '../../ui/password-form.tsx';
import { DropZone } from './drop-zone.tsx';
import { ProcessingCard } from './processing-card.tsx';
import { useUpload } from './use-upload.ts';

export type UploadWidgetProps = {
  onRead: (file: FileDetail) => void;
  /** The PDF was opened and holds no transactions. */
  onEmpty: (problem: Problem) => void;
  /** Address of a PDF to try the widget with. */
  sampleUrl?: string;
};

/** The drop zone with all that can come of a drop: progress, a password prompt, a reason. */
export function UploadWidget({ onRead, onEmpty, sampleUrl }: UploadWidgetProps) {
  const { state, start, cancel } = useUpload(onRead, onEmpty);
  switch (state.kind) {
    case 'processing':
      return <ProcessingCard fileName={state.file.name} progress={state.progress} onCancel={cancel} />;
    case 'password':
      return (
        <PasswordForm
          key={state.triesLeft}
          fileName={state.file.name}
          triesLeft={state.triesLeft}
          onSubmit={(password) => start(state.file, { password, triesLeft: state.triesLeft })}
          onCancel={cancel}
        />
      );
    case 'idle':
      return (
        <div>
          <DropZone {...oneFile} onFiles={([file]) => start(file)} />
          {sampleUrl && (
            <p className="mt-3 text-center text-sm text-ink-soft">
              No statement at hand?{' '}
              <button type="button" className="link" onClick={async () => start(await sampleFile(sampleUrl))}>
                Try it with a sample
              </button>
            </p>
          )}
        </div>
      );
    case 'refused':
      return (
        <DropZone
          {...oneFile}
          onFiles={([file]) => start(file)}
          error={
            <div className="mt-3">
              <Notice
                tone="contradicted"
                title="This file was not converted"
                action={<NextStep problem={state.problem} file={state.file} onStart={start} />}
              >
                {state.message}
              </Notice>
            </div>
          }
        />
      );
  }
}

function EarlierFile({ problem }: { problem: Problem }) {
  const fileId = problem.details?.fileId;
  if (typeof fileId !== 'string') return null;
  return (
    <ButtonLink size="sm" href={`/files/${fileId}/review`}>
      Open the earlier one
    </ButtonLink>
  );
}

async function sampleFile(url: string): Promise<File> {
  const bytes = await (await fetch(url)).blob();
  return new File([bytes], url.split('/').at(-1) ?? 'sample.pdf', { type: 'application/pdf' });
}

const oneFile = { title: 'Drop a statement PDF here', hint: 'One PDF, up to 25 MB' } as const;

function NextStep({
  problem,
  file,
  onStart,
}: {
  problem: Problem | null;
  file: File | null;
  onStart: (file: File, options?: { isAgain?: boolean }) => void;
}) {
  if (problem === null || file === null) return null;
  switch (problem.code) {
    case 'duplicate-file':
      return (
        <div className="flex flex-wrap gap-2">
          <EarlierFile problem={problem} />
          <Button size="sm" onClick={() => onStart(file, { isAgain: true })}>
            Convert again anyway
          </Button>
        </div>
      );
    case 'too-many-pages':
    case 'quota-exceeded':
    case 'plan-required':
      return (
        <ButtonLink size="sm" href="/#pricing">
          Compare plans
        </ButtonLink>
      );
    case 'not-ready':
    case 'internal-error':
    case 'extraction-failed':
    case 'upload-interrupted':
    case 'rate-limited':
      return (
        <Button size="sm" onClick={() => onStart(file)}>
          Try again
        </Button>
      );
    default:
      return null;
  }
}
