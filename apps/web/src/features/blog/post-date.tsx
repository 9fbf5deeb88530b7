import { formatCalendarDate } from '../../ui/format-date.ts';

/** The day a post was published. */
export function PostDate({ at }: { at: string }) {
  return (
    <p className="mt-1 text-sm text-ink-faint">
      <time dateTime={at}>{formatCalendarDate(at.slice(0, 10))}</time>
    </p>
  );
}
