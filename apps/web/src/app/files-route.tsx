import { lazy } from 'react';
import { useSession } from '../api/session.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { MessagePage } from '../ui/page.tsx';
import { Spinner } from '../ui/spinner.tsx';

const FilesPage = lazy(() => import('../features/files/files-page.tsx'));

/** /files, for those who have a history. */
export default function FilesRoute() {
  const session = useSession();
  switch (session.status) {
    case 'loading':
      return <Spinner label="Loading files..." />;
    case 'signed-out':
      return (
        <MessagePage
          title="Sign In Required"
          text="Please sign in to view your file history and manage your documents"
          action={
            <ButtonLink href="/" variant="primary">
              Go to Home Page
            </ButtonLink>
          }
        />
      );
    case 'signed-in':
      return <FilesPage />;
  }
}
