import { type FileDetail, WIZARD_PERCENTS } from '@tieout/contract';
import { useCallback, useEffect } from 'react';
import { Redirect, useLocation, useSearchParams } from 'wouter';
import { useSession } from '../api/session.tsx';
import { Tracker } from '../features/mapping/tracker.tsx';
import { WizardComplete } from '../features/mapping/wizard-complete.tsx';
import { WizardMapping } from '../features/mapping/wizard-mapping.tsx';
import PreviewPanel from '../features/preview/preview-panel.tsx';
import { UploadQueue } from '../features/upload/upload-queue.tsx';
import { UploadWidget } from '../features/upload/upload-widget.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { type Result, useResult } from './use-result.ts';

type StepName = 'upload' | 'preview' | 'mapping' | 'download';

const STEP_NAMES = ['Upload PDF', 'Preview data', 'Map fields', 'Download CSV'] as const;

/** /upload: the way from PDF to CSV in four steps, for those who are signed in. */
export default function WizardRoute() {
  const session = useSession();
  if (session.status === 'loading') return <Spinner label="Loading..." />;
  if (session.status !== 'signed-in') return <Redirect to="/" replace />;
  return <Wizard onUsed={session.refresh} />;
}

/** The document and the step are named by the address: `fileId` alone opens its preview. */
function Wizard({ onUsed }: { onUsed: () => void }) {
  const [search] = useSearchParams();
  const [, navigate] = useLocation();
  const fileId = search.get('fileId');
  const { result, onRead, onEmpty } = useResult(fileId);
  const step = result === null ? 'upload' : stepOf(search.get('step'), result);
  const index = STEPS.indexOf(step);
  const go = useCallback((to: StepName, id: string | null) => navigate(addressOf(to, id)), [navigate]);
  const onAccepted = useCallback((id: string) => go('preview', id), [go]);
  const onNewRead = useCallback(
    (file: FileDetail) => {
      onUsed();
      onRead(file);
    },
    [onUsed, onRead],
  );
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
        {result === null ? (
          <div className="space-y-6">
            <UploadWidget
              resumeFileId={fileId}
              onRead={onNewRead}
              onEmpty={onEmpty}
              onAccepted={onAccepted}
              onCancelled={() => go('upload', null)}
            />
            <UploadQueue onRead={onUsed} />
          </div>
        ) : (
          <StepBody step={step} result={result} onStep={go} />
        )}
      </div>
    </Page>
  );
}

function StepBody({
  step,
  result,
  onStep,
}: {
  step: StepName;
  result: Result;
  onStep: (step: StepName, fileId: string | null) => void;
}) {
  const { file, fileId, reason } = result;
  if (step === 'mapping' && file !== null)
    return (
      <WizardMapping fileId={fileId} rows={file.extractedData} onSaved={() => onStep('download', fileId)} />
    );
  if (step === 'download') return <WizardComplete fileId={fileId} />;
  return (
    <PreviewPanel
      file={file}
      emptyReason={reason}
      continueLabel="Continue to Mapping"
      onReset={() => onStep('upload', null)}
      onContinue={() => onStep('mapping', fileId)}
    />
  );
}

const STEPS: readonly StepName[] = ['upload', 'preview', 'mapping', 'download'];

/** The step the address asks for; only a document with rows goes beyond its preview. */
function stepOf(name: string | null, { file }: Result): StepName {
  if (file === null || file.extractedData.length === 0) return 'preview';
  return name === 'mapping' || name === 'download' ? name : 'preview';
}

function addressOf(step: StepName, fileId: string | null): string {
  if (fileId === null) return '/upload';
  return step === 'preview' ? `/upload?fileId=${fileId}` : `/upload?fileId=${fileId}&step=${step}`;
}
