import { useMutation } from '@tanstack/react-query';
import type { BookAccount, ExportAccount } from '@tieout/contract';
import { fetchBooks, keepBooks } from '../../api/books.ts';
import { messageOf } from '../../api/message-of.ts';
import { Button } from '../../ui/button.tsx';

/** Puts the account names just used into the person's books, where their numbers are printed; nothing where there are none. */
export function RememberNames({
  accounts,
  names,
}: {
  accounts: readonly ExportAccount[];
  names: readonly string[];
}) {
  const found = accounts.flatMap(({ kind, number }, index): BookAccount[] => {
    const name = names[index]?.trim();
    return name && number ? [{ name, kind, number }] : [];
  });
  const keeping = useMutation({
    mutationFn: async () => {
      const books = await fetchBooks();
      const numbers = found.map(({ number }) => number);
      const others = books.accounts.filter(({ number }) => !numbers.includes(number));
      return keepBooks({ ...books, accounts: [...others, ...found] });
    },
  });
  if (found.length === 0) return null;
  if (keeping.isSuccess) return <p>These names are remembered for the next time.</p>;
  return (
    <div className="mt-2">
      <Button size="sm" disabled={keeping.isPending} onClick={() => keeping.mutate()}>
        Remember these account names
      </Button>
      {keeping.error && <p role="alert">{messageOf(keeping.error)}</p>}
    </div>
  );
}
