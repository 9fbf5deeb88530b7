import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../api/message-of.ts';
import { toasts } from '../../ui/toast-store.ts';

/** Something an admin does: says how it went, and has everything shown of the administration and of the blog asked for again. */
export function useAct<Input, Result>(
  act: (input: Input) => Promise<Result>,
  done: string | ((result: Result) => string),
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async (result) => {
      toasts.show({ title: typeof done === 'string' ? done : done(result) });
      await Promise.all([['admin'], ['blog']].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: (error) => toasts.show({ title: 'Error', text: messageOf(error), tone: 'contradicted' }),
  });
}
