import { createContext, lazy, Suspense, use, useMemo, useState } from 'react';
import type { AuthDialogMode } from '../features/account/auth-dialog.tsx';

const AuthDialog = lazy(() => import('../features/account/auth-dialog.tsx'));
const OpenContext = createContext<(mode: AuthDialogMode) => void>(() => {});

/** Opens the dialog to sign in or to register. */
export function useAuthDialog() {
  return use(OpenContext);
}

/** Holds the one auth dialog of the app; its code comes when it is first opened. */
export function AuthDialogs({ children }: { children: React.ReactNode }) {
  const [mode, setMode] = useState<AuthDialogMode | null>(null);
  const open = useMemo(() => (next: AuthDialogMode) => setMode(next), []);
  return (
    <OpenContext value={open}>
      {children}
      {mode && (
        <Suspense>
          <AuthDialog mode={mode} onMode={setMode} onClose={() => setMode(null)} />
        </Suspense>
      )}
    </OpenContext>
  );
}
