import { runs } from 'virtual:measured-accuracy';
import { Link } from 'wouter';
import { formatShare } from '../../ui/format-share.ts';
import { once } from '../../ui/once.ts';

const NUMBERS = once(() => new Intl.NumberFormat('en-US'));

/** What was measured on real statements, where the bench has figures of them. */
export function MeasuredLine() {
  const real = runs.find(({ corpus, filter }) => corpus === 'statements' && filter === 'text')?.all;
  return (
    <p className="mt-4 text-sm text-ink-soft">
      {real?.rows && (
        <>
          Measured on {real.documents} real statements with {NUMBERS().format(real.rows)} rows:{' '}
          <strong className="font-semibold text-ink">
            {formatShare(real.perfect)} read without any error
          </strong>
          , {real.silentErrors === 0 ? 'none' : NUMBERS().format(real.silentErrors)} marked Proven were wrong.{' '}
        </>
      )}
      <Link href="/accuracy" className="link">
        How accuracy is measured
      </Link>
    </p>
  );
}
