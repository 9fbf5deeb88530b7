/** A part of the landing page that an anchor leads to. */
export function Section({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead?: string;
  children: React.ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-t border-rule py-12 [contain-intrinsic-height:auto_44rem] [content-visibility:auto] sm:py-16"
    >
      <div className="page-width">
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        {lead && <p className="mt-2 max-w-prose text-ink-soft">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  );
}
