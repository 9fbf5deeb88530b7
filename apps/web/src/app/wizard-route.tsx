import { type FileDetail, type Problem, WIZARD_PERCENTS } from '@tieout/contract';
import { useCallback, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { messageOf } from '../api/call-error.ts';
import { fetchFile } from '../api/files.ts';
import { useSession } from '../api/session.tsx';
import { Tracker } from '../features/mapping/tracker.tsx';
import { WizardComplete } from '../features/mapping/wizard-complete.tsx';
import { WizardMapping } from '../features/mapping/wizard-mapping.tsx';
import PreviewPanel from '../features/preview/preview-panel.tsx';
import { UploadQueue } from '../features/upload/upload-queue.tsx';
import { UploadWidget } from '../features/upload/upload-widget.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Spinner } from '../ui/spinner.tsx';

type Step =
  | { readonly kind: 'upload'; readonly notice?: string }
  | { readonly kind: 'opening' }
  | { readonly kind: 'preview'; readonly file: FileDetail | null; readonly reason?: string }
  | { readonly kind: 'mapping' | 'complete'; readonly file: FileDetail };

const STEP_NAMES = ['Upload PDF', 'Preview data', 'Map fields', 'Download CSV'] as const;

/** /upload: the way from PDF to CSV in four steps, for those who are signed in. */
export default function WizardRoute() {
  const session = useSession();
  if (session.status === 'loading') return <Spinner label="Loading..." />;
  if (session.status !== 'signed-in') return <Redirect to="/" replace />;
  return <Wizard onUsed={session.refresh} />;
}

function Wizard({ onUsed }: { onUsed: () => void }) {
  const [step, setStep] = useWizardStep();
  const index = stepIndex(step);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step starts at the top of the page.
  useEffect(() => void scrollTo(0, 0), [index]);
  return (
    <Page title="Convert a PDF" actions={<ButtonLink href="/dashboard">Back to Dashboard</ButtonLink>}>
      <div className="space-y-6">
        <Tracker
          steps={STEP_NAMES.map((name, at) => ({
            name,
            state: at < index ? 'complete' : at === index ? 'in progress' : 'pending',
          }))}
        />
        <ProgressBar percent={WIZARD_PERCENTS[index] ?? 0} label="Steps done" />
        <StepBody step={step} onStep={setStep} onUsed={onUsed} />
      </div>
    </Page>
  );
}

function StepBody({
  step,
  onStep,
  onUsed,
}: {
  step: Step;
  onStep: (step: Step) => void;
  onUsed: () => void;
}) {
  const onRead = useCallback(
    (file: FileDetail) => {
      onUsed();
      onStep({ kind: 'preview', file });
    },
    [onStep, onUsed],
  );
  const onEmpty = useCallback(
    (problem: Problem) => onStep({ kind: 'preview', file: null, reason: problem.message }),
    [onStep],
  );
  switch (step.kind) {
    case 'opening':
      return <Spinner label="Loading file data..." />;
    case 'upload':
      return (
        <div className="space-y-6">
          {step.notice && (
            <Notice tone="contradicted" title="That file could not be opened">
              {step.notice}
            </Notice>
          )}
          <UploadWidget onRead={onRead} onEmpty={onEmpty} />
          <UploadQueue onRead={onUsed} />
        </div>
      );
    case 'preview':
      return (
        <PreviewPanel
          file={step.file}
          emptyReason={step.reason}
          continueLabel="Continue to Mapping"
          onReset={() => onStep({ kind: 'upload' })}
          onContinue={() => step.file && onStep({ kind: 'mapping', file: step.file })}
        />
      );
    case 'mapping':
      return (
        <WizardMapping
          fileId={step.file.fileId}
          rows={step.file.extractedData}
          onSaved={() => onStep({ kind: 'complete', file: step.file })}
        />
      );
    case 'complete':
      return <WizardComplete fileId={step.file.fileId} />;
  }
}

/** The wizard's step; `fileId` in the address opens that file at the preview. */
function useWizardStep() {
  const [fileId] = useState(() => new URLSearchParams(location.search).get('fileId'));
  const [step, setStep] = useState<Step>(fileId === null ? { kind: 'upload' } : { kind: 'opening' });
  useEffect(() => {
    if (fileId === null) return;
    fetchFile(fileId).then(
      (file) => setStep({ kind: 'preview', file }),
      (error: unknown) => setStep({ kind: 'upload', notice: messageOf(error) }),
    );
  }, [fileId]);
  return [step, setStep] as const;
}

function stepIndex(step: Step): number {
  switch (step.kind) {
    case 'upload':
    case 'opening':
      return 0;
    case 'preview':
      return 1;
    case 'mapping':
      return 2;
    case 'complete':
      return 3;
  }
}
