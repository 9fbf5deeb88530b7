import { AUTO_MAP_DELAY_MS, type ExportFormat, type MappingStyle } from '@tieout/contract';
import { useEffect, useReducer } from 'react';
import { keepMapping, keptMapping } from './kept-mapping.ts';
import { emptyMapping, nextMapping } from './mapping-state.ts';

/** The mapping of a file's fields, kept under `name` for a reload; auto-maps shortly after the start and after each change of format. */
export function useMapping(
  name: string,
  fields: readonly string[],
  { style, format }: { style: MappingStyle; format: ExportFormat },
) {
  const [state, dispatch] = useReducer(
    nextMapping,
    format,
    (first) => keptMapping(name) ?? emptyMapping(first),
  );
  useEffect(() => keepMapping(name, state), [name, state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of format is what asks for auto-mapping again.
  useEffect(() => {
    const timer = setTimeout(
      () => dispatch({ kind: 'auto-map', fields, style, isOnlyIfEmpty: true }),
      AUTO_MAP_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [state.format, fields, style]);
  return [state, dispatch] as const;
}
