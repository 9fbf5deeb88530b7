import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts } from '../ui/toast-store.ts';

const Toaster = lazy(() => import('../ui/toaster.tsx'));

/** Where toasts appear; its code comes with the first of them. */
export function ToastArea() {
  const hasAny = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.current().length > 0,
    () => false,
  );
  return <Suspense>{hasAny && <Toaster />}</Suspense>;
}
