import { escapeHtml } from './escape-html.ts';

/** What stands in the head of a page, for browsers, search engines and whoever shows a link to it. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** The page's one address; null for a page no search engine is to keep. */
  readonly canonicalUrl: string | null;
  readonly kind: 'website' | 'article';
  /** schema.org's words for what the page is. */
  readonly jsonLd: readonly object[];
  /** Where the blog's feed is; null where there is none. */
  readonly feedUrl: string | null;
};

export type PageView = {
  readonly status: 200 | 404 | 503;
  readonly head: PageHead;
  /** HTML in the place of the app until it runs, trusted; null for the landing page as the build rendered it. */
  readonly body: string | null;
  /** What the app would otherwise have to ask for first. */
  readonly boot: object;
};

/** Turns the built page of the web app into pages with their own heads; `home` is the landing page's HTML. Throws where the built page is not as expected. */
export function createPageRenderer(builtPage: string, home = ''): (view: PageView) => string {
  const holes = [
    /<title>[^<]*<\/title>/,
    /<meta\s+name="description"[^>]*>/,
    '</head>',
    '<div id="root"></div>',
  ];
  for (const hole of holes) {
    if (builtPage.search(hole) < 0) throw new Error(`the built page has no ${hole}`);
  }
  const frame = holes.slice(0, 2).reduce<string>((page, hole) => page.replace(hole, ''), builtPage);
  // Replacements are functions: a text of the page's may hold "$&".
  return ({ head, body, boot }) =>
    frame
      .replace('</head>', () => `${headHtml(head)}${dataBlock('application/json', boot, 'boot')}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${body ?? home}</div>`);
}

function headHtml({ title, description, canonicalUrl, kind, jsonLd, feedUrl }: PageHead): string {
  const meta = (attribute: 'name' | 'property', name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:type', kind),
    meta('property', 'og:site_name', 'Tieout'),
    meta('name', 'twitter:card', 'summary'),
    ...(canonicalUrl === null
      ? [meta('name', 'robots', 'noindex')]
      : [
          `<link rel="canonical" href="${escapeHtml(canonicalUrl)}">`,
          meta('property', 'og:url', canonicalUrl),
        ]),
    ...(feedUrl === null
      ? []
      : [`<link rel="alternate" type="application/rss+xml" title="Tieout" href="${escapeHtml(feedUrl)}">`]),
    ...jsonLd.map((each) => dataBlock('application/ld+json', each)),
  ].join('');
}

/** Data in a script element, which no text in it can end. */
function dataBlock(type: string, data: object, id?: string): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${json}</script>`;
}
