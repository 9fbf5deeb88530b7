const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made harmless for any place in HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** A small page of the server's own, readable in light and dark. */
export function plainPage(title: string, body: string): string {
  const style =
    'body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
    'pre{white-space:pre-wrap;overflow-wrap:anywhere;border:1px solid #8884;border-radius:6px;padding:.75rem;font-size:.85rem}' +
    'table{border-collapse:collapse}td,th{text-align:left;vertical-align:top;padding:.25rem 1rem .25rem 0;border-bottom:1px solid #8883}' +
    'summary{cursor:pointer;padding:.3rem 0}code{font-size:.9em}h2{margin-top:2.5rem}';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style><h1>${escapeHtml(title)}</h1>${body}</html>`;
}
