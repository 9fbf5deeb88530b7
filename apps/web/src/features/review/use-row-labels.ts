import { useQuery } from '@tanstack/react-query';
import type { ReviewRow } from '@tieout/contract';
import { useMemo } from 'react';
import { fetchLabels } from '../../api/labels.ts';

/** Payee and category given to rows elsewhere, where the review itself says nothing of them. */
export function useRowLabels(fileId: string) {
  const { data } = useQuery({
    queryKey: ['files', fileId, 'labels'],
    queryFn: () => fetchLabels(fileId),
    staleTime: 0,
  });
  return useMemo(() => {
    const given = new Map(
      data?.rows.flatMap(({ row, payee, category }) =>
        payee === null && category === null ? [] : [[row, { payee, category }] as const],
      ),
    );
    return {
      added: (rows: readonly ReviewRow[]): readonly ReviewRow[] =>
        given.size === 0 ? rows : rows.map((row) => ({ ...given.get(row.id), ...row })),
    };
  }, [data]);
}
