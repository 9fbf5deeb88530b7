import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FILES_PAGE_SIZE, type FileSort, type FileStatus } from '@tieout/contract';
import { useState } from 'react';
import { deleteFile, fetchFiles, fetchStats } from '../../api/files.ts';

export type FilesView = {
  readonly page: number;
  readonly search: string;
  readonly status: 'all' | FileStatus;
  readonly sortBy: FileSort;
  readonly sortOrder: 'asc' | 'desc';
};

const atFirst: FilesView = { page: 1, search: '', status: 'all', sortBy: 'createdAt', sortOrder: 'desc' };

/** What of the files is shown, and in which order; any change but that of the page goes back to page 1. */
export function useFilesView() {
  const [view, setView] = useState(atFirst);
  return {
    view,
    isFiltered: view.search !== '' || view.status !== 'all',
    show: (part: Partial<Omit<FilesView, 'page'>>) => setView((now) => ({ ...now, ...part, page: 1 })),
    goTo: (page: number) => setView((now) => ({ ...now, page })),
    sortBy: (column: FileSort) => setView((now) => sortedBy(now, column)),
  };
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

/** Deletes one file, and asks for the list again. */
export function useDeleteFile() {
  const refresh = useRefreshFiles();
  return useMutation({ mutationFn: deleteFile, onSuccess: refresh });
}
