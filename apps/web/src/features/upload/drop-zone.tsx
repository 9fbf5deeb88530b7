import clsx from 'clsx';
import { FileText } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
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
  onFiles: (files: readonly [File, ...File[]]) => void;
  title: string;
  hint: string;
  isSlim?: boolean;
  error?: React.ReactNode;
}) {
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    // The button inside takes the keyboard; a click anywhere opens the same choice.
    noKeyboard: true,
    multiple: true,
    onDrop: (accepted, rejected) => {
      const [first, ...others] = [...accepted, ...rejected.map((rejection) => rejection.file)];
      if (first) onFiles([first, ...others]);
    },
  });
  return (
    <div>
      <div
        {...getRootProps({
          onPointerEnter: prepareUpload,
          onFocus: prepareUpload,
          onDragEnter: prepareUpload,
        })}
        className={clsx(
          'sheet flex cursor-pointer items-center gap-4 border-dashed transition-colors',
          isSlim
            ? 'flex-wrap justify-between border px-5 py-4'
            : 'min-h-64 flex-col justify-center border-2 p-6 text-center',
          isDragActive ? 'border-accent bg-accent-wash' : 'border-rule-strong hover:border-accent',
        )}
      >
        <input
          {...getInputProps({
            accept: 'application/pdf,.pdf',
            'aria-label': isSlim ? 'PDF files' : 'PDF file',
          })}
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
