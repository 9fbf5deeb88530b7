import { Suspense, useSyncExternalStore } from 'react';
import { exportStore } from '../ui/export-store.ts';
import { lazyPage } from './lazy-page.tsx';

const ExportDialog = lazyPage(() => import('../features/exporting/export-dialog.tsx'));

/** Where the export dialog appears; its code comes when it is first asked for. */
export function ExportArea() {
  const fileIds = useSyncExternalStore(exportStore.subscribe, exportStore.current, () => null);
  return <Suspense>{fileIds && <ExportDialog fileIds={fileIds} onClose={exportStore.close} />}</Suspense>;
}
