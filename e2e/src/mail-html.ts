/** A mail as it is sent. */
export type SentMail = { readonly from: string; readonly subject: string; readonly text: string };

/** A mail as a plain mail program shows it. The text of our mails has no HTML of its own. */
export function mailHtml({ from, subject, text }: SentMail): string {
  const safe = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><meta name="color-scheme" content="light dark">
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:42rem;padding:0 1rem}h1{font-size:1.25rem;margin:0}p{opacity:.75}pre{font:inherit;white-space:pre-wrap;overflow-wrap:anywhere;border-top:1px solid;padding-top:1rem}</style>
<h1>${safe(subject)}</h1><p>${safe(from)}</p><pre>${safe(text)}</pre>`;
}
