import { useCallback, useEffect } from 'react';
import { useLocation } from 'wouter';
import PreviewPanel from '../features/preview/preview-panel.tsx';
import { UploadWidget } from '../features/upload/upload-widget.tsx';
import { DocumentNav } from '../ui/document-nav.tsx';
import { exportStore } from '../ui/export-store.ts';
import { useDocumentTitle } from '../ui/page.tsx';
import { continueToMapping } from './continue-to-mapping.ts';
import { useResult } from './use-result.ts';

/** /files/{id}: what was read of one document, or how far its reading is; /files/{id}/export opens its export over it. */
export default function PreviewRoute({ fileId, isExporting }: { fileId: string; isExporting: boolean }) {
  const [, navigate] = useLocation();
  const { result, onRead, onEmpty } = useResult(fileId);
  const file = result?.file ?? null;
  useDocumentTitle(file === null ? 'Preview' : file.originalName);
  useExport(fileId, isExporting && file !== null);
  const onAccepted = useCallback((id: string) => navigate(`/files/${id}`), [navigate]);
  const onCancelled = useCallback(() => navigate('/'), [navigate]);
  return (
    <main id="content" className="flex-1 space-y-4 px-4 py-4 lg:px-6">
      <h1 className="sr-only">{file === null ? 'Document' : file.originalName}</h1>
      {file !== null && (
        <DocumentNav
          fileId={fileId}
          fileName={file.originalName}
          current={isExporting ? 'export' : 'preview'}
        />
      )}
      {result === null ? (
        <div className="mx-auto max-w-2xl py-8">
          <UploadWidget resumeFileId={fileId} {...{ onRead, onEmpty, onAccepted, onCancelled }} />
        </div>
      ) : (
        <PreviewPanel
          file={file}
          emptyReason={result.reason}
          onReset={() => navigate('/')}
          onContinue={() => file && continueToMapping(file, navigate)}
        />
      )}
    </main>
  );
}

/** Opens the export dialog while its address is shown; closing it goes back to the preview. */
function useExport(fileId: string, isOpen: boolean) {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!isOpen) return;
    exportStore.open([fileId]);
    const forget = exportStore.subscribe(() => {
      if (exportStore.current() === null) navigate(`/files/${fileId}`);
    });
    return () => {
      forget();
      exportStore.close();
    };
  }, [fileId, isOpen, navigate]);
}
