import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FILES_PAGE_SIZE, type FileRecord, type FileSort, type FileStatus } from '@tieout/contract';
import { useSearchParams } from 'wouter';
import { deleteFile, fetchFiles, fetchStats } from '../../api/files.ts';

export type FilesView = {
  readonly page: number;
  readonly search: string;
  readonly status: 'all' | FileStatus;
  readonly sortBy: FileSort;
  readonly sortOrder: 'asc' | 'desc';
};

const atFirst: FilesView = { page: 1, search: '', status: 'all', sortBy: 'createdAt', sortOrder: 'desc' };

/** What of the files is shown, and in which order, as the address says; any change but that of the page goes back to page 1. */
export function useFilesView() {
  const [search, setSearch] = useSearchParams();
  const view = viewOf(search);
  const setView = (next: (now: FilesView) => FilesView) =>
    setSearch((now) => addressOf(next(viewOf(now))), { replace: true });
  return {
    view,
    isFiltered: view.search !== '' || view.status !== 'all',
    show: (part: Partial<Omit<FilesView, 'page'>>) => setView((now) => ({ ...now, ...part, page: 1 })),
    goTo: (page: number) => setView((now) => ({ ...now, page })),
    sortBy: (column: FileSort) => setView((now) => sortedBy(now, column)),
  };
}

const STATUSES: readonly FilesView['status'][] = ['completed', 'processing', 'failed'];
const COLUMNS: readonly FileSort[] = ['originalName', 'fileSize', 'createdAt'];

/** The view an address asks for; what it does not say, or says wrong, is as at first. */
export function viewOf(search: URLSearchParams): FilesView {
  const page = Number(search.get('page'));
  return {
    page: Number.isInteger(page) && page > 0 ? page : atFirst.page,
    search: search.get('search') ?? atFirst.search,
    status: STATUSES.find((one) => one === search.get('status')) ?? atFirst.status,
    sortBy: COLUMNS.find((one) => one === search.get('sort')) ?? atFirst.sortBy,
    sortOrder: search.get('order') === 'asc' ? 'asc' : 'desc',
  };
}

/** A view as an address: only what differs from the first one. */
export function addressOf(view: FilesView): URLSearchParams {
  const first = new Map(parametersOf(atFirst));
  return new URLSearchParams(parametersOf(view).filter(([name, value]) => value !== first.get(name)));
}

function parametersOf({ page, search, status, sortBy, sortOrder }: FilesView): [string, string][] {
  return Object.entries({ page: String(page), search, status, sort: sortBy, order: sortOrder });
}

/** The active column turns round; another one starts with the largest or latest first. */
export function sortedBy(view: FilesView, column: FileSort): FilesView {
  const isTurning = view.sortBy === column && view.sortOrder === 'desc';
  return { ...view, sortBy: column, sortOrder: isTurning ? 'asc' : 'desc', page: 1 };
}

/** A page of the person's files; the page before stays until it has come. */
export function useFiles({ status, ...view }: FilesView) {
  const query = { ...view, limit: FILES_PAGE_SIZE, status: status === 'all' ? ('' as const) : status };
  return useQuery({
    queryKey: ['user', 'files', query],
    queryFn: () => fetchFiles(query),
    placeholderData: keepPreviousData,
    // The list may have grown by an upload since it was last seen.
    staleTime: 0,
  });
}

/** How many files the person has, by state. */
export function useStats() {
  return useQuery({ queryKey: ['user', 'stats'], queryFn: fetchStats, staleTime: 0 });
}

/** Asks the server again for the list and the counts. */
export function useRefreshFiles() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['user'] });
}

/** Deletes files one after the other, and asks for the list again, also where one could not be deleted. */
export function useDeleteFiles(onDeleted: (file: FileRecord) => void) {
  const refresh = useRefreshFiles();
  return useMutation({
    mutationFn: async (files: readonly FileRecord[]) => {
      for (const file of files) {
        await deleteFile(file.id);
        onDeleted(file);
      }
    },
    onSettled: refresh,
  });
}
