import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type DateFormat, dateFormatSchema } from '@tieout/contract';
import { checkConversion } from '../../api/mapping.ts';
import { messageOf } from '../../api/message-of.ts';
import { SelectField } from '../../ui/field.tsx';
import { FilePreview } from '../../ui/file-preview.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Blocks, PreflightItems } from '../../ui/preflight-items.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import { requestOf } from './export-csv.ts';
import type { MappingState } from './mapping-state.ts';

/** A check is asked for when nothing was changed for so long. */
const SETTLED_MS = 400;

/** What is to know before the CSV is downloaded, its order of dates, and its first lines. */
export function MappingCheck({
  fileId,
  state,
  dateFormat,
  onDateFormat,
}: {
  fileId: string;
  state: MappingState;
  dateFormat?: DateFormat | undefined;
  /** Left out where the order of dates cannot be chosen. */
  onDateFormat?: (format: DateFormat | undefined) => void;
}) {
  const request = useDebounced(JSON.stringify(requestOf(state, dateFormat)), SETTLED_MS);
  const isEmpty = Object.keys(state.mappings).length === 0;
  const check = useQuery({
    queryKey: ['mapping', 'check', fileId, request],
    queryFn: () => checkConversion(fileId, JSON.parse(request)),
    enabled: !isEmpty,
    placeholderData: keepPreviousData,
    // The rows may have been corrected since.
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <section aria-label="Check before download" aria-live="polite" className="mt-6 space-y-4">
      <h2 className="text-lg font-semibold">Check before download</h2>
      {state.format !== 'generic' && onDateFormat && (
        <div className="max-w-xs">
          <SelectField
            label="Dates"
            value={dateFormat ?? ''}
            onChange={(event) => onDateFormat(dateFormatSchema.safeParse(event.target.value).data)}
          >
            <option value="">Automatic</option>
            {dateFormatSchema.options.map((format) => (
              <option key={format}>{format}</option>
            ))}
          </SelectField>
        </div>
      )}
      {check.isError && <Notice tone="contradicted">{messageOf(check.error)}</Notice>}
      {check.data && !isEmpty && (
        <>
          <p>
            <VerdictBadge
              verdict={check.data.proof.verdict}
              correctionCount={check.data.proof.correctionCount}
            />
          </p>
          <Blocks items={check.data.items} />
          <PreflightItems items={check.data.items} />
          <FilePreview lines={check.data.preview} />
        </>
      )}
    </section>
  );
}
