import clsx from 'clsx';
import { X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { toasts } from './toast-store.ts';

const SHOWN_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;

/** The notification area. F8 moves the focus into it; a swipe to the right dismisses. */
export default function Toaster() {
  const list = useSyncExternalStore(toasts.subscribe, toasts.current);
  return (
    <Radix.Provider duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PX}>
      {list.map((toast) => (
        <Radix.Root
          key={toast.id}
          open={toast.isOpen}
          onOpenChange={(open) => !open && toasts.dismiss(toast.id)}
          className={clsx(
            'sheet pointer-events-auto flex items-start gap-3 border-l-4 p-4 shadow-2xl data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            toast.tone === 'contradicted' ? 'border-l-contradicted' : 'border-l-accent',
          )}
        >
          <div className="min-w-0 flex-1">
            <Radix.Title className="text-sm font-semibold">{toast.title}</Radix.Title>
            {toast.text && (
              <Radix.Description className="mt-0.5 text-sm text-ink-soft">{toast.text}</Radix.Description>
            )}
          </div>
          <Radix.Close aria-label="Dismiss" className="rounded-sm p-1 text-ink-faint hover:text-ink">
            <X className="size-4" aria-hidden="true" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport
        hotkey={['F8']}
        className="pointer-events-none fixed right-4 bottom-4 z-60 flex w-[calc(100vw-2rem)] max-w-sm flex-col gap-2"
      />
    </Radix.Provider>
  );
}
