import { Tabs as Radix } from 'radix-ui';
import { useEffect, useRef } from 'react';

export type Tab = { readonly id: string; readonly label: React.ReactNode; readonly content: React.ReactNode };

/** Tabs moved through by the arrow keys. */
export function Tabs({
  tabs,
  label,
  value,
  onChange,
}: {
  tabs: readonly Tab[];
  label: string;
  value: string;
  onChange: (id: string) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the chosen one may be out of view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what moves the list.
  useEffect(() => {
    const own = list.current?.querySelector<HTMLElement>('[data-state=active]');
    if (list.current && own) list.current.scrollLeft = own.offsetLeft - list.current.offsetLeft - 24;
  }, [value]);
  return (
    <Radix.Root value={value} onValueChange={onChange}>
      <Radix.List ref={list} aria-label={label} className="flex gap-1 overflow-x-auto border-b border-rule">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className="-mb-px min-h-10 border-b-2 border-transparent px-3 text-sm font-medium whitespace-nowrap text-ink-soft hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className={tab.content === null ? undefined : 'pt-4'}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
