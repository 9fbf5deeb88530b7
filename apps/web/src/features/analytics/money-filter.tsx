import type { UserAnalytics, UserAnalyticsQuery } from '@tieout/contract';
import { useSearchParams } from 'wouter';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';

const NAMES = ['account', 'from', 'to'] as const;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Which money is shown, as the address says. */
export function useMoneyFilter() {
  const [search, setSearch] = useSearchParams();
  return {
    filter: filterOf(search),
    show: (part: UserAnalyticsQuery) =>
      setSearch((now) => addressOf({ ...filterOf(now), ...part }), { replace: true }),
  };
}

/** The filter an address asks for; what it says wrong is left out. */
export function filterOf(search: URLSearchParams): UserAnalyticsQuery {
  const date = (name: string) => (DATE.test(search.get(name) ?? '') ? (search.get(name) ?? '') : undefined);
  return { account: search.get('account') || undefined, from: date('from'), to: date('to') };
}

function addressOf(filter: UserAnalyticsQuery): URLSearchParams {
  return new URLSearchParams(NAMES.flatMap((name) => (filter[name] ? [[name, filter[name]]] : [])));
}

/** Chooses the account and the days whose money is shown. */
export function MoneyFilter({
  accounts,
  filter,
  onShow,
}: {
  accounts: UserAnalytics['accounts'];
  filter: UserAnalyticsQuery;
  onShow: (part: UserAnalyticsQuery) => void;
}) {
  const isFiltered = NAMES.some((name) => filter[name] !== undefined);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="w-full sm:w-64">
        <SelectField
          label="Account"
          value={filter.account ?? ''}
          onChange={(event) => onShow({ account: event.target.value || undefined })}
        >
          <option value="">All accounts</option>
          {accounts.map(({ key, number, currency }) => (
            <option key={key} value={key}>
              {[number ?? 'Without a number', currency].filter(Boolean).join(' · ')}
            </option>
          ))}
        </SelectField>
      </div>
      <DayField label="From" day={filter.from} max={filter.to} onDay={(from) => onShow({ from })} />
      <DayField label="To" day={filter.to} min={filter.from} onDay={(to) => onShow({ to })} />
      {isFiltered && (
        <Button
          variant="quiet"
          onClick={() => onShow({ account: undefined, from: undefined, to: undefined })}
        >
          Show all
        </Button>
      )}
    </div>
  );
}

function DayField({
  label,
  day = '',
  onDay,
  ...limits
}: {
  label: string;
  day: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onDay: (day: string | undefined) => void;
}) {
  return (
    <div className="min-w-36 flex-1 sm:flex-none">
      <TextField
        {...{ label, ...limits }}
        type="date"
        value={day}
        onChange={(event) => onDay(event.target.value || undefined)}
      />
    </div>
  );
}
