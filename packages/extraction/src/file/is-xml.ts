/** Whether a file's first bytes are XML in UTF-8 or UTF-16, whatever its content. Apart from reading it, which most documents do not need. */
export function isXml(bytes: Uint8Array): boolean {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 64)).replaceAll('\0', '');
  return /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?\s*<(?:\?xml|[A-Za-z])/.test(head);
}
