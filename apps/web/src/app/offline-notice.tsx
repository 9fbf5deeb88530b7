import { useSyncExternalStore } from 'react';
import { Notice } from '../ui/notice.tsx';

/** Says that the network is gone while it is. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (isOnline) return null;
  return (
    <Notice title="You are offline">
      You can keep reading this page. Uploads and exports work again once you are back online.
    </Notice>
  );
}

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
