import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type BookAccount, type Books, booksSchema } from '@tieout/contract';
import { type FormEvent, useState } from 'react';
import { fetchBooks, keepBooks } from '../../api/books.ts';
import { messageOf } from '../../api/message-of.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toasts } from '../../ui/toast-store.ts';
import { AccountRows } from './account-rows.tsx';

const KEY = ['account', 'books'];

/** The names in a person's books, which exports are shown so that they need not be typed each time. */
export function BooksCard() {
  const books = useQuery({ queryKey: KEY, queryFn: fetchBooks, staleTime: 0 });
  return (
    <SectionCard
      id="books-title"
      title="Your books"
      lead="Names as they appear in your accounting software. Exports use them by default."
    >
      {books.isPending && <Spinner label="Loading your books..." />}
      {books.isError && <p role="alert">{messageOf(books.error)}</p>}
      {books.data && <BooksForm saved={books.data} />}
    </SectionCard>
  );
}

const EMPTY: BookAccount = { name: '', kind: 'bank', number: null };

function BooksForm({ saved }: { saved: Books }) {
  const client = useQueryClient();
  const [books, setBooks] = useState(saved);
  const [error, setError] = useState<string | null>(null);
  const saving = useMutation({
    mutationFn: keepBooks,
    onSuccess: (kept) => {
      client.setQueryData(KEY, kept);
      toasts.show({ title: 'Books saved' });
    },
    onError: (failure) => setError(messageOf(failure)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = booksSchema.safeParse(withoutBlanks(books));
    if (!parsed.success) return setError(problemOf(parsed.error.issues[0]));
    setError(null);
    saving.mutate(parsed.data);
  };
  const setAccounts = (accounts: readonly BookAccount[]) => setBooks({ ...books, accounts: [...accounts] });
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <AccountRows accounts={books.accounts} onChange={setAccounts} />
      <Button size="sm" onClick={() => setAccounts([...books.accounts, EMPTY])}>
        Add an account
      </Button>
      <div className="grid gap-4 border-t border-rule pt-4 sm:grid-cols-2">
        {DEFAULTS.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            autoComplete="off"
            value={books[name] ?? ''}
            onChange={(event) => setBooks({ ...books, [name]: event.target.value })}
          />
        ))}
      </div>
      {error && <Notice tone="contradicted">{error}</Notice>}
      <Button type="submit" disabled={saving.isPending}>
        {saving.isPending ? 'Saving...' : 'Save books'}
      </Button>
    </form>
  );
}

const DEFAULTS = [
  ['region', 'Country, such as US or GB'],
  ['expenseAccount', 'Account for expenses'],
  ['incomeAccount', 'Account for income'],
  ['payableAccount', 'Accounts payable'],
] as const;

/** What was left empty is not known; a row without a name is none. */
function withoutBlanks(books: Books): Books {
  const text = (value: string | null) => value?.trim() || null;
  return {
    ...books,
    region: text(books.region)?.toUpperCase() ?? null,
    expenseAccount: text(books.expenseAccount),
    incomeAccount: text(books.incomeAccount),
    payableAccount: text(books.payableAccount),
    accounts: books.accounts
      .filter(({ name }) => name.trim() !== '')
      .map((account) => ({ ...account, number: text(account.number) })),
  };
}

function problemOf(issue: { path: PropertyKey[]; message: string } | undefined): string {
  const [part, index] = issue?.path ?? [];
  const where = part === 'accounts' ? `Account ${Number(index) + 1}: ` : part === 'region' ? 'Country: ' : '';
  return `${where}${issue?.message ?? 'Something is missing or wrong here.'}`;
}
