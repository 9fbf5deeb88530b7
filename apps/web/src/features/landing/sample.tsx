import type { Account } from '@tieout/records';
import { useRef, useState } from 'react';
import { useIsSeen } from '../../ui/use-is-seen.ts';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';
import { MeasuredLine } from './measured-line.tsx';
import { sampleConversion } from './sample-conversion.ts';
import { SamplePage } from './sample-page.tsx';
import { SampleRows } from './sample-rows.tsx';
import { SampleSum } from './sample-sum.tsx';

/** The product at work: a page of our own statement, the rows read from it, each with its box, and the sum that proves them. */
export function Sample() {
  const [account] = sampleConversion.accounts;
  return (
    <section id="sample" aria-labelledby="sample-title" className="page-width pb-12 sm:pb-16">
      <h2 id="sample-title" className="text-base font-semibold">
        What you get
        <span className="font-normal text-ink-soft">
          : each row next to its line on the page, and the sum that proves them.
        </span>
      </h2>
      {account && <Worktop account={account} />}
      <MeasuredLine />
    </section>
  );
}

function Worktop({ account }: { account: Account }) {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(frame);
  const [lit, setLit] = useState<number | null>(null);
  const rows = { transactions: account.transactions, lit, onLight: setLit };
  return (
    <div ref={frame} className="sample sheet mt-3 overflow-hidden shadow-lg" data-seen={isSeen || undefined}>
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-rule px-4 py-2.5 text-sm">
        <p className="min-w-0">
          <span className="font-semibold">sample-statement.pdf</span>{' '}
          <span className="text-ink-faint">made-up bank, real conversion</span>
        </p>
        <span className="sample-verdict">
          <VerdictBadge verdict={account.verdict} />
        </span>
      </div>
      <div className="grid lg:grid-cols-2">
        <SamplePage {...rows} />
        <SampleRows {...rows} />
      </div>
      <SampleSum account={account} kind={sampleConversion.kind} />
    </div>
  );
}
