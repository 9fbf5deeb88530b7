import type { Verdict } from '@tieout/records';
import { Check, Minus, X } from 'lucide-react';
import { Badge } from './badge.tsx';
import { plural } from './plural.ts';

const looks = {
  proven: { icon: Check, text: 'Proven' },
  unproven: { icon: Minus, text: 'Unproven' },
  contradicted: { icon: X, text: 'Contradicted' },
} as const;

/** The verdict on an account or document in its colour, with its mark and its word. One that rests on corrections says so. */
export function VerdictBadge({
  verdict,
  correctionCount = 0,
}: {
  verdict: Verdict;
  correctionCount?: number;
}) {
  const { icon: Icon, text } = looks[verdict];
  return (
    <Badge tone={verdict}>
      <Icon className="size-3.5" strokeWidth={3} aria-hidden="true" />
      {verdict === 'proven' && correctionCount > 0
        ? `${text} after ${plural(correctionCount, 'correction')}`
        : text}
    </Badge>
  );
}

/** What a verdict means, in one sentence. */
export const verdictMeaning: Readonly<Record<Verdict, string>> = {
  proven: 'Every transaction is checked, to the cent.',
  unproven: 'Not everything could be checked. Work through the findings and compare the rows with the page.',
  contradicted: 'A check on this document fails. Work through its findings before you import it.',
};
