import type { FileRecord, FileSort } from '@tieout/contract';
import clsx from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'wouter';
import { Badge } from '../../ui/badge.tsx';
import { formatInstant } from '../../ui/format-date.ts';
import { formatSize } from '../../ui/format-size.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import { FileActions } from './file-actions.tsx';
import { FileState } from './file-status.tsx';
import { timeLeft } from './time-left.ts';
import type { FilesView } from './use-files.ts';

type FilesTableProps = {
  files: readonly FileRecord[];
  view: FilesView;
  onSort: (column: FileSort) => void;
  onDelete: (file: FileRecord) => void;
  /** Ids of the files chosen. */
  chosen: ReadonlySet<string>;
  onChoose: (file: FileRecord) => void;
  /** Chooses all files of this page, or none of them. */
  onChooseAll: (isChosen: boolean) => void;
};

/** The file history, one row each. */
export function FilesTable({
  files,
  view,
  onSort,
  onDelete,
  chosen,
  onChoose,
  onChooseAll,
}: FilesTableProps) {
  const chosenHere = files.filter(({ id }) => chosen.has(id)).length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="overflow-x-auto" aria-label="Files" tabIndex={0}>
      <table className="w-full text-sm max-sm:block">
        <thead className="max-sm:block">
          <tr className="border-b border-rule-strong bg-band text-left max-sm:flex max-sm:items-center">
            <th scope="col" className="w-px py-2.5 pl-4 max-sm:w-auto max-sm:pr-1">
              <input
                type="checkbox"
                aria-label="Select all files on this page"
                checked={chosenHere === files.length}
                ref={(box) => {
                  if (box) box.indeterminate = chosenHere > 0 && chosenHere < files.length;
                }}
                onChange={(event) => onChooseAll(event.target.checked)}
                className="mt-0.5 block size-4.5 accent-(--accent)"
              />
            </th>
            <SortHead label="File Name" column="originalName" view={view} onSort={onSort} />
            <Head label="Status" isWideOnly />
            <SortHead label="Size" column="fileSize" view={view} onSort={onSort} />
            <SortHead label="Upload Date" column="createdAt" view={view} onSort={onSort} />
            <Head label="Export Format" isWideOnly />
            <th scope="col" className={clsx(headLook, 'sticky right-0 bg-band max-sm:hidden')}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              isChosen={chosen.has(file.id)}
              onChoose={() => onChoose(file)}
              onDelete={() => onDelete(file)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function FileRow({
  file,
  isChosen,
  onChoose,
  onDelete,
}: {
  file: FileRecord;
  isChosen: boolean;
  onChoose: () => void;
  onDelete: () => void;
}) {
  const left = timeLeft(file.expiresAt, new Date());
  return (
    <tr className="border-b border-rule align-top last:border-0 hover:bg-band/50 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:gap-y-1 max-sm:py-2 max-sm:pr-4">
      <td className="py-3 pl-4 max-sm:row-span-3">
        <input
          type="checkbox"
          aria-label={`Choose ${file.originalName}`}
          checked={isChosen}
          onChange={onChoose}
          className="mt-0.5 size-4.5 accent-(--accent)"
        />
      </td>
      <td className="px-2.5 py-3 max-sm:px-0 lg:px-4">
        <Tooltip text={file.originalName}>
          {isOpenable(file) ? (
            <Link href={addressOfFile(file)} className="link block max-w-[200px] truncate font-medium">
              {file.originalName}
            </Link>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the whole name must be reachable by keyboard too.
            <span tabIndex={0} className="block max-w-[200px] truncate font-medium">
              {file.originalName}
            </span>
          )}
        </Tooltip>
      </td>
      <td className={clsx(cell, 'max-sm:col-start-2 max-sm:row-start-2')}>
        <FileState file={file} />
      </td>
      <td className={clsx(cell, 'figures max-sm:col-start-3 max-sm:row-start-3 max-sm:text-right')}>
        {formatSize(file.fileSize)}
      </td>
      <td className={clsx(cell, 'figures max-sm:col-start-2 max-sm:row-start-3')}>
        {formatInstant(file.createdAt)}
        {left && <span className="block text-xs text-ink-faint">{left}</span>}
      </td>
      <td className={clsx(cell, 'max-sm:col-start-3 max-sm:row-start-2 max-sm:text-right')}>
        {file.exportFormat ? (
          <Badge>{file.exportFormat.toUpperCase()}</Badge>
        ) : (
          <span className="max-sm:hidden">–</span>
        )}
      </td>
      <td className="sticky right-0 bg-sheet px-2.5 py-2 lg:px-4 max-sm:static max-sm:-mr-2 max-sm:col-start-3 max-sm:row-start-1 max-sm:p-0 max-sm:text-right">
        <FileActions file={file} onDelete={onDelete} />
      </td>
    </tr>
  );
}

/** Where its name leads: the review of what was read, the progress of what is not read yet. */
const addressOfFile = ({ id, status }: FileRecord) =>
  status === 'completed' ? `/files/${id}/review` : `/files/${id}`;

const isOpenable = ({ status }: FileRecord) => status === 'completed' || status === 'processing';

/** A cell of a wide screen's row; on a narrow one the row is a card. */
const cell = 'px-2.5 py-3 max-sm:p-0 lg:px-4';

const headLook = 'px-2.5 max-sm:px-2 py-2.5 font-semibold whitespace-nowrap lg:px-4';

function Head({ label, isWideOnly = false }: { label: string; isWideOnly?: boolean }) {
  return (
    <th scope="col" className={clsx(headLook, isWideOnly && 'max-sm:hidden')}>
      {label}
    </th>
  );
}

function SortHead({
  label,
  column,
  view,
  onSort,
}: {
  label: string;
  column: FileSort;
  view: FilesView;
  onSort: FilesTableProps['onSort'];
}) {
  const isActive = view.sortBy === column;
  const Arrow = view.sortOrder === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      className={headLook}
      aria-sort={isActive ? (view.sortOrder === 'asc' ? 'ascending' : 'descending') : 'none'}
    >
      <button
        type="button"
        className="inline-flex items-center gap-1 font-semibold hover:text-accent"
        onClick={() => onSort(column)}
      >
        {label}
        <Arrow className={isActive ? 'size-3.5' : 'size-3.5 opacity-0'} aria-hidden="true" />
      </button>
    </th>
  );
}
