import { useEffect } from 'react';

/** One page inside the frame of the app: its name in the tab, its heading, its lead and its actions. */
export function Page({
  title,
  lead,
  actions,
  isWide = false,
  above,
  children,
}: {
  title: string;
  lead?: React.ReactNode;
  actions?: React.ReactNode;
  /** For work pages: as wide as the window. */
  isWide?: boolean;
  /** Shown over the heading, such as the other pages of a document. */
  above?: React.ReactNode;
  children: React.ReactNode;
}) {
  useDocumentTitle(title);
  return (
    <main id="content" className={isWide ? 'flex-1 px-4 py-5 lg:px-6' : 'page-width flex-1 py-8 sm:py-12'}>
      {above && <div className="mb-4">{above}</div>}
      <header
        className={`flex ${isWide ? 'mb-5' : 'mb-8'} flex-wrap items-end justify-between gap-x-6 gap-y-4`}
      >
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
