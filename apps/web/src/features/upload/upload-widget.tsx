import { lazy, Suspense } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { PASSWORD_TRIES } from '../../ui/password-tries.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { toasts } from '../../ui/toast-store.ts';
import type { Attempt } from './attempt.ts';
import { DropZone } from './drop-zone.tsx';
import { ProcessingCard } from './processing-card.tsx';
import type { RefusalSteps as Steps } from './refusal-steps.tsx';
import { refusalSteps } from './send-pdf.ts';
import { useAllowance } from './use-allowance.ts';
import { type UploadHandlers, type UploadState, useUpload } from './use-upload.ts';

const PagePicker = lazy(() => import('./page-picker.tsx'));
const PasswordPrompt = lazy(async () => ({
  default: (await import('../../ui/password-form.tsx')).PasswordPrompt,
}));
/** Without a network and without their code there are no steps; the message still says what to do. */
const RefusalSteps = lazy<typeof Steps>(async () => ({
  default: await refusalSteps().then(
    (code) => code.RefusalSteps,
    () => () => null,
  ),
}));

export type UploadWidgetProps = UploadHandlers & {
  /** Address of a PDF to try the widget with. */
  sampleUrl?: string;
};

/** The drop zone with all that can come of a drop: progress, a password prompt, a reason. */
export function UploadWidget({ sampleUrl, ...handlers }: UploadWidgetProps) {
  const { state, start, cancel } = useUpload(handlers);
  const allowance = useAllowance();
  switch (state.kind) {
    case 'finding':
      return <Spinner label="Loading file data..." />;
    case 'processing':
      return <ProcessingCard fileName={state.fileName} progress={state.progress} onCancel={cancel} />;
    case 'password': {
      const { triesLeft = PASSWORD_TRIES } = state.attempt;
      return (
        <Suspense fallback={<Spinner label="Loading..." />}>
          <PasswordPrompt
            key={triesLeft}
            fileName={state.file.name}
            triesLeft={triesLeft}
            onSubmit={(password) => start(state.file, { ...state.attempt, password })}
            onCancel={cancel}
          />
        </Suspense>
      );
    }
    case 'choosing':
      return (
        <>
          <DropZone {...oneFile} onFiles={(files) => start(firstOf(files))} />
          <Suspense>
            <PagePicker
              {...allowance}
              file={state.file}
              password={state.attempt.password}
              pageCount={state.pageCount}
              onChoose={(pages) => start(state.file, { ...state.attempt, pages })}
              onClose={cancel}
            />
          </Suspense>
        </>
      );
    case 'idle':
      return (
        <div>
          <DropZone {...oneFile} onFiles={(files) => start(firstOf(files))} />
          {sampleUrl && (
            <p className="mt-3 text-center text-sm text-ink-soft">
              No statement handy?{' '}
              <button type="button" className="link" onClick={async () => start(await sampleFile(sampleUrl))}>
                Try a sample
              </button>
              . It’s free.
            </p>
          )}
        </div>
      );
    case 'refused':
      return (
        <DropZone
          {...oneFile}
          onFiles={(files) => start(firstOf(files))}
          error={
            <div className="mt-3">
              <Notice
                tone="contradicted"
                title="This file was not converted"
                action={<StepsAfter state={state} onStart={start} />}
              >
                {state.message}
              </Notice>
            </div>
          }
        />
      );
  }
}

function StepsAfter({
  state: { problem, file, attempt },
  onStart,
}: {
  state: Extract<UploadState, { kind: 'refused' }>;
  onStart: (file: File, attempt: Attempt) => void;
}) {
  if (problem === null || file === null) return null;
  return (
    <Suspense>
      <RefusalSteps {...{ problem, file, attempt }} onStart={(next) => onStart(file, next)} />
    </Suspense>
  );
}

async function sampleFile(url: string): Promise<File> {
  const bytes = await (await fetch(url)).blob();
  return new File([bytes], url.split('/').at(-1) ?? 'sample.pdf', { type: 'application/pdf' });
}

/** The widget takes one file; a reader who dropped several is shown which. */
function firstOf([first, ...others]: readonly [File, ...File[]]): File {
  if (others.length > 0)
    toasts.show({
      title: 'One file at a time',
      text: `Only ${first.name} is converted. With a free account, you can convert several files together in My Files.`,
    });
  return first;
}

const oneFile = { title: 'Drop a statement PDF here', hint: 'One PDF, up to 25 MB' } as const;
