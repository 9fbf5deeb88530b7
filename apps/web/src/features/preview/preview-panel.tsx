import { type FileDetail, PREVIEW_ROW_COUNT } from '@tieout/contract';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DocumentProof } from './document-proof.tsx';
import { RecordTable } from './record-table.tsx';

export type PreviewPanelProps = {
  /** Null where the PDF held no transactions. */
  file: FileDetail | null;
  /** Why nothing was found, where the server said so. */
  emptyReason?: string | undefined;
  onContinue: () => void;
  onReset: () => void;
  continueLabel?: string;
};

/** What was read of an upload: its first rows, the fields found, and whether it ties out. */
export default function PreviewPanel(props: PreviewPanelProps) {
  const { file, onReset } = props;
  const rows = file?.extractedData ?? [];
  return (
    <section aria-labelledby="preview-title" className="sheet">
      <header className="flex flex-wrap items-center justify-between gap-3 border-b border-rule px-4 py-4 sm:px-6">
        <h2 id="preview-title" className="text-xl">
          Preview Extracted Data
        </h2>
        <Button onClick={onReset} size="sm">
          Upload Another File
        </Button>
      </header>
      {file === null || rows.length === 0 ? (
        <EmptyPreview reason={props.emptyReason} />
      ) : (
        <FilledPreview {...props} file={file} />
      )}
    </section>
  );
}

function EmptyPreview({ reason }: { reason: string | undefined }) {
  return (
    <div role="status" className="px-6 py-12 text-center">
      <p className="text-lg font-semibold">No data extracted from the PDF</p>
      <p className="mt-1 text-ink-soft">Please try uploading a different file</p>
      {reason && <p className="mx-auto mt-4 max-w-prose text-sm text-ink-faint">{reason}</p>}
    </div>
  );
}

function FilledPreview({
  file,
  onContinue,
  continueLabel = 'Continue to Field Mapping',
}: PreviewPanelProps & { file: FileDetail }) {
  const rows = file.extractedData;
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return (
    <div className="space-y-6 p-4 sm:p-6">
      <Notice tone="proven">Successfully extracted {rows.length} transaction(s) from your PDF</Notice>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.5fr)_minmax(20rem,1fr)]">
        <div className="min-w-0">
          <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-sm font-semibold">First {Math.min(PREVIEW_ROW_COUNT, rows.length)} rows</h3>
            <Badge>{fields.length} fields detected</Badge>
          </div>
          <RecordTable fields={fields} rows={rows.slice(0, PREVIEW_ROW_COUNT)} />
        </div>
        {file.extraction?.outcome === 'read' && <DocumentProof reading={file.extraction} />}
      </div>
      <div className="flex flex-wrap justify-end gap-2 border-t border-rule pt-5">
        <ButtonLink href={`/files/${file.fileId}/review`}>Review beside the page</ButtonLink>
        <ExportButton fileIds={[file.fileId]} />
        <Button variant="primary" onClick={onContinue}>
          {continueLabel}
        </Button>
      </div>
    </div>
  );
}
