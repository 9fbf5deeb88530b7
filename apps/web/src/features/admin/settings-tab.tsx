import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SettingsChange, SystemSettings } from '@tieout/contract';
import { useEffect, useState } from 'react';
import { changeSystemSettings, fetchSystemSettings } from '../../api/admin.ts';
import { messageOf } from '../../api/message-of.ts';
import { useRefreshSettings } from '../../api/settings.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toasts } from '../../ui/toast-store.ts';
import { useDebounced } from '../../ui/use-debounced.ts';

const MESSAGE_DELAY_MS = 600;
const MESSAGE_MAX_LENGTH = 2000;
const KEY = ['admin', 'settings'];

const SYSTEM = [
  {
    key: 'maintenanceMode',
    label: 'Maintenance mode',
    hint: 'Only admins can use the service; everyone else sees a notice.',
  },
  { key: 'allowRegistrations', label: 'Allow registrations', hint: 'New accounts can be created.' },
  { key: 'debugMode', label: 'Debug mode', hint: 'All processes write detailed logs.' },
] as const;

const FEATURES = [
  { key: 'googleOAuth', label: 'Google sign-in', hint: 'Offered where it is configured.' },
  { key: 'stripePayments', label: 'Payments', hint: 'People can buy plans.' },
  { key: 'blogSystem', label: 'Blog', hint: 'Published posts can be read.' },
  { key: 'visitorUploads', label: 'Visitor uploads', hint: 'Files can be converted without an account.' },
] as const;

/** What holds on every process as soon as it is switched. */
export function SettingsTab() {
  const settings = useQuery({ queryKey: KEY, queryFn: fetchSystemSettings, staleTime: 0 });
  return (
    <Loaded query={settings} label="Loading the settings...">
      {(data) => <Switches settings={data} />}
    </Loaded>
  );
}

function Switches({ settings }: { settings: SystemSettings }) {
  const { isPending, isSuccess, mutate } = useSwitching();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card title="System">
        {SYSTEM.map(({ key, label, hint }) => (
          <Switch
            key={key}
            label={label}
            hint={hint}
            isOn={settings[key]}
            onChange={(isOn) => mutate({ [key]: isOn })}
          />
        ))}
      </Card>
      <Card title="Features">
        {FEATURES.map(({ key, label, hint }) => (
          <Switch
            key={key}
            label={label}
            hint={hint}
            isOn={settings.features[key]}
            onChange={(isOn) => mutate({ features: { [key]: isOn } })}
          />
        ))}
      </Card>
      <Card title="System message">
        <SystemMessage saved={settings.systemMessage} onSave={(systemMessage) => mutate({ systemMessage })} />
        <p role="status" className="min-h-5 text-xs text-ink-faint">
          {isPending ? 'Saving...' : isSuccess ? 'Saved' : ''}
        </p>
      </Card>
    </div>
  );
}

function Card({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="sheet space-y-4 p-4 sm:p-5">
      <h2 className="text-base">{title}</h2>
      {children}
    </section>
  );
}

/** Saved once the typing has paused, or the field is left. */
function SystemMessage({ saved, onSave }: { saved: string; onSave: (message: string) => void }) {
  const [text, setText] = useState(saved);
  const settled = useDebounced(text, MESSAGE_DELAY_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was saved meanwhile is no reason to save again.
  useEffect(() => {
    if (settled !== saved) onSave(settled);
  }, [settled]);
  return (
    <TextArea
      label="Shown to everyone at the top of every page"
      rows={3}
      maxLength={MESSAGE_MAX_LENGTH}
      value={text}
      hint="Leave empty to show nothing."
      onChange={(event) => setText(event.target.value)}
      onBlur={() => text !== saved && onSave(text)}
    />
  );
}

/** Shows a switch as switched at once, and back as it was where the server refuses. */
function useSwitching() {
  const refreshSettings = useRefreshSettings();
  const client = useQueryClient();
  return useMutation({
    mutationFn: changeSystemSettings,
    onMutate: async (change: SettingsChange) => {
      await client.cancelQueries({ queryKey: KEY });
      const before = client.getQueryData<SystemSettings>(KEY);
      if (before !== undefined)
        client.setQueryData(KEY, {
          ...before,
          ...change,
          features: { ...before.features, ...change.features },
        });
      return before;
    },
    onSuccess: (settings) => {
      client.setQueryData(KEY, settings);
      return refreshSettings();
    },
    onError: (error, _change, before) => {
      if (before !== undefined) client.setQueryData(KEY, before);
      toasts.show({ title: 'Error', text: messageOf(error), tone: 'contradicted' });
    },
  });
}
