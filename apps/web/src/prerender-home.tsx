import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';

const NOTHING_STORED = { getItem: () => null, removeItem: () => {} };

/** The landing page as a visitor first sees it, as HTML: shown until the app runs. Run by the build, outside a browser. */
export async function homeHtml(): Promise<string> {
  const browser = {
    document: { getElementById: () => null, cookie: '' },
    localStorage: NOTHING_STORED,
    sessionStorage: NOTHING_STORED,
    navigator: { language: 'en-US', onLine: true },
  };
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  const { App } = await import('./app/app.tsx');
  return renderToString(
    <Router ssrPath="/">
      <App />
    </Router>,
  );
}
