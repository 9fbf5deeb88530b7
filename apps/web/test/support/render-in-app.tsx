import { cleanup, configure, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { SessionProvider } from '../../src/api/session.tsx';
import { Queries } from '../../src/app/queries.tsx';
import { ToastArea } from '../../src/app/toast-area.tsx';

// As main.tsx does: whatever an effect sets up must survive being torn down and set up again.
configure({
  reactStrictMode: true,
  // What is waited for comes in milliseconds; a busy machine may take longer.
  asyncUtilTimeout: 5_000,
  // Without the whole page printed behind it.
  getElementError: (message) => new Error(message ?? 'no such element'),
});

/** Renders a part of the app with its session, queries and toasts until the test ends; gives the person who uses it. */
export function renderInApp(part: React.ReactNode): UserEvent {
  giveElementsASize();
  render(
    <SessionProvider>
      <Queries>
        {part}
        <ToastArea />
      </Queries>
    </SessionProvider>,
  );
  onTestFinished(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });
  return userEvent.setup();
}

/** Nothing is laid out here, but a list that draws the rows in view needs a height to fit them in. */
function giveElementsASize() {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 600 });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 800 });
}
