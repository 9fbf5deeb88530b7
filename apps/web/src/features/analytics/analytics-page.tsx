import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CurrencyFlow, UserAnalytics } from '@tieout/contract';
import { fetchAnalytics } from '../../api/analytics.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChartCard } from '../../ui/chart-card.tsx';
import { type ChartData, firstRows, turnedRows } from '../../ui/chart-data.ts';
import { formatMoney } from '../../ui/format-money.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { plural } from '../../ui/plural.ts';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import {
  categoryData,
  conversionData,
  DRAWN_CATEGORIES,
  DRAWN_MONTHS,
  moneyData,
  verdictData,
} from './chart-parts.ts';
import { MoneyFilter, useMoneyFilter } from './money-filter.tsx';

/** /analytics: what the user's own files add up to. */
export default function AnalyticsPage() {
  const { filter, show } = useMoneyFilter();
  const result = useQuery({
    queryKey: ['user', 'analytics', filter],
    queryFn: () => fetchAnalytics(filter),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Page title="Analytics" lead="Totals across your files, including your corrections.">
      <Loaded query={result} label="Adding up your files..." trouble="Your files could not be added up">
        {(analytics) => (
          <Body analytics={analytics}>
            <MoneyFilter accounts={analytics.accounts} filter={filter} onShow={show} />
          </Body>
        )}
      </Loaded>
    </Page>
  );
}

function Body({ analytics, children }: { analytics: UserAnalytics; children: React.ReactNode }) {
  const { months, money } = analytics;
  if (months.length === 0) return <NothingYet />;
  return (
    <div className="space-y-6">
      <Verdicts months={months} />
      <div className="grid gap-6 lg:grid-cols-2">
        <MonthChart title="Conversions and pages" data={conversionData(months)} fileName="conversions.csv" />
        <MonthChart title="Verdicts" data={verdictData(months)} fileName="verdicts.csv" isStacked />
      </div>
      <section aria-labelledby="money-title" className="space-y-4 pt-2">
        <h2 id="money-title" className="text-xl">
          Money
        </h2>
        {children}
        {money.length === 0 && (
          <p className="sheet px-4 py-10 text-center text-ink-soft">No transactions to show.</p>
        )}
        {money.map((flow) => (
          <Money key={flow.currency} flow={flow} />
        ))}
      </section>
      <Kept analytics={analytics} />
    </div>
  );
}

function NothingYet() {
  return (
    <div className="sheet px-6 py-14 text-center">
      <p className="text-lg font-semibold">Nothing to show yet</p>
      <p className="mt-1 mb-5 text-ink-soft">Convert a statement to see its figures here.</p>
      <ButtonLink href="/upload" variant="primary">
        Upload PDF
      </ButtonLink>
    </div>
  );
}

function Verdicts({ months }: { months: UserAnalytics['months'] }) {
  return (
    <dl className="grid gap-px overflow-hidden rounded-lg border border-rule bg-rule sm:grid-cols-3">
      {(['proven', 'unproven', 'contradicted'] as const).map((verdict) => (
        <div key={verdict} className="flex items-center justify-between bg-sheet px-4 py-4">
          <dt>
            <VerdictBadge verdict={verdict} />
          </dt>
          <dd className="figures text-xl font-semibold">
            {months.reduce((sum, month) => sum + month[verdict], 0).toLocaleString('en-US')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Drawn from the earliest to the latest month; the table begins with the latest. */
function MonthChart({
  data,
  ...card
}: { data: ChartData } & Omit<React.ComponentProps<typeof ChartCard>, 'data' | 'drawn' | 'note'>) {
  const note =
    data.rows.length > DRAWN_MONTHS ? `The chart draws the latest ${DRAWN_MONTHS} months.` : undefined;
  return <ChartCard data={data} drawn={turnedRows(firstRows(data, DRAWN_MONTHS))} note={note} {...card} />;
}

function Money({ flow }: { flow: CurrencyFlow }) {
  const name = flow.currency ?? 'no currency printed';
  const show = (value: string) => formatMoney(value, flow.currency);
  const categories = categoryData(flow);
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <MonthChart
        title={`Money in and out, ${name}`}
        data={moneyData(flow)}
        fileName={`money-by-month-${fileWord(flow.currency)}.csv`}
        show={show}
      />
      <ChartCard
        title={`By category, ${name}`}
        note="Categories are detected from descriptions; most descriptions have none."
        data={categories}
        drawn={firstRows(categories, DRAWN_CATEGORIES)}
        fileName={`money-by-category-${fileWord(flow.currency)}.csv`}
        show={show}
        isLying
      />
    </div>
  );
}

function fileWord(currency: string | null): string {
  return currency?.toLowerCase() ?? 'no-currency';
}

function Kept({
  analytics: { statementCount, repeatedCount, undatedCount, unaddableCount },
}: {
  analytics: UserAnalytics;
}) {
  return (
    <div className="space-y-1 text-sm text-ink-soft">
      <p>
        Money totals cover {plural(statementCount, 'statement')} still stored. Conversions stay counted after
        their files are deleted.
      </p>
      {repeatedCount > 0 && (
        <p>{plural(repeatedCount, 'duplicate')} from overlapping statements of one account left out.</p>
      )}
      {undatedCount > 0 && (
        <p>{plural(undatedCount, 'transaction')} without a readable date not shown in any month.</p>
      )}
      {unaddableCount > 0 && (
        <p>{plural(unaddableCount, 'transaction')} left out, because the amount cannot be added exactly.</p>
      )}
    </div>
  );
}
