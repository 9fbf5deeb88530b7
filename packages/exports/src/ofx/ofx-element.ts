/** One line of an OFX tree: a tag that opens, a tag that closes, or a value. */
export type OfxNode = readonly [tag: string, content: string | readonly OfxNode[] | null];

/** OFX 1 (SGML): a line for each tag, values without an end tag, CRLF. Values must be escaped. Empty ones are never written. */
export function sgmlText(nodes: readonly OfxNode[]): string {
  return nodes
    .map(([tag, content]) => {
      if (content === null || content === '') return '';
      if (typeof content === 'string') return `<${tag}>${content}\r\n`;
      return `<${tag}>\r\n${sgmlText(content)}</${tag}>\r\n`;
    })
    .join('');
}

/** OFX 2 (XML): every tag closed, all on one line. Values must be escaped. Empty ones are never written. */
export function xmlElements(nodes: readonly OfxNode[]): string {
  return nodes
    .map(([tag, content]) => {
      if (content === null || content === '') return '';
      return `<${tag}>${typeof content === 'string' ? content : xmlElements(content)}</${tag}>`;
    })
    .join('');
}
