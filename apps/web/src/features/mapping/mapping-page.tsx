import { type DateFormat, mainStyle } from '@tieout/contract';
import type { FlatRecord } from '@tieout/records';
import { useMemo, useState } from 'react';
import { Redirect } from 'wouter';
import { messageOf } from '../../api/message-of.ts';
import { Button } from '../../ui/button.tsx';
import { DocumentNav } from '../../ui/document-nav.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { plural } from '../../ui/plural.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { ExportComplete } from './export-complete.tsx';
import { exportCsv } from './export-csv.ts';
import { keepDateFormat, keptDateFormat } from './kept-mapping.ts';
import { MappingCheck } from './mapping-check.tsx';
import { MappingTool } from './mapping-tool.tsx';
import { SavedMappings } from './saved-mappings.tsx';
import { Tracker } from './tracker.tsx';
import { useFileRows } from './use-file-rows.ts';
import { useMapping } from './use-mapping.ts';

type MappingPageProps = { fileId: string; hasFileHistory: boolean };

/** /mapping/{fileId}: the fields of one file to the columns of the export, and the CSV. */
export default function MappingPage({ fileId, hasFileHistory }: MappingPageProps) {
  const found = useFileRows(fileId);
  switch (found.status) {
    case 'loading':
      return (
        <main id="content" className="page-width flex-1">
          <Spinner label="Loading file data..." />
        </main>
      );
    case 'missing':
      return <Redirect to="/" replace />;
    case 'ready':
      return <MappingOfRows fileId={fileId} rows={found.rows} hasFileHistory={hasFileHistory} />;
  }
}

function MappingOfRows({ fileId, rows, hasFileHistory }: MappingPageProps & { rows: readonly FlatRecord[] }) {
  const fields = useMemo(() => [...new Set(rows.flatMap((row) => Object.keys(row)))], [rows]);
  const [state, dispatch] = useMapping(fileId, fields, { style: mainStyle, format: 'qbo' });
  const [dateFormat, setDateFormat] = useState<DateFormat | undefined>(() => keptDateFormat(fileId));
  const chooseDateFormat = (format: DateFormat | undefined) => {
    keepDateFormat(fileId, format);
    setDateFormat(format);
  };
  const [exported, setExported] = useState<string | null>(null);
  const edit = () => {
    setExported(null);
    dispatch({ kind: 'reset' });
  };
  return (
    <Page
      isWide
      title={exported ? 'Export' : 'Custom CSV mapping'}
      lead={`${plural(rows.length, 'row')} read from your PDF`}
      above={<DocumentNav fileId={fileId} current="mapping" />}
    >
      <div className="mb-6">
        <Tracker
          steps={[
            { name: 'File Uploaded', state: 'complete' },
            { name: 'Map Fields', state: exported ? 'complete' : 'in progress' },
            { name: 'Export CSV', state: exported ? 'complete' : 'pending' },
          ]}
        />
      </div>
      {exported ? (
        <ExportComplete
          fileId={fileId}
          fileName={exported}
          format={state.format}
          hasFileHistory={hasFileHistory}
          onEdit={edit}
        />
      ) : (
        <>
          {hasFileHistory && (
            <div className="mb-5">
              <SavedMappings fileId={fileId} style={mainStyle} dispatch={dispatch} />
            </div>
          )}
          <MappingTool {...{ rows, fields, style: mainStyle, state, dispatch }} />
          <MappingCheck {...{ fileId, state, dateFormat }} onDateFormat={chooseDateFormat} />
          <ExportBar {...{ fileId, state, dateFormat }} onDone={setExported} />
        </>
      )}
    </Page>
  );
}

function ExportBar({
  fileId,
  state,
  dateFormat,
  onDone,
}: {
  fileId: string;
  state: Parameters<typeof exportCsv>[1];
  dateFormat: DateFormat | undefined;
  onDone: (fileName: string) => void;
}) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const count = Object.keys(state.mappings).length;
  const run = async () => {
    if (count === 0) return;
    setPending(true);
    setFailure(null);
    try {
      onDone(await exportCsv(fileId, state, dateFormat));
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="sticky bottom-0 -mx-4 mt-6 border-t border-rule bg-paper px-4 py-4 lg:-mx-6 lg:px-6">
      {failure && (
        <div className="mb-3">
          <Notice tone="contradicted" title="The CSV was not created">
            {failure}
          </Notice>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-soft">
          {count === 0 ? 'Map at least one field to download the CSV.' : `${plural(count, 'field')} mapped`}
        </p>
        <div className="flex flex-wrap gap-2">
          <ExportButton fileIds={[fileId]} />
          <Button variant="primary" disabled={count === 0 || isPending} onClick={run}>
            {isPending ? 'Creating the CSV…' : 'Download CSV'}
          </Button>
        </div>
      </div>
    </div>
  );
}
