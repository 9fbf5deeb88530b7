import {
  autoMap,
  type CustomField,
  type ExportFormat,
  type MappingStyle,
  type SavedMapping,
} from '@tieout/contract';

/** How the fields of one file go to the columns of one format. */
export type MappingState = {
  readonly format: ExportFormat;
  /** Detected field to target column or own name. */
  readonly mappings: Readonly<Record<string, string>>;
  /** Target names the person added, in the order added. */
  readonly ownNames: readonly string[];
  /** Columns of one value in every row. */
  readonly customFields: readonly CustomField[];
};

export type MappingAction =
  | { readonly kind: 'choose-format'; readonly format: ExportFormat }
  | { readonly kind: 'map'; readonly field: string; readonly target: string | null }
  | { readonly kind: 'add-own-name'; readonly field: string; readonly name: string }
  | { readonly kind: 'set-custom-fields'; readonly customFields: readonly CustomField[] }
  | {
      readonly kind: 'auto-map';
      readonly fields: readonly string[];
      readonly style: MappingStyle;
      /** Leaves a mapping alone in which anything is mapped. */
      readonly isOnlyIfEmpty?: boolean;
    }
  | { readonly kind: 'use-saved'; readonly saved: SavedMapping; readonly style: MappingStyle }
  | { readonly kind: 'reset' };

/** Nothing mapped, in the format asked for. */
export function emptyMapping(format: ExportFormat): MappingState {
  return { format, mappings: {}, ownNames: [], customFields: [] };
}

/** The mapping after one step of the person or of auto-mapping. */
export function nextMapping(state: MappingState, action: MappingAction): MappingState {
  switch (action.kind) {
    case 'choose-format':
      return emptyMapping(action.format);
    case 'reset':
      return emptyMapping(state.format);
    case 'map':
      return { ...state, mappings: withTarget(state.mappings, action.field, action.target) };
    case 'add-own-name':
      return withOwnName(state, action.field, action.name.trim());
    case 'set-custom-fields':
      return { ...state, customFields: action.customFields };
    case 'use-saved':
      return ofSaved(action.saved, action.style);
    case 'auto-map': {
      if (action.isOnlyIfEmpty && Object.keys(state.mappings).length > 0) return state;
      const found = autoMap(action.fields, state.format, action.style);
      // What the person has mapped stays as it is.
      return { ...state, mappings: { ...found, ...state.mappings } };
    }
  }
}

/** Two fields that go to one column, as `column: field, field`; their numbers cannot both be written. */
export function sharedColumns(mappings: MappingState['mappings']): { column: string; fields: string[] }[] {
  const fieldsByColumn = Map.groupBy(Object.entries(mappings), ([, target]) => target);
  return [...fieldsByColumn]
    .filter(([, entries]) => entries.length > 1)
    .map(([column, entries]) => ({ column, fields: entries.map(([field]) => field) }));
}

/** A mapping as it was saved; what is no column of the format is a name of the person's own. */
function ofSaved(
  { exportFormat: format, fieldMappings, customFields }: SavedMapping,
  style: MappingStyle,
): MappingState {
  const ownNames = Object.values(fieldMappings).filter((target) => !isColumn(target, format, style));
  return { format, mappings: fieldMappings, ownNames: [...new Set(ownNames)], customFields };
}

/** Whether the target is one of the columns of that format. */
export function isColumn(target: string, format: ExportFormat, style: MappingStyle): boolean {
  return style.columns[format].some((column) => column.name === target);
}

function withTarget(mappings: MappingState['mappings'], field: string, target: string | null) {
  const { [field]: _, ...others } = mappings;
  return target === null ? others : { ...others, [field]: target };
}

function withOwnName(state: MappingState, field: string, name: string): MappingState {
  if (name === '') return state;
  const ownNames = state.ownNames.includes(name) ? state.ownNames : [...state.ownNames, name];
  return { ...state, ownNames, mappings: withTarget(state.mappings, field, name) };
}
