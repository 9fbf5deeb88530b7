import type { ExportAccount, PreflightItem, PreflightResponse } from '@tieout/contract';
import { formatCalendarDate } from '../../ui/format-date.ts';
import { Notice } from '../../ui/notice.tsx';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';

/** What a target says before its file is made: what stops it, what to know, what is written otherwise, and what there will be. */
export function PreflightReport({ preflight }: { preflight: PreflightResponse }) {
  const of = (level: PreflightItem['level']) => preflight.items.filter((item) => item.level === level);
  return (
    <section aria-label="Check before download" aria-live="polite" className="space-y-4">
      {of('block').map((item) => (
        <Notice key={item.code + item.message} tone="contradicted" title="This stops the export">
          <ItemText item={item} />
        </Notice>
      ))}
      {preflight.accounts.length > 0 && <Accounts accounts={preflight.accounts} />}
      <Items title="To know" items={of('warning')} />
      <Items title="Written otherwise than read" items={of('change')} />
      {preflight.files.length > 0 && <Files files={preflight.files} />}
    </section>
  );
}

function Accounts({ accounts }: { accounts: readonly ExportAccount[] }) {
  return (
    <ul className="divide-y divide-rule border-y border-rule text-sm">
      {accounts.map((account, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an account may have no number; its place is its identity.
        <li key={index} className="py-3">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium">
              {account.number ? `Account ${account.number}` : `Account ${index + 1}`}
            </span>
            <VerdictBadge verdict={account.verdict} />
            <span className="figures text-ink-soft">
              {rowsText(account.rowCount)}
              {account.currency && ` in ${account.currency}`}
            </span>
          </p>
          <p className="text-xs text-ink-faint">{periodsOf(account)}</p>
          {account.notes.map((note) => (
            <p key={note.message} className="mt-1.5 border-l-4 border-unproven pl-3">
              {note.message}
            </p>
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

function Items({ title, items }: { title: string; items: readonly PreflightItem[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 text-sm font-semibold">{title}</h3>
      <ul className="space-y-2 text-sm">
        {items.map((item) => (
          <li key={item.code + item.message} className="border-l-4 border-rule-strong pl-3">
            <ItemText item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ItemText({ item: { message, count, samples } }: { item: PreflightItem }) {
  return (
    <>
      <p>
        {message}
        {count > 0 && <span className="figures text-ink-faint"> {rowsText(count)}</span>}
      </p>
      {samples.length > 0 && (
        <ul className="mt-1 text-xs text-ink-soft">
          {samples.map((sample) => (
            <li key={sample} className="wrap-anywhere">
              {sample}
            </li>
          ))}
        </ul>
      )}
    </>
  );
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

const rowsText = (count: number) => (count === 1 ? '1 row' : `${count} rows`);
