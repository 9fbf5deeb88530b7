import { builtFontRule } from './built-font.ts';
import { escapeHtml } from './escape-html.ts';

/** The colors of apps/web/src/ui/theme.css; these pages come without the app and its style sheet. */
const LIGHT =
  '--paper:#f5f7f4;--sheet:#fff;--band:#edf3ee;--rule:#d3dcd5;--ink:#15201a;--soft:#42524a;--accent:#1b4f9c';
const DARK =
  '--paper:#0f1412;--sheet:#161c19;--band:#1b2420;--rule:#2a352f;--ink:#e6ece8;--soft:#b4c1b9;--accent:#8fb8ee';
const STYLE = `
:root{color-scheme:light;${LIGHT}}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;${DARK}}}
body{font:16px/1.6 "IBM Plex Sans",system-ui,sans-serif;margin:0;background:var(--paper);color:var(--ink)}
nav,main{max-width:56rem;margin:0 auto;padding:0 clamp(1rem,4vw,2rem)}
header{border-bottom:1px solid var(--rule)}
nav{display:flex;align-items:center;min-height:4rem}
header a{display:flex;align-items:center;gap:.5rem;color:var(--ink);font-size:1.1875rem;font-weight:600;text-decoration:none}
header svg{width:1.5rem;color:var(--accent)}
main{padding-block:2rem 4rem}
h1{font-size:1.875rem;line-height:1.2;margin:0 0 1rem}
h2{font-size:1.4375rem;line-height:1.3;margin:2.5rem 0 .5rem;text-transform:capitalize}
h1,h2,h4{font-weight:600;letter-spacing:-.012em}
a{color:var(--accent);text-underline-offset:.2em}
code{font-size:.9em}
details{background:var(--sheet);border:1px solid var(--rule);margin-top:-1px;padding:0 1rem;overflow-wrap:anywhere}
summary{cursor:pointer;padding:.6rem 0}
summary code{font-weight:600;margin-right:.5rem}
details[open]{padding-bottom:1rem}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--band);border:1px solid var(--rule);border-radius:4px;padding:.75rem 1rem;font-size:.85rem}
table{border-collapse:collapse;width:100%;background:var(--sheet);border:1px solid var(--rule);font-size:.9063rem}
td,th{text-align:left;vertical-align:top;padding:.5rem .75rem;border-bottom:1px solid var(--rule);overflow-wrap:anywhere}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`.replaceAll('\n', '');
const FONT_RULE = builtFontRule();
const BRAND =
  '<header><nav aria-label="Main"><a href="/"><svg viewBox="0 0 32 32" aria-hidden="true"><path d="M5 6.5h22M16 6.5V20" stroke="currentColor" stroke-width="3.4" fill="none"/><path d="M7 23h18M7 27.4h18" stroke="currentColor" stroke-width="2" fill="none"/></svg>Tieout</a></nav></header>';

/** A small page of the server's own in the product's design, light and dark. */
export function plainPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${FONT_RULE}${STYLE}</style><body>${BRAND}<main><h1>${escapeHtml(title)}</h1>${body}</main></html>`;
}
