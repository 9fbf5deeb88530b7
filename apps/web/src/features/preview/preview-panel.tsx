import { type FileDetail, PREVIEW_ROW_COUNT } from '@tieout/contract';
import type { Verdict } from '@tieout/records';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { plural } from '../../ui/plural.ts';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
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
    <div className="space-y-5 p-4 sm:p-6">
      <VerdictLine file={file} />
      <SuccessBanner count={rows.length} isQuiet={file.proof !== null && file.proof.verdict !== 'proven'} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.5fr)_minmax(20rem,1fr)]">
        <div className="min-w-0">
          <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-sm font-semibold">
              First {plural(Math.min(PREVIEW_ROW_COUNT, rows.length), 'row')} of {rows.length}
            </h3>
            <Badge>{fields.length} fields detected</Badge>
          </div>
          <RecordTable fields={fields} rows={rows.slice(0, PREVIEW_ROW_COUNT)} />
        </div>
        {file.extraction?.outcome === 'read' && (
          <DocumentProof reading={file.extraction} correctionCount={file.proof?.correctionCount ?? 0} />
        )}
      </div>
      <Actions file={file} continueLabel={continueLabel} onContinue={onContinue} />
    </div>
  );
}

/** The verdict first: it decides what to do next. */
function VerdictLine({ file: { proof } }: { file: FileDetail }) {
  if (proof === null) return null;
  const text = (
    <>
      {whatNext[proof.verdict]}
      {proof.openCount > 0 && ` ${plural(proof.openCount, 'finding')} to check.`}
    </>
  );
  if (proof.verdict !== 'proven')
    return (
      <Notice tone={proof.verdict} title={proof.verdict === 'unproven' ? 'Unproven' : 'Contradicted'}>
        {text}
      </Notice>
    );
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <VerdictBadge verdict={proof.verdict} correctionCount={proof.correctionCount} />
      <p className="text-sm">{text}</p>
    </div>
  );
}

const whatNext: Readonly<Record<Verdict, string>> = {
  proven: 'Every figure is checked, to the cent. You can export it.',
  unproven: 'Not everything could be checked. Review it next to the page first.',
  contradicted: 'A check on this document fails. Review it next to the page before you export it.',
};

/** The banner of the specification; where the verdict is not good it steps back to a plain line. */
function SuccessBanner({ count, isQuiet }: { count: number; isQuiet: boolean }) {
  const text = `Successfully extracted ${count} transaction(s) from your PDF`;
  if (!isQuiet) return <Notice tone="proven">{text}</Notice>;
  return <p className="border-l-4 border-proven px-4 py-1 text-sm text-ink-soft">{text}</p>;
}

/** Review where something is left to check, else export; both are always there. */
function Actions({
  file: { fileId, proof },
  continueLabel,
  onContinue,
}: {
  file: FileDetail;
  continueLabel: string;
  onContinue: () => void;
}) {
  const isProven = proof?.verdict === 'proven';
  return (
    <div className="flex flex-wrap justify-end gap-2 border-t border-rule pt-5">
      <ButtonLink href={`/files/${fileId}/review`} variant={isProven ? 'secondary' : 'primary'}>
        Review next to the page
      </ButtonLink>
      <Button onClick={onContinue}>{continueLabel}</Button>
      <ExportButton fileIds={[fileId]} variant={isProven ? 'primary' : 'secondary'} />
    </div>
  );
}
