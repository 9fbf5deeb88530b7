import type { PreflightItem } from '@tieout/contract';
import { formatDatesIn } from './format-date.ts';
import { formatMoney } from './format-money.ts';
import { Notice } from './notice.tsx';
import { once } from './once.ts';

const rules = once(() => new Intl.PluralRules('en'));

/** "1 row", "1,204 rows". */
export function rowsText(count: number): string {
  return `${count.toLocaleString()} ${rules().select(count) === 'one' ? 'row' : 'rows'}`;
}

/** What stops an export, each as a message of its own. */
export function Blocks({ items }: { items: readonly PreflightItem[] }) {
  return items
    .filter(({ level }) => level === 'block')
    .map((item) => (
      <Notice key={item.code + item.message} tone="contradicted" title="This stops the export">
        <ItemText item={item} />
      </Notice>
    ));
}

/** Warnings, changes and what describes the file, under their headings. */
export function PreflightItems({ items }: { items: readonly PreflightItem[] }) {
  const of = (level: PreflightItem['level']) => items.filter((item) => item.level === level);
  return (
    <>
      <Items title="Warnings" items={of('warning')} />
      <Items title="Changed for this format" items={of('change')} />
      <Items title="About the file" items={of('note')} />
    </>
  );
}

function Items({ title, items }: { title: string; items: readonly PreflightItem[] }) {
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 text-sm font-semibold">{title}</h3>
      <ul className="space-y-2 text-sm">
        {items.map((item) => (
          <li key={item.code + item.message} className="border-l-4 border-rule-strong pl-3">
            <ItemText item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A sample that names a transaction: its date, its description, which may hold other dates and figures, and its amount. */
const TRANSACTION = /^(\d{4}-\d{2}-\d{2}) (.*) (-?\d+(?:\.\d+)?)$/;

/** A currency without decimals adds none. */
const AS_IT_CAME = 'JPY';

/** A sample with the date and the amount of its transaction as the reader writes them. */
export function sampleText(sample: string): string {
  return sample.replace(
    TRANSACTION,
    (_, date: string, text: string, amount: string) =>
      `${formatDatesIn(date)} ${text} ${formatMoney(amount, AS_IT_CAME)}`,
  );
}

/** What an item says, of how many rows, and some of them. */
export function ItemText({ item: { message, count, samples } }: { item: PreflightItem }) {
  return (
    <>
      <p>
        {formatDatesIn(message)}
        {count > 0 && <span className="figures text-ink-faint"> {rowsText(count)}</span>}
      </p>
      {samples.length > 0 && (
        <ul className="mt-1 text-xs text-ink-soft">
          {samples.map((sample) => (
            <li key={sample} className="wrap-anywhere">
              {sampleText(sample)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
