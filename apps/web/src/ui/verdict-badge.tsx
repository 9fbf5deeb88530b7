import type { Verdict } from '@tieout/records';
import { Check, Minus, X } from 'lucide-react';
import { Badge } from './badge.tsx';

const looks = {
  proven: { icon: Check, text: 'Proven' },
  unproven: { icon: Minus, text: 'Unproven' },
  contradicted: { icon: X, text: 'Contradicted' },
} as const;

/** The verdict on an account or document in its colour, with its mark and its word. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { icon: Icon, text } = looks[verdict];
  return (
    <Badge tone={verdict}>
      <Icon className="size-3.5" strokeWidth={3} aria-hidden="true" />
      {text}
    </Badge>
  );
}

/** What a verdict means, in one sentence. */
export const verdictMeaning: Readonly<Record<Verdict, string>> = {
  proven: 'Every transaction is checked, to the cent.',
  unproven: 'The document prints too little to check every transaction. Compare the rows with the page.',
  contradicted: 'A check on this document fails. Correct the marked rows before you import them.',
};
