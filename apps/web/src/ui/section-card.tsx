/** A titled part of the account page. */
export function SectionCard({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: React.ReactNode;
  lead?: string;
  children: React.ReactNode;
}) {
  return (
    <section className="sheet p-5 sm:p-6" aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {lead && <p className="mt-1 text-sm text-ink-soft">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
