import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type AdminListQuery, FILES_PAGE_SIZE } from '@tieout/contract';
import { useState } from 'react';
import { useDebounced } from '../../ui/use-debounced.ts';

const SEARCH_DELAY_MS = 300;

/** A list that is searched and moved through page by page; another search begins at page 1. */
export function useList<Result>(name: string, fetch: (query: AdminListQuery) => Promise<Result>) {
  const [{ search, page }, setView] = useState({ search: '', page: 1 });
  const settled = useDebounced(search, SEARCH_DELAY_MS);
  const query = { search: settled, page, limit: FILES_PAGE_SIZE };
  return {
    search,
    page,
    searchFor: (text: string) => setView({ search: text, page: 1 }),
    goTo: (to: number) => setView((now) => ({ ...now, page: to })),
    result: useQuery({
      queryKey: ['admin', name, query],
      queryFn: () => fetch(query),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  };
}

export type List<Result> = ReturnType<typeof useList<Result>>;
