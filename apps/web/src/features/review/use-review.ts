import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Edit, fileDataKey, type ReviewResponse } from '@tieout/contract';
import { useState } from 'react';
import { messageOf } from '../../api/call-error.ts';
import { fetchReview, sendEdit, undoEdit } from '../../api/review.ts';
import { toasts } from '../../ui/toast-store.ts';

/** A review and the corrections made in it, each of which can be taken back and made again. */
export function useReview(fileId: string) {
  const client = useQueryClient();
  const key = ['files', fileId, 'rows'];
  const review = useQuery({ queryKey: key, queryFn: () => fetchReview(fileId), staleTime: 0 });
  const [done, setDone] = useState<readonly Edit[]>([]);
  const [undone, setUndone] = useState<readonly Edit[]>([]);
  const show = (answer: ReviewResponse) => {
    client.setQueryData(key, answer);
    // Rows handed over to the mapping page before this correction are out of date.
    sessionStorage.removeItem(fileDataKey(fileId));
  };
  const onError = (error: Error) =>
    toasts.show({ title: 'The change was not made', text: messageOf(error), tone: 'contradicted' });
  const editing = useMutation({
    mutationFn: (edit: Edit) => sendEdit(fileId, edit),
    onSuccess: show,
    onError,
  });
  const undoing = useMutation({ mutationFn: () => undoEdit(fileId), onSuccess: show, onError });

  const apply = (edit: Edit, stillUndone: readonly Edit[]) =>
    editing.mutate(edit, {
      onSuccess: () => {
        setDone((edits) => [...edits, edit]);
        setUndone(stillUndone);
      },
    });
  return {
    review,
    isBusy: editing.isPending || undoing.isPending,
    edit: (edit: Edit) => apply(edit, []),
    undo: () =>
      undoing.mutate(undefined, {
        onSuccess: () => {
          const last = done.at(-1);
          setDone(done.slice(0, -1));
          // An edit of an earlier visit can be taken back, but is not known here to be made again.
          setUndone(last ? [...undone, last] : []);
        },
      }),
    redo: () => {
      const last = undone.at(-1);
      if (last) apply(last, undone.slice(0, -1));
    },
    canRedo: undone.length > 0,
  };
}
