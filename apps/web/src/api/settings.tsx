import type { PublicSettings } from '@tieout/contract';
import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import { boot } from './boot.ts';
import { CallError } from './call-error.ts';

const LOOK_AGAIN_MS = 60_000;

type Settings = {
  /** Undefined until they are known. */
  readonly settings: PublicSettings | undefined;
  /** Asks the server again. */
  readonly refresh: () => Promise<void>;
};

const SettingsContext = createContext<Settings>({ settings: boot?.settings, refresh: async () => {} });

/** What is switched on, as it came with the page; undefined until it is known. */
export function useSettings(): PublicSettings | undefined {
  return use(SettingsContext).settings;
}

/** Asks for the settings again, as after a change. */
export function useRefreshSettings(): () => Promise<void> {
  return use(SettingsContext).refresh;
}

/** Keeps the settings: as they came with the page, and asked for every minute while somebody looks. */
export function SettingsProvider({ children }: { children: React.ReactNode }) {
  const [settings, setSettings] = useState(boot?.settings);
  const refresh = useCallback(async () => {
    const found = await fetched();
    if (found !== null) setSettings(found);
  }, []);
  useEffect(() => {
    if (boot === null) refresh();
    const timer = setInterval(() => document.hidden || refresh(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [refresh]);
  const value = useMemo(() => ({ settings, refresh }), [settings, refresh]);
  return <SettingsContext value={value}>{children}</SettingsContext>;
}

/** Null where the server does not answer: what was known before then stays. */
async function fetched(): Promise<PublicSettings | null> {
  try {
    return await (await import('./account.ts')).fetchSettings();
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return null;
  }
}
