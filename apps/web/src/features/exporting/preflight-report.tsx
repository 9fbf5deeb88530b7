import type { ExportAccount, PreflightItem, PreflightResponse } from '@tieout/contract';
import { FilePreview } from '../../ui/file-preview.tsx';
import { formatCalendarDate } from '../../ui/format-date.ts';
import { Blocks, ItemText, PreflightItems, rowsText } from '../../ui/preflight-items.tsx';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';

/** What a target says before its file is made: what stops it, what to know, what changes, and the file as it will be. */
export function PreflightReport({ preflight }: { preflight: PreflightResponse }) {
  return (
    <section aria-label="Check before download" aria-live="polite" className="space-y-4">
      <Blocks items={preflight.items} />
      {preflight.accounts.length > 0 && (
        <Accounts accounts={preflight.accounts} correctionCount={preflight.proof?.correctionCount ?? 0} />
      )}
      <PreflightItems items={itemsOfNoAccount(preflight)} />
      {preflight.files.length > 0 && <Files files={preflight.files} />}
      <FilePreview lines={preflight.preview} name={preflight.files[0]?.name} />
    </section>
  );
}

/** What is said of two statements of an account is said at the account already. */
function itemsOfNoAccount({ accounts, items }: PreflightResponse): readonly PreflightItem[] {
  const said = new Set(accounts.flatMap(({ notes }) => notes.map(({ message }) => message)));
  return items.filter(({ message }) => !said.has(message));
}

function Accounts({
  accounts,
  correctionCount,
}: {
  accounts: readonly ExportAccount[];
  /** Corrections of all files, which their verdicts rest on. */
  correctionCount: number;
}) {
  return (
    <ul className="divide-y divide-rule border-y border-rule text-sm">
      {accounts.map((account, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an account may have no number; its place is its identity.
        <li key={index} className="py-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium">
              {account.number ? `Account ${account.number}` : `Account ${index + 1}`}
            </span>
            <VerdictBadge verdict={account.verdict} correctionCount={correctionCount} />
            <span className="figures text-ink-soft">
              {rowsText(account.rowCount)}
              {account.currency && ` in ${account.currency}`}
            </span>
          </p>
          <p className="text-xs text-ink-faint">{periodsOf(account)}</p>
          {account.notes.map((note) => (
            <div key={note.message} className="mt-1.5 border-l-4 border-unproven pl-3">
              <ItemText item={note} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

function periodsOf({ statements }: ExportAccount): string {
  return statements
    .flatMap(({ start, end }) =>
      start && end ? [`${formatCalendarDate(start)} to ${formatCalendarDate(end)}`] : [],
    )
    .join('; ');
}

function Files({ files }: { files: PreflightResponse['files'] }) {
  return (
    <div>
      <h3 className="mb-2 text-sm font-semibold">
        {files.length === 1 ? 'The file' : `${files.length} files in a ZIP`}
      </h3>
      <ul className="text-sm">
        {files.map(({ name, rows }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-4">
            <span className="wrap-anywhere">{name}</span>
            <span className="figures text-ink-faint">{rowsText(rows)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
