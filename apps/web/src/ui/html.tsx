/** HTML the server has made harmless, as text to be read. */
export function Html({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets through only what cannot do harm, and the content policy runs no script of it.
  return <div className="prose prose-blocks" dangerouslySetInnerHTML={{ __html: html }} />;
}
