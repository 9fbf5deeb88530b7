import { useQuery } from '@tanstack/react-query';
import type { ExportRequest, Preset } from '@tieout/contract';
import { useState } from 'react';
import { fetchPresets } from '../../api/exports.ts';
import { messageOf } from '../../api/message-of.ts';
import { useSession } from '../../api/session.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckField, SelectField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { NextSteps } from './next-steps.tsx';
import { OptionFields } from './option-fields.tsx';
import { PreflightReport } from './preflight-report.tsx';
import { RememberNames } from './remember-names.tsx';
import { rememberedTarget, rememberTarget } from './remembered-target.ts';
import { TargetSelect } from './target-select.tsx';
import { nothingTyped, readOptions } from './typed-options.ts';
import { useDownload, usePreflight, useSourceKind } from './use-export.ts';

/** Makes the file a program imports, of one document or of several as one: target, what it needs, its check, download. */
export default function ExportDialog({
  fileIds,
  onClose,
}: {
  fileIds: readonly string[];
  onClose: () => void;
}) {
  const kind = useSourceKind(fileIds[0] ?? '');
  const presets = useQuery({ queryKey: ['presets'], queryFn: fetchPresets, staleTime: 0 });
  const fitting = presets.data?.presets.filter(({ takes }) => kind === undefined || takes.includes(kind));
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title="Export"
      description={
        fileIds.length === 1
          ? 'Includes your corrections, and is checked before you download it.'
          : `${fileIds.length} files as one: the statements of an account follow each other.`
      }
    >
      {presets.isError && (
        <Notice
          tone="contradicted"
          title="The targets could not be loaded"
          action={
            <Button size="sm" onClick={() => presets.refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(presets.error)}
        </Notice>
      )}
      {presets.isPending && <Spinner label="Loading the targets..." />}
      {fitting && (
        <ExportForm
          fileIds={fileIds}
          presets={fitting}
          remembered={presets.data?.rememberedId ?? rememberedTarget()}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

function ExportForm({
  fileIds,
  presets,
  remembered,
  onClose,
}: {
  fileIds: readonly string[];
  presets: readonly Preset[];
  /** The target chosen last time. */
  remembered: string | null;
  onClose: () => void;
}) {
  const [presetId, setPresetId] = useState(remembered);
  const [typed, setTyped] = useState(nothingTyped);
  const [merging, setMerging] = useState<Merging>({ isMerged: true, isOneAccount: false });
  const preset = presets.find(({ id }) => id === presetId) ?? presets[0];
  const { options, errors } = readOptions(typed, preset?.asks ?? []);
  const request: ExportRequest | null = preset?.isIncluded
    ? { fileIds: [...fileIds], presetId: preset.id, options, ...merging }
    : null;
  const preflight = usePreflight(request);
  const download = useDownload();
  const isSignedIn = useSession().status === 'signed-in';
  if (preset === undefined) return <p>No target takes this kind of document yet.</p>;
  const isReady =
    request !== null &&
    preflight.data?.isBlocked === false &&
    preflight.data.presetId === preset.id &&
    Object.keys(errors).length === 0;
  return (
    <div className="space-y-5">
      <TargetSelect presets={presets} value={preset.id} onChange={setPresetId} />
      <TargetNotes preset={preset} />
      {fileIds.length > 1 && <MergeChoices merging={merging} onChange={setMerging} />}
      {request === null ? (
        <Notice action={<ButtonLink href="/subscribe">See the plans</ButtonLink>}>
          {preset.label} is part of the plans Pro and Business. Every CSV target is in yours.
        </Notice>
      ) : (
        <>
          <OptionFields
            asks={preset.asks}
            accounts={preflight.data?.accounts ?? []}
            taxRates={preflight.data?.taxRates ?? []}
            typed={typed}
            errors={errors}
            used={preflight.data?.options ?? {}}
            onType={setTyped}
          />
          {preflight.isError && <Notice tone="contradicted">{messageOf(preflight.error)}</Notice>}
          {preflight.data?.presetId === preset.id && <PreflightReport preflight={preflight.data} />}
        </>
      )}
      {download.isError && (
        <Notice tone="contradicted" title="The file was not made">
          {messageOf(download.error)}
        </Notice>
      )}
      {download.data && (
        <Notice title="Saved">
          <span className="font-medium wrap-anywhere">{download.data}</span> is in your browser's downloads
          folder.
          {isSignedIn && (
            <RememberNames accounts={preflight.data?.accounts ?? []} names={typed.accountNames} />
          )}
        </Notice>
      )}
      {request !== null && <NextSteps presetId={preset.id} />}
      <div className="sticky -bottom-5 -mx-5 flex flex-wrap justify-end gap-2 border-t border-rule bg-sheet px-5 py-4 sm:-bottom-6 sm:-mx-6 sm:px-6">
        <Button onClick={onClose}>Close</Button>
        <Button
          variant="primary"
          disabled={!isReady || download.isPending}
          onClick={() => {
            if (request === null) return;
            rememberTarget(request.presetId);
            download.mutate(request);
          }}
        >
          {download.isPending ? 'Making the file…' : 'Download'}
        </Button>
      </div>
    </div>
  );
}

function TargetNotes({ preset: { hint, isUnverified } }: { preset: Preset }) {
  return (
    <div className="space-y-1.5 text-sm text-ink-soft">
      <p>{hint}</p>
      {isUnverified && (
        <p>The maker of this program does not describe the format; try it with few rows first.</p>
      )}
    </div>
  );
}

type Merging = Pick<ExportRequest, 'isMerged' | 'isOneAccount' | 'isRepeatLeftOut'>;

const FILES = { merged: 'One file for each account', apart: 'One file for each document' } as const;
const DUPLICATES = {
  auto: 'Skip certain duplicates (recommended)',
  skip: 'Skip all duplicates',
  keep: 'Keep duplicates',
} as const;

function MergeChoices({ merging, onChange }: { merging: Merging; onChange: (merging: Merging) => void }) {
  const { isRepeatLeftOut } = merging;
  const duplicates = isRepeatLeftOut === undefined ? 'auto' : isRepeatLeftOut ? 'skip' : 'keep';
  const setDuplicates = (choice: string) =>
    onChange({ ...merging, isRepeatLeftOut: choice === 'auto' ? undefined : choice === 'skip' });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Files"
        value={merging.isMerged ? 'merged' : 'apart'}
        onChange={(event) => onChange({ ...merging, isMerged: event.target.value === 'merged' })}
      >
        {Object.entries(FILES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Duplicates"
        value={duplicates}
        onChange={(event) => setDuplicates(event.target.value)}
      >
        {Object.entries(DUPLICATES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <CheckField
        label="Treat all files as one account"
        checked={merging.isOneAccount ?? false}
        onChange={(event) => onChange({ ...merging, isOneAccount: event.target.checked })}
      />
    </div>
  );
}
