import { useState } from 'react';
import { convertFile } from '../../api/mapping.ts';
import { messageOf } from '../../api/message-of.ts';
import { saveBlob } from '../../api/save-blob.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { fileTimestamp } from './export-csv.ts';

/** The wizard's last step: the CSV by the mapping just saved. */
export function WizardComplete({ fileId }: { fileId: string }) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const download = async () => {
    setPending(true);
    setFailure(null);
    try {
      saveBlob(await convertFile(fileId), `converted-${fileTimestamp(new Date())}.csv`);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <section className="sheet p-6 sm:p-8" aria-labelledby="complete-title">
      <div role="status">
        <h2 id="complete-title" className="text-xl">
          Conversion complete
        </h2>
      </div>
      <p className="mt-2 text-ink-soft">Download the CSV. Then, in QuickBooks, choose File → Import.</p>
      {failure && (
        <div className="mt-4">
          <Notice tone="contradicted" title="The CSV was not created">
            {failure}
          </Notice>
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-2">
        <Button variant="primary" disabled={isPending} onClick={download}>
          {isPending ? 'Creating the CSV…' : 'Download CSV'}
        </Button>
        <ExportButton fileIds={[fileId]} />
        <ButtonLink href="/dashboard">Return to Dashboard</ButtonLink>
      </div>
    </section>
  );
}
