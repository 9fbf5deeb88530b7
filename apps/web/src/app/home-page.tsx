import type { PlanId } from '@tieout/contract';
import { Suspense, useCallback, useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useSession } from '../api/session.tsx';
import { useSettings } from '../api/settings.tsx';
import { Hero } from '../features/landing/hero.tsx';
import { LandingContent } from '../features/landing/landing-content.tsx';
import { SignInToUpload } from '../features/upload/sign-in-to-upload.tsx';
import { UploadWidget } from '../features/upload/upload-widget.tsx';
import { useDocumentTitle } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { useAuthDialog } from './auth-dialogs.tsx';
import { continueToMapping } from './continue-to-mapping.ts';
import { lazyPage } from './lazy-page.tsx';
import { type Result, useResult } from './use-result.ts';

const PreviewPanel = lazyPage(() => import('../features/preview/preview-panel.tsx'));

/** / : what the product is, and the product itself. `file` in the address names the document being converted, so that a reload finds it again. */
export function HomePage() {
  const [search] = useSearchParams();
  const fileId = search.get('file');
  const { result, onRead, onEmpty } = useResult(fileId);
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
  useEffect(scrollToAnchor, []);
  const onAccepted = useCallback((id: string) => navigate(`/?file=${id}`), [navigate]);
  const onReset = useCallback(() => navigate('/'), [navigate]);
  return (
    <main id="content" className="flex-1">
      {result === null ? (
        <Hero isForVisitors={takesVisitors && session.status !== 'signed-in'}>
          {takesVisitors || session.status === 'signed-in' ? (
            <UploadWidget
              {...{ onRead, onEmpty, onAccepted }}
              onCancelled={onReset}
              resumeFileId={fileId}
              sampleUrl="/sample-statement.pdf"
            />
          ) : (
            <SignInToUpload
              onSignIn={() => openDialog('login')}
              onRegister={settings?.allowRegistrations === false ? null : () => openDialog('register')}
            />
          )}
        </Hero>
      ) : (
        <Preview result={result} onReset={onReset} />
      )}
      <LandingContent hasSample={result === null} onChoosePlan={choosePlan} />
    </main>
  );
}

function Preview({ result, onReset }: { result: Result; onReset: () => void }) {
  const [, navigate] = useLocation();
  return (
    <div className="page-width py-8 sm:py-12">
      <h1 className="sr-only">Your conversion</h1>
      <Suspense fallback={<Spinner label="Loading the preview..." />}>
        <PreviewPanel
          file={result.file}
          emptyReason={result.reason}
          onReset={onReset}
          onContinue={() => result.file && continueToMapping(result.file, navigate)}
        />
      </Suspense>
    </div>
  );
}

/** The part of the page the address names is only there once the page is drawn. */
function scrollToAnchor() {
  const { hash } = location;
  if (/^#[a-z-]+$/.test(hash)) document.querySelector(hash)?.scrollIntoView();
}

/** A token that came in the address is not left standing there. */
function clearTokenHash() {
  const hash = new URLSearchParams(location.hash.slice(1));
  if (hash.has('access_token') && hash.get('token_type') === 'bearer')
    history.replaceState(null, '', location.pathname + location.search);
}
