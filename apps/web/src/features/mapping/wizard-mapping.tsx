import { alternateStyle } from '@tieout/contract';
import type { FlatRecord } from '@tieout/records';
import { useMemo, useState } from 'react';
import { saveMapping } from '../../api/mapping.ts';
import { messageOf } from '../../api/message-of.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MappingCheck } from './mapping-check.tsx';
import { MappingTool } from './mapping-tool.tsx';
import { SavedMappings } from './saved-mappings.tsx';
import { useMapping } from './use-mapping.ts';

/** The wizard's mapping tool: the alternate columns; saving the mapping ends the step. */
export function WizardMapping({
  fileId,
  rows,
  onSaved,
}: {
  fileId: string;
  rows: readonly FlatRecord[];
  onSaved: () => void;
}) {
  const fields = useMemo(() => [...new Set(rows.flatMap((row) => Object.keys(row)))], [rows]);
  const [state, dispatch] = useMapping(`wizard_${fileId}`, fields, {
    style: alternateStyle,
    format: 'qbo',
  });
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isEmpty = Object.keys(state.mappings).length === 0;
  const save = async () => {
    setPending(true);
    setFailure(null);
    try {
      await saveMapping(fileId, {
        mapping: state.mappings,
        customFields: [...state.customFields],
        exportFormat: state.format,
      });
      onSaved();
    } catch (error) {
      setFailure(messageOf(error));
      setPending(false);
    }
  };
  return (
    <div className="space-y-5">
      <SavedMappings fileId={fileId} style={alternateStyle} dispatch={dispatch} />
      <MappingTool {...{ rows, fields, style: alternateStyle, state, dispatch }} />
      <MappingCheck fileId={fileId} state={state} />
      {failure && (
        <Notice tone="contradicted" title="The mapping was not saved">
          {failure}
        </Notice>
      )}
      <div className="flex justify-end">
        <Button variant="primary" disabled={isEmpty || isPending} onClick={save}>
          {isPending ? 'Saving...' : 'Save Mapping'}
        </Button>
      </div>
    </div>
  );
}
