import { visitorLimits } from '@tieout/contract';

/** The first words of the site next to the upload widget, or over whatever has taken its place. */
export function Hero({
  isForVisitors,
  children,
}: {
  /** Whether the reader has no account and can convert files without one. */
  isForVisitors: boolean;
  children: React.ReactNode;
}) {
  return (
    <section className="page-width grid items-center gap-x-14 gap-y-8 pt-8 pb-8 sm:pt-12 lg:grid-cols-[1.05fr_1fr]">
      <div>
        <h1 className="text-3xl">PDF statements into QuickBooks, tied out to the cent</h1>
        <p className="mt-5 max-w-[46ch] text-lg text-ink-soft">
          Drop a bank or card statement, an invoice or a receipt. Tieout reads every line, adds it all up
          against the printed balances and totals, and shows you the sum before you import anything.
        </p>
        {isForVisitors && (
          <p className="mt-5 text-sm text-ink-faint">
            No account needed for {visitorLimits.conversionsPerMonth} conversions a month. Files are removed
            after {visitorLimits.retentionHours} hours.
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
