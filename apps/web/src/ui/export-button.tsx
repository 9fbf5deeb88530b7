import { Button, type ButtonVariant } from './button.tsx';
import { exportStore } from './export-store.ts';

/** Opens the export dialog for these files. */
export function ExportButton({
  fileIds,
  label = 'Export…',
  size = 'md',
  variant = 'secondary',
}: {
  fileIds: readonly string[];
  label?: string;
  size?: 'sm' | 'md';
  variant?: ButtonVariant;
}) {
  return (
    <Button size={size} variant={variant} onClick={() => exportStore.open(fileIds)}>
      {label}
    </Button>
  );
}
