import { useQuery } from '@tanstack/react-query';
import { EXPORT_FILES_MAX } from '@tieout/contract';
import { fetchPresets, preflightExport } from '../../api/exports.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Several converted files as one export, and where statements of one account overlap or leave days between them. */
export function Together({ fileIds }: { fileIds: readonly string[] }) {
  const ids = fileIds.slice(0, EXPORT_FILES_MAX);
  const notes = useNotes(ids);
  return (
    <div className="space-y-3">
      <ExportButton fileIds={ids} label={`Export ${ids.length} files as one…`} />
      {ids.length < fileIds.length && (
        <Notice tone="unproven">
          One export takes {EXPORT_FILES_MAX} files. {fileIds.length - ids.length} of your {fileIds.length}{' '}
          files are not in it: export them from My Files.
        </Notice>
      )}
      {notes.map((note) => (
        <Notice key={note}>{note}</Notice>
      ))}
    </div>
  );
}

/** What the plainest target has to say of the statements next to each other. */
function useNotes(fileIds: readonly string[]): readonly string[] {
  const { data = [] } = useQuery({
    queryKey: ['exports', 'notes', fileIds],
    queryFn: async () => {
      const plainest = (await fetchPresets()).presets.find(
        ({ asks, isIncluded }) => isIncluded && asks.length === 0,
      );
      if (plainest === undefined) return [];
      const { accounts } = await preflightExport({ fileIds: [...fileIds], presetId: plainest.id });
      return accounts.flatMap((account) => account.notes.map((note) => note.message));
    },
  });
  return data;
}
