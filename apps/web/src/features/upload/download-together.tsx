import {
  autoMap,
  type ExportFormat,
  exportFormatLabels,
  exportFormatSchema,
  type FileDetail,
} from '@tieout/contract';
import { isStatement } from '@tieout/records';
import { useState } from 'react';
import { messageOf } from '../../api/call-error.ts';
import { convertFile, saveMapping } from '../../api/mapping.ts';
import { saveBlob } from '../../api/save-blob.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { toasts } from '../../ui/toast-store.ts';
import { joinCsv } from './join-csv.ts';

/** Several converted files as one CSV, account after account, each in the order of its periods. */
export function DownloadTogether({ files }: { files: readonly FileDetail[] }) {
  const [format, setFormat] = useState<ExportFormat>('qbo');
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      const parts: string[] = [];
      for (const file of inOrder(files)) parts.push(await csvOf(file, format));
      const csv = joinCsv(parts);
      if (csv === null) throw new Error('the files have other columns than each other');
      saveBlob(new Blob([csv], { type: 'text/csv' }), `${files.length}-statements-${format}.csv`);
    } catch (error) {
      toasts.show({ title: 'The CSV was not made', text: messageOf(error), tone: 'contradicted' });
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="min-w-52">
        <SelectField
          label={`All ${files.length} in one file`}
          value={format}
          onChange={(event) => setFormat(exportFormatSchema.parse(event.target.value))}
        >
          {exportFormatSchema.options.map((option) => (
            <option key={option} value={option}>
              {exportFormatLabels[option]}
            </option>
          ))}
        </SelectField>
      </div>
      <Button disabled={isPending} onClick={download}>
        {isPending ? 'Making the CSV…' : 'Download one CSV'}
      </Button>
    </div>
  );
}

async function csvOf({ fileId, extractedData }: FileDetail, format: ExportFormat): Promise<string> {
  const fields = [...new Set(extractedData.flatMap((row) => Object.keys(row)))];
  const mapping = autoMap(fields, format);
  await saveMapping(fileId, { mapping, exportFormat: format });
  return (await convertFile(fileId)).text();
}

function inOrder(files: readonly FileDetail[]): FileDetail[] {
  return files.toSorted((a, b) => orderKey(a).localeCompare(orderKey(b)));
}

function orderKey({ extraction, originalName }: FileDetail): string {
  const account = extraction && isStatement(extraction) ? extraction.accounts[0] : undefined;
  return `${account?.number ?? ''} ${account?.period?.start ?? ''} ${originalName}`;
}
