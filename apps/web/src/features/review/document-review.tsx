import { useQuery } from '@tanstack/react-query';
import type { Invoice, ShownInvoiceReading } from '@tieout/records';
import clsx from 'clsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-error.ts';
import { fetchFile } from '../../api/files.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { FindingList } from '../../ui/finding-list.tsx';
import { formatMoney } from '../../ui/format-money.ts';
import { type InvoiceEntry, invoiceEntries } from '../../ui/invoice-entries.ts';
import { InvoiceProof } from '../../ui/invoice-proof.tsx';
import { MessagePage } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PagePane } from './page-pane.tsx';

/** The invoices or receipts of a file beside its pages: what was read of each, and whether it adds up. Their lines cannot be corrected here. */
export function DocumentReview({ fileId, reason }: { fileId: string; reason: string }) {
  const file = useQuery({ queryKey: ['files', fileId], queryFn: () => fetchFile(fileId) });
  const reading = file.data?.extraction;
  if (file.isPending) return <Spinner label="Loading the review..." />;
  if (reading?.outcome !== 'read' || !('fields' in reading))
    return (
      <MessagePage
        title="This file cannot be reviewed"
        text={file.isError ? messageOf(file.error) : reason}
        action={<ButtonLink href="/">Go to the home page</ButtonLink>}
      />
    );
  return <Beside fileId={fileId} fileName={file.data?.originalName ?? ''} reading={reading} />;
}

function Beside({
  fileId,
  fileName,
  reading,
}: {
  fileId: string;
  fileName: string;
  reading: ShownInvoiceReading;
}) {
  const [pageNumber, setPageNumber] = useState(1);
  const [selected, setSelected] = useState<string | null>(null);
  const { entries, general } = invoiceEntries(reading);
  const rows = entries.flatMap(({ invoice, place }) =>
    invoice.lines.map(({ source }, line) => ({ id: `${place}-${line}`, source })),
  );
  const select = (id: string) => {
    setSelected(id);
    setPageNumber(rows.find((row) => row.id === id)?.source.page ?? 1);
  };
  return (
    <main id="content" className="flex-1 px-4 py-4 lg:px-6">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-xl">Review</h1>
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={`/files/${fileId}/labels`}>Payees and categories</ButtonLink>
          <ExportButton fileIds={[fileId]} />
          <ButtonLink href={`/mapping/${fileId}`} variant="primary">
            Continue to Field Mapping
          </ButtonLink>
        </div>
      </header>
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(30rem,1fr)]">
        <div className="flex max-h-[80vh] min-h-0 flex-col lg:sticky lg:top-4">
          <PagePane
            {...{ fileId, fileName, pageNumber, rows }}
            pageCount={reading.pageCount}
            selectedIds={new Set(selected === null ? [] : [selected])}
            onPage={setPageNumber}
            onPick={select}
          />
        </div>
        <div className="min-w-0 space-y-4">
          <h2 className="sr-only">What was read</h2>
          {general.length > 0 && <FindingList findings={general} />}
          {entries.map((entry) => (
            <div key={entry.place} className="space-y-4">
              {entry.name !== null && <h3 className="pt-3 text-base font-semibold">{entry.name}</h3>}
              <Fields invoice={entry.invoice} />
              <Lines entry={entry} selected={selected} onSelect={select} />
              <InvoiceProof entry={entry} />
            </div>
          ))}
        </div>
      </div>
    </main>
  );
}

const FIELDS = [
  ['Number', 'number'],
  ['Date', 'date'],
  ['Due', 'dueDate'],
  ['From', 'vendor'],
  ['To', 'customer'],
  ['Currency', 'currency'],
] as const;

function Fields({ invoice: { fields } }: { invoice: Invoice }) {
  return (
    <dl className="sheet grid grid-cols-2 gap-x-6 gap-y-3 px-4 py-3 text-sm sm:grid-cols-3">
      {FIELDS.map(([label, name]) => (
        <div key={name}>
          <dt className="text-xs text-ink-faint">{label}</dt>
          <dd className="wrap-anywhere">{fields[name] ?? 'not printed'}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({
  entry,
  selected,
  onSelect,
}: {
  entry: InvoiceEntry;
  selected: string | null;
  onSelect: (id: string) => void;
}) {
  const { place, invoice } = entry;
  const { lines, fields } = invoice;
  if (lines.length === 0) return null;
  return (
    <ul aria-label="Lines" className="sheet divide-y divide-rule text-sm">
      {lines.map(({ description, quantity, unitPrice, amount, source }, index) => (
        <li key={`${source.page} ${source.box.join(' ')}`}>
          <button
            type="button"
            aria-pressed={selected === `${place}-${index}`}
            onClick={() => onSelect(`${place}-${index}`)}
            className={clsx(
              'grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 py-2 text-left hover:bg-band',
              selected === `${place}-${index}` && 'bg-accent-wash',
            )}
          >
            <span className="wrap-anywhere">{description || 'no description'}</span>
            <span className="figures text-right">{formatMoney(amount, fields.currency)}</span>
            {quantity !== null && unitPrice !== null && (
              <span className="figures text-xs text-ink-faint">
                {quantity} × {formatMoney(unitPrice, fields.currency)}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
