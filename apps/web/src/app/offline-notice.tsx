import { useSyncExternalStore } from 'react';
import { Notice } from '../ui/notice.tsx';

/** Says that the network is gone while it is. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <Notice title="You are offline">
      What is on screen stays. Uploads and exports work again once you are connected.
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
