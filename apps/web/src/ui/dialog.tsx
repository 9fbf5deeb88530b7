import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { Button } from './button.tsx';

/** A modal dialog with its title. `isSticky` keeps it open on a click outside, for choices that must be made; `isWide` gives room for pictures and tables. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  isSticky = false,
  isWide = false,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: string | undefined;
  isSticky?: boolean;
  isWide?: boolean;
  children: React.ReactNode;
}) {
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusFirstInput}
          onInteractOutside={(event) => isSticky && event.preventDefault()}
          className={clsx(
            'sheet fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-1/2 overflow-y-auto p-5 shadow-2xl sm:p-6',
            isWide ? 'max-w-3xl' : 'max-w-md',
          )}
        >
          <div className="mb-4 flex items-start justify-between gap-4">
            <div>
              <Radix.Title className="text-xl font-semibold">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-1 text-sm text-ink-soft">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <Button variant="quiet" size="sm" aria-label="Close" className="-mt-1 -mr-2 px-2">
                <X className="size-4.5" aria-hidden="true" />
              </Button>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Whoever opens a form wants to type: the first input takes the focus, and not the button that closes the dialog. */
function focusFirstInput(event: Event) {
  const content = event.currentTarget;
  const input = content instanceof HTMLElement && content.querySelector<HTMLInputElement>(INPUTS);
  if (!input) return;
  event.preventDefault();
  input.focus();
  if (input instanceof HTMLInputElement && input.type === 'text') input.select();
}

const INPUTS =
  'form :is(input, textarea, select):not([type=hidden], [type=radio], [type=checkbox], :disabled)';
