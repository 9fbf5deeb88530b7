import type { Verdict } from '@tieout/records';
import { Tabs } from '../../ui/tabs.tsx';
import { VerdictBadge } from '../../ui/verdict-badge.tsx';

/** The accounts or documents of a file to choose from, each with its verdict; nothing where there is one. */
export function PartTabs({
  label,
  parts,
  value,
  onChange,
}: {
  label: string;
  parts: readonly { readonly name: string; readonly verdict: Verdict }[];
  /** Index of the one that is shown. */
  value: number;
  onChange: (index: number) => void;
}) {
  if (parts.length < 2) return null;
  return (
    <Tabs
      label={label}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
      tabs={parts.map(({ name, verdict }, index) => ({
        id: String(index),
        label: (
          <span className="inline-flex items-center gap-2">
            {name}
            <VerdictBadge verdict={verdict} />
          </span>
        ),
        content: null,
      }))}
    />
  );
}
