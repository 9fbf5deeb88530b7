import { LONG_DOCUMENT_PAGES, type Problem } from '@tieout/contract';
import { lazy, Suspense, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PASSWORD_TRIES } from '../../ui/password-tries.ts';
import { toasts } from '../../ui/toast-store.ts';
import type { Attempt } from './attempt.ts';
import { pageCountOver } from './page-count.ts';
import { useAllowance } from './use-allowance.ts';

const SPLIT_IT = 'This browser cannot open the PDF. Split it into shorter ones and upload those.';

const EnterPassword = lazy(() => import('./enter-password.tsx'));
const PagePicker = lazy(() => import('./page-picker.tsx'));

type RefusalStepsProps = {
  problem: Problem;
  file: File;
  attempt: Attempt;
  onStart: (attempt: Attempt) => void;
};

/** What can be done about a refused file, as buttons; nothing where the file itself has to be another. */
export function RefusalSteps(props: RefusalStepsProps) {
  const { problem, file, attempt, onStart } = props;
  const { plansHref } = useAllowance();
  switch (problem.code) {
    case 'duplicate-file':
      return (
        <>
          <EarlierFile problem={problem} />
          <Button size="sm" onClick={() => onStart({ ...attempt, isAgain: true })}>
            Convert again anyway
          </Button>
        </>
      );
    case 'too-many-pages':
      return (
        <>
          <ChoosePages {...props} />
          <ComparePlans href={plansHref} />
        </>
      );
    case 'quota-exceeded':
    case 'plan-required':
      return <ComparePlans href={plansHref} />;
    case 'password-required':
    case 'password-wrong':
      return <PasswordStep {...props} />;
    case 'not-ready':
    case 'internal-error':
    case 'extraction-failed':
    case 'upload-interrupted':
    case 'rate-limited':
    case 'maintenance':
      return (
        <Button size="sm" onClick={() => onStart(attempt)} aria-label={`Try again: ${file.name}`}>
          Try again
        </Button>
      );
    default:
      return null;
  }
}

function EarlierFile({ problem }: { problem: Problem }) {
  const fileId = problem.details?.fileId;
  if (typeof fileId !== 'string') return null;
  return (
    <ButtonLink size="sm" href={`/files/${fileId}`}>
      Open the earlier file
    </ButtonLink>
  );
}

function ComparePlans({ href }: { href: string }) {
  return (
    <ButtonLink size="sm" href={href}>
      Compare plans
    </ButtonLink>
  );
}

function ChoosePages({ file, attempt, onStart }: RefusalStepsProps) {
  const [pageCount, setPageCount] = useState<number | null>(null);
  const allowance = useAllowance();
  const open = async () => {
    const count = await pageCountOver(LONG_DOCUMENT_PAGES, file, attempt.password);
    if (count === null)
      toasts.show({ title: 'The pages cannot be shown', text: SPLIT_IT, tone: 'contradicted' });
    setPageCount(count);
  };
  return (
    <>
      <Button size="sm" onClick={open} aria-label={`Choose pages of ${file.name}`}>
        Choose pages
      </Button>
      {pageCount !== null && (
        <Suspense>
          <PagePicker
            {...allowance}
            file={file}
            password={attempt.password}
            pageCount={pageCount}
            onChoose={(pages) => onStart({ ...attempt, pages })}
            onClose={() => setPageCount(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Null once three wrong passwords were typed. */
function PasswordStep({ problem, file, attempt, onStart }: RefusalStepsProps) {
  const triesLeft = (attempt.triesLeft ?? PASSWORD_TRIES) - (problem.code === 'password-wrong' ? 1 : 0);
  if (triesLeft <= 0) return null;
  return (
    <Suspense>
      <EnterPassword
        fileName={file.name}
        triesLeft={triesLeft}
        onSubmit={(password) => onStart({ ...attempt, password, triesLeft })}
      />
    </Suspense>
  );
}
