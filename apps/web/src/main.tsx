import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import './api/schemas-without-eval.ts';
import { App } from './app/app.tsx';
import { loadPageCode } from './app/load-page-code.ts';
import './ui/theme.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const app = createRoot(root);
// As a transition, the first rendering makes room for what the reader does meanwhile; the page is there already, as HTML.
const start = () =>
  startTransition(() =>
    app.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
// Code that cannot be loaded is asked for again by the page, which says so.
loadPageCode().then(start, start);
