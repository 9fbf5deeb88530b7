import type { UploadProgress } from '../../api/follow-progress.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { useRisingPercent } from './use-rising-percent.ts';

/** A PDF being read: the bar, and the pages really done in words. */
export function ProcessingCard({
  fileName,
  progress,
  onCancel,
}: {
  fileName: string;
  progress: UploadProgress;
  onCancel: () => void;
}) {
  const percent = useRisingPercent(progress);
  return (
    <div className="sheet flex min-h-64 flex-col justify-center gap-4 p-6">
      <div>
        <p className="text-lg font-semibold">Reading your PDF</p>
        <p className="mt-1 truncate text-sm text-ink-soft">{fileName}</p>
      </div>
      <ProgressBar percent={percent} label="Reading the PDF" />
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="figures text-sm text-ink-soft">
          {pagesText(progress)}
        </p>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

function pagesText({ pagesDone, pageCount }: UploadProgress): string {
  return pageCount === null ? 'Opening the document' : `Page ${pagesDone} of ${pageCount} read`;
}
