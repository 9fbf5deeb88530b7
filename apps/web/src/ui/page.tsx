import { useEffect } from 'react';

/** One page inside the frame of the app: its name in the tab, its heading, what stands under it and beside it. */
export function Page({
  title,
  lead,
  actions,
  children,
}: {
  title: string;
  lead?: React.ReactNode;
  actions?: React.ReactNode;
  children: React.ReactNode;
}) {
  useDocumentTitle(title);
  return (
    <main id="content" className="page-width flex-1 py-8 sm:py-12">
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-2xl">{title}</h1>
          {lead && <p className="mt-1.5 max-w-prose text-ink-soft">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </main>
  );
}

/** A page that only says one thing and where to go from there. */
export function MessagePage({
  title,
  text,
  action,
}: {
  title: string;
  text: React.ReactNode;
  action: React.ReactNode;
}) {
  useDocumentTitle(title);
  return (
    <main id="content" className="page-width flex flex-1 items-center justify-center py-16">
      <div className="max-w-md text-center">
        <h1 className="text-2xl">{title}</h1>
        <div className="mt-3 mb-6 text-ink-soft">{text}</div>
        {action}
      </div>
    </main>
  );
}

/** Names the browser's tab. */
export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = title.includes('Tieout') ? title : `${title} · Tieout`;
  }, [title]);
}
