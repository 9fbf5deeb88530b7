import type { FileDetail, PlanId, Problem } from '@tieout/contract';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../api/session.tsx';
import { useSettings } from '../api/settings.ts';
import { Hero } from '../features/landing/hero.tsx';
import { LandingContent } from '../features/landing/landing-content.tsx';
import { SignInToUpload } from '../features/upload/sign-in-to-upload.tsx';
import { UploadWidget } from '../features/upload/upload-widget.tsx';
import { useDocumentTitle } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useAuthDialog } from './auth-dialogs.tsx';

const PreviewPanel = lazy(() => import('../features/preview/preview-panel.tsx'));

type Result = { file: FileDetail | null; reason?: string };

/** / : what the product is, and the product itself. */
export function HomePage() {
  const [result, setResult] = useState<Result | null>(null);
  const openDialog = useAuthDialog();
  const session = useSession();
  const settings = useSettings();
  const takesVisitors = settings?.visitorUploads !== false;
  const [, navigate] = useLocation();
  const choosePlan = (plan: PlanId) => {
    if (session.status === 'signed-in') navigate(plan === 'free' ? '/dashboard' : `/subscribe?plan=${plan}`);
    else openDialog('register');
  };
  useDocumentTitle('Tieout: PDF statements to QuickBooks, proven to the cent');
  useEffect(clearTokenHash, []);
  const onRead = useCallback((file: FileDetail) => setResult({ file }), []);
  const onEmpty = useCallback((problem: Problem) => setResult({ file: null, reason: problem.message }), []);
  return (
    <main id="content" className="flex-1">
      {result === null ? (
        <Hero takesVisitors={takesVisitors}>
          {takesVisitors || session.status === 'signed-in' ? (
            <UploadWidget onRead={onRead} onEmpty={onEmpty} sampleUrl="/sample-statement.pdf" />
          ) : (
            <SignInToUpload
              onSignIn={() => openDialog('login')}
              onRegister={settings?.allowRegistrations === false ? null : () => openDialog('register')}
            />
          )}
        </Hero>
      ) : (
        <Preview result={result} onReset={() => setResult(null)} />
      )}
      <LandingContent hasSample={result === null} onChoosePlan={choosePlan} />
    </main>
  );
}

function Preview({ result, onReset }: { result: Result; onReset: () => void }) {
  const [, navigate] = useLocation();
  const onContinue = async () => {
    if (result.file === null) return;
    const { handOverRows } = await import('../features/mapping/file-rows.ts');
    handOverRows(result.file.fileId, result.file.extractedData);
    navigate(`/mapping/${result.file.fileId}`);
  };
  return (
    <div className="page-width py-8 sm:py-12">
      <h1 className="sr-only">Your conversion</h1>
      <Suspense fallback={<Spinner label="Loading the preview..." />}>
        <PreviewPanel
          file={result.file}
          emptyReason={result.reason}
          onReset={onReset}
          onContinue={onContinue}
        />
      </Suspense>
    </div>
  );
}

/** A token that came in the address is not left standing there. */
function clearTokenHash() {
  const hash = new URLSearchParams(location.hash.slice(1));
  if (hash.has('access_token') && hash.get('token_type') === 'bearer')
    history.replaceState(null, '', location.pathname + location.search);
}
