import { useQueryClient } from '@tanstack/react-query';
import { lazy, useCallback } from 'react';
import { useSession } from '../api/session.tsx';
import { UploadQueue } from '../features/upload/upload-queue.tsx';
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
    case 'suspended':
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
      return <FilesWithUpload />;
  }
}

function FilesWithUpload() {
  const client = useQueryClient();
  const { refresh } = useSession();
  const onRead = useCallback(() => {
    client.invalidateQueries({ queryKey: ['user'] });
    refresh();
  }, [client, refresh]);
  return (
    <FilesPage>
      <UploadQueue onRead={onRead} />
    </FilesPage>
  );
}
