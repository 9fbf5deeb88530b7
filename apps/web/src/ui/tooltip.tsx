import { Tooltip as Radix } from 'radix-ui';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** A word of help on hover and focus; never the only place where something is said. */
export function Tooltip({ text, children }: { text: string; children: React.ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            className="z-50 max-w-72 rounded-md bg-ink px-2.5 py-1.5 text-xs text-paper"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
