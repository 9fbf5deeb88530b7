import { Component, type ErrorInfo } from 'react';
import { Button } from '../ui/button.tsx';
import { MessagePage } from '../ui/page.tsx';

/** The edge of the app: a bug on a page is logged here once, and the person is shown and can go on. */
export class ErrorScreen extends Component<{ children: React.ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('page failed', error, componentStack);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <MessagePage
        title="This page stopped working"
        text="Something went wrong on our side. Your files are safe. Reload the page. If it happens again, contact support and say what you did."
        action={
          <Button variant="primary" onClick={() => location.reload()}>
            Load again
          </Button>
        }
      />
    );
  }
}
