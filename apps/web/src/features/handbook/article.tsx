import { Page } from '../../ui/page.tsx';

/** A page to be read: a heading, a line under it, text. */
export function Article({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: React.ReactNode;
}) {
  return (
    <Page title={title} lead={lead}>
      <div className="prose">{children}</div>
    </Page>
  );
}
