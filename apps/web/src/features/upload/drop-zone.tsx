import clsx from 'clsx';
import { FileText } from 'lucide-react';
import { useDropzone } from 'react-dropzone';
import { buttonLook } from '../../ui/button.tsx';

/** Takes one PDF, dropped or chosen. Whatever is dropped is handed on; only the first file counts. */
export function DropZone({ onFile, error }: { onFile: (file: File) => void; error: React.ReactNode }) {
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    multiple: true,
    onDrop: (accepted, rejected) => {
      const first = accepted[0] ?? rejected[0]?.file;
      if (first) onFile(first);
    },
  });
  return (
    <div>
      <div
        {...getRootProps({ role: 'button', 'aria-label': 'Choose a PDF or drop it here' })}
        className={clsx(
          'sheet flex min-h-64 flex-col items-center justify-center gap-4 border-2 border-dashed p-6 text-center transition-colors',
          isDragActive ? 'border-accent bg-accent-wash' : 'border-rule-strong hover:border-accent',
        )}
      >
        <input {...getInputProps({ accept: 'application/pdf,.pdf', 'aria-label': 'PDF file' })} />
        <FileText className="size-9 text-accent" strokeWidth={1.4} aria-hidden="true" />
        <div>
          <p className="text-lg font-semibold">
            {isDragActive ? 'Let go to upload' : 'Drop a statement PDF here'}
          </p>
          <p className="mt-1 text-sm text-ink-faint">One PDF, up to 25 MB</p>
        </div>
        <span className={buttonLook({ variant: 'primary' })}>Choose a PDF</span>
      </div>
      {error}
    </div>
  );
}
