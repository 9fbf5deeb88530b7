import { useQuery } from '@tanstack/react-query';
import type { KeptMapping, MappingStyle } from '@tieout/contract';
import { fetchFittingMappings } from '../../api/books.ts';
import { SelectField } from '../../ui/field.tsx';
import { isColumn, type MappingAction } from './mapping-state.ts';

/** Offers the mappings used before that fit this file; nothing where there is none. */
export function SavedMappings({
  fileId,
  style,
  dispatch,
}: {
  fileId: string;
  style: MappingStyle;
  dispatch: (action: MappingAction) => void;
}) {
  const { data = [] } = useQuery({
    queryKey: ['files', fileId, 'mappings'],
    queryFn: () => fetchFittingMappings(fileId),
    staleTime: 0,
  });
  const fitting = data.filter((mapping) => usesColumnsOf(mapping, style));
  if (fitting.length === 0) return null;
  return (
    <div className="max-w-md">
      <SelectField
        label="Saved mapping"
        value=""
        onChange={(event) => {
          const saved = fitting.find(({ id }) => id === event.target.value);
          if (saved) dispatch({ kind: 'use-saved', saved, style });
        }}
      >
        <option value="">Use one of an earlier file…</option>
        {fitting.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

/** The mapping page and the wizard have columns of their own: each offers what was made with them. */
function usesColumnsOf({ fieldMappings, exportFormat }: KeptMapping, style: MappingStyle): boolean {
  return Object.values(fieldMappings).some((target) => isColumn(target, exportFormat, style));
}
