import { messageOf } from '../../api/call-error.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { formatMonth } from '../../ui/format-date.ts';
import { formatMoney } from '../../ui/format-money.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import { type Analytics, type MoneyByMonth, UNKNOWN_CURRENCY } from './aggregate.ts';
import { BarTable } from './bar-table.tsx';
import { useAnalytics } from './use-analytics.ts';

/** /analytics: what the user's own files add up to. */
export default function AnalyticsPage() {
  const result = useAnalytics();
  return (
    <Page title="Analytics" lead="Over the files you have converted and that are still kept.">
      {result.isPending && <Spinner label="Adding up your files..." />}
      {result.isError && (
        <Notice
          tone="contradicted"
          title="Your files could not be added up"
          action={
            <Button size="sm" onClick={() => result.refetch()}>
              Try again
            </Button>
          }
        >
          {messageOf(result.error)}
        </Notice>
      )}
      {result.data && <Body {...result.data} />}
    </Page>
  );
}

function Body({ analytics, fileCount, total }: { analytics: Analytics; fileCount: number; total: number }) {
  if (fileCount === 0)
    return (
      <div className="sheet px-6 py-14 text-center">
        <p className="text-lg font-semibold">Nothing to add up yet</p>
        <p className="mt-1 mb-5 text-ink-soft">Convert a statement and its figures appear here.</p>
        <ButtonLink href="/upload" variant="primary">
          Upload PDF
        </ButtonLink>
      </div>
    );
  return (
    <div className="space-y-6">
      {fileCount < total && (
        <Notice>
          The latest {fileCount} of {total} files are counted.
        </Notice>
      )}
      <Verdicts verdicts={analytics.verdicts} />
      {analytics.money.map((money) => (
        <MoneyTable key={money.currency} money={money} />
      ))}
      {analytics.undatedCount > 0 && (
        <p className="text-sm text-ink-soft">
          {analytics.undatedCount} rows have no readable date and are in none of these months.
        </p>
      )}
      <UseTable use={analytics.use} />
    </div>
  );
}

function Verdicts({ verdicts }: { verdicts: Analytics['verdicts'] }) {
  return (
    <dl className="grid gap-px overflow-hidden rounded-lg border border-rule bg-rule sm:grid-cols-3">
      {(['proven', 'unproven', 'contradicted'] as const).map((verdict) => (
        <div key={verdict} className="flex items-center justify-between bg-sheet px-4 py-4">
          <dt>
            <VerdictBadge verdict={verdict} />
          </dt>
          <dd className="figures text-xl font-semibold">{verdicts[verdict]}</dd>
        </div>
      ))}
    </dl>
  );
}

function MoneyTable({ money: { currency, months } }: { money: MoneyByMonth }) {
  const code = currency === UNKNOWN_CURRENCY ? null : currency;
  const cell = (pick: 'moneyIn' | 'moneyOut') => (index: number) => {
    const figure = months[index]?.[pick] ?? '0';
    return { text: formatMoney(figure, code), size: Math.abs(Number(figure)) };
  };
  return (
    <BarTable
      caption={`Money in and out, ${currency}`}
      rowLabels={months.map(({ month }) => formatMonth(month))}
      columns={[
        { label: 'Money in', cell: cell('moneyIn') },
        { label: 'Money out', cell: cell('moneyOut') },
      ]}
    />
  );
}

function UseTable({ use }: { use: Analytics['use'] }) {
  const cell = (pick: 'conversions' | 'pages') => (index: number) => {
    const count = use[index]?.[pick] ?? 0;
    return { text: String(count), size: count };
  };
  return (
    <BarTable
      caption="Conversions and pages"
      rowLabels={use.map(({ month }) => formatMonth(month))}
      columns={[
        { label: 'Conversions', cell: cell('conversions') },
        { label: 'Pages', cell: cell('pages') },
      ]}
    />
  );
}
