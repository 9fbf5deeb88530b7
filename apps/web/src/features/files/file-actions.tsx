import type { FileRecord } from '@tieout/contract';
import { Ellipsis } from 'lucide-react';
import { useLocation } from 'wouter';
import { CallError } from '../../api/call-error.ts';
import { downloadCsv, downloadPdf } from '../../api/downloads.ts';
import { messageOf } from '../../api/message-of.ts';
import { saveBlob } from '../../api/save-blob.ts';
import { Button } from '../../ui/button.tsx';
import { exportStore } from '../../ui/export-store.ts';
import { Menu, type MenuItem } from '../../ui/menu.tsx';
import { toasts } from '../../ui/toast-store.ts';

/** What can be done with one file in its state. */
export function FileActions({ file, onDelete }: { file: FileRecord; onDelete: () => void }) {
  const [, navigate] = useLocation();
  const csvName = file.originalName.replace(/\.pdf$/i, '.csv');
  const isRead = file.status === 'completed';
  const items: (MenuItem | false)[] = [
    isRead && { label: 'Review', onSelect: () => navigate(`/files/${file.id}/review`) },
    isRead && {
      label: 'Payees and categories',
      onSelect: () => navigate(`/files/${file.id}/labels`),
    },
    isRead && { label: 'Map and export', onSelect: () => navigate(`/mapping/${file.id}`) },
    isRead && { label: 'Export…', onSelect: () => exportStore.open([file.id]) },
    file.status !== 'expired' && {
      label: 'Download PDF',
      onSelect: () => download(downloadPdf(file.id), file.originalName),
    },
    isRead &&
      file.csvPath !== null && {
        label: 'Download CSV',
        onSelect: () => download(downloadCsv(file.id), csvName),
      },
    { label: 'Delete', onSelect: onDelete, isDangerous: true },
  ];
  return (
    <Menu
      items={items.filter((item) => item !== false)}
      trigger={
        <Button variant="quiet" size="sm" aria-label={`Actions for ${file.originalName}`} className="px-2">
          <Ellipsis className="size-4.5" aria-hidden="true" />
        </Button>
      }
    />
  );
}

/** Saves a file, or says why it could not be had. */
export async function download(blob: Promise<Blob>, name: string) {
  try {
    saveBlob(await blob, name);
  } catch (error) {
    const status = error instanceof CallError && error.status > 0 ? `Download failed: ${error.status}. ` : '';
    toasts.show({ title: 'Download failed', text: `${status}${messageOf(error)}`, tone: 'contradicted' });
  }
}
