import { AUTO_MAP_DELAY_MS, type ExportFormat, type MappingStyle } from '@tieout/contract';
import { useEffect, useReducer } from 'react';
import { emptyMapping, nextMapping } from './mapping-state.ts';

/** The mapping of a file's fields; auto-maps shortly after the start and after each change of format. */
export function useMapping(fields: readonly string[], style: MappingStyle, format: ExportFormat) {
  const [state, dispatch] = useReducer(nextMapping, format, emptyMapping);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of format is what asks for auto-mapping anew.
  useEffect(() => {
    const timer = setTimeout(
      () => dispatch({ kind: 'auto-map', fields, style, isOnlyIfEmpty: true }),
      AUTO_MAP_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [state.format, fields, style]);
  return [state, dispatch] as const;
}
