import { marked } from 'marked';
import sanitize from 'sanitize-html';

/** What a post may hold; everything else is taken out, scripts and styles with what is in them. */
const ALLOWED: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'em', 'strong', 'del', 'a'],
    ...['hr', 'br', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title'],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  // Pictures of this site only: the page's content policy shows no others.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  // The page's own heading is the post's title.
  transformTags: { h1: 'h2' },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/** Markdown as HTML that can do no harm, whoever wrote it. */
export function renderMarkdown(markdown: string): string {
  return sanitize(marked.parse(markdown, { async: false, gfm: true }), ALLOWED);
}
