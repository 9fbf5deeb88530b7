import { type ExportFormat, exportFormatLabels } from '@tieout/contract';
import { Link } from 'wouter';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ExportButton } from '../../ui/export-button.tsx';

/** The end of the way: the file is on disk, and what to do with it. */
export function ExportComplete({
  fileId,
  fileName,
  format,
  hasFileHistory,
  onEdit,
}: {
  fileId: string;
  fileName: string;
  format: ExportFormat;
  hasFileHistory: boolean;
  onEdit: () => void;
}) {
  return (
    <section className="sheet p-6 sm:p-8" aria-labelledby="export-title">
      <div role="status">
        <h2 id="export-title" className="text-xl">
          Export Complete!
        </h2>
      </div>
      <p className="mt-2 text-ink-soft">
        <span className="font-medium wrap-anywhere text-ink">{fileName}</span> was saved by your browser, in
        its downloads folder. {nextStep[format]}{' '}
        <Link href="/help" className="link">
          See how to import it, step by step
        </Link>
        .
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <ButtonLink href="/" variant="primary">
          Upload New PDF
        </ButtonLink>
        {hasFileHistory && <ButtonLink href="/files">View My Files</ButtonLink>}
        <ExportButton fileIds={[fileId]} />
        <Button onClick={onEdit} variant="quiet">
          Edit This Mapping
        </Button>
      </div>
    </section>
  );
}

const nextStep: Readonly<Record<ExportFormat, string>> = {
  qbo: `In ${exportFormatLabels.qbo}, choose Transactions → Bank transactions → Upload from file.`,
  qbd: `In ${exportFormatLabels.qbd}, choose File → Import.`,
  generic: 'It opens in any spreadsheet.',
};
