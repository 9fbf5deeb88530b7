import clsx from 'clsx';
import { DropdownMenu as Radix } from 'radix-ui';

export type MenuItem = {
  readonly label: string;
  readonly onSelect: () => void;
  readonly isDangerous?: boolean;
};

/** A button that opens a list of actions. */
export function Menu({ trigger, items }: { trigger: React.ReactNode; items: readonly MenuItem[] }) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align="end" sideOffset={4} className="sheet z-50 min-w-44 p-1 shadow-2xl">
          {items.map((item) => (
            <Radix.Item
              key={item.label}
              onSelect={item.onSelect}
              className={clsx(
                'cursor-pointer rounded-sm px-3 py-2 text-sm outline-none data-highlighted:bg-band',
                item.isDangerous && 'text-contradicted',
              )}
            >
              {item.label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
