import clsx from 'clsx';
import { FileText } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { prepareUpload } from './send-pdf.ts';

/** Takes PDFs, dropped or chosen. Whatever is dropped is handed on, so that a reason can be given for each. */
export function DropZone({
  onFiles,
  title,
  hint,
  isSlim = false,
  error,
}: {
  onFiles: OnFiles;
  title: string;
  hint: string;
  isSlim?: boolean;
  error?: React.ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { isDragActive, dragHandlers } = useDrop(onFiles);
  return (
    <div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button inside takes the keyboard; a click anywhere opens the same choice. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
      <div
        {...dragHandlers}
        onClick={() => input.current?.click()}
        onPointerEnter={prepareUpload}
        onFocus={prepareUpload}
        className={clsx(
          'sheet flex cursor-pointer items-center gap-4 border-dashed transition-colors',
          isSlim
            ? 'flex-wrap justify-between border px-5 py-4'
            : 'min-h-64 flex-col justify-center border-2 p-6 text-center',
          isDragActive ? 'border-accent bg-accent-wash' : 'border-rule-strong hover:border-accent',
        )}
      >
        <input
          ref={input}
          type="file"
          multiple
          accept="application/pdf,.pdf"
          aria-label={isSlim ? 'PDF files' : 'PDF file'}
          tabIndex={-1}
          className="sr-only"
          onClick={(event) => event.stopPropagation()}
          onChange={(event) => {
            handOn(event.target.files, onFiles);
            // The same file can be chosen again.
            event.target.value = '';
          }}
        />
        {!isSlim && <FileText className="size-9 text-accent" strokeWidth={1.4} aria-hidden="true" />}
        <div className={isSlim ? 'mr-auto' : undefined}>
          <p className={isSlim ? 'font-semibold' : 'text-lg font-semibold'}>
            {isDragActive ? 'Drop to upload' : title}
          </p>
          <p className="text-sm text-ink-faint">{hint}</p>
        </div>
        <Button variant={isSlim ? 'secondary' : 'primary'}>{isSlim ? 'Choose PDFs' : 'Choose a PDF'}</Button>
      </div>
      {error}
    </div>
  );
}

type OnFiles = (files: readonly [File, ...File[]]) => void;

/** What an element needs so that files can be dropped on it. */
function useDrop(onFiles: OnFiles) {
  // A drag enters and leaves every element inside as well.
  const [depth, setDepth] = useState(0);
  const dragHandlers = {
    onDragEnter: () => {
      prepareUpload();
      setDepth((now) => now + 1);
    },
    onDragLeave: () => setDepth((now) => Math.max(0, now - 1)),
    onDragOver: (event: React.DragEvent) => event.preventDefault(),
    onDrop: (event: React.DragEvent) => {
      event.preventDefault();
      setDepth(0);
      handOn(event.dataTransfer.files, onFiles);
    },
  };
  return { isDragActive: depth > 0, dragHandlers };
}

function handOn(files: FileList | null, onFiles: OnFiles) {
  const [first, ...others] = files ?? [];
  if (first) onFiles([first, ...others]);
}
