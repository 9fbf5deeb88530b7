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
  return withoutControls(
    renderToString(
      <Router ssrPath="/">
        <App />
      </Router>,
    ),
  );
}

/** Buttons say that they do nothing yet, and no file can be chosen: it would be lost when the app takes over. Links work. */
function withoutControls(html: string): string {
  return html
    .replace(/<input[^>]*type="file"[^>]*>/g, '')
    .replaceAll('<button ', '<button aria-disabled="true" ');
}
