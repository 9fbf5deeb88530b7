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
  /** In the place of the app until it runs: trusted HTML, or a page as the build rendered it. */
  readonly body: string | PrerenderedPage;
  /** What the app would otherwise have to ask for first. */
  readonly boot: object;
  /** The name under which the build lists the files of the page's own code, which are then asked for with the page. */
  readonly code?: string;
};

/** A page of the build by the name of its file. Trusted HTML takes the place of `{{name}}` in it; what is between `{{rows}}` and `{{/rows}}` is repeated. */
export type PrerenderedPage = {
  readonly page: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly rows?: readonly Readonly<Record<string, string>>[];
  /** When the app's code is asked for: the page can be read without it. */
  readonly starts: LateStart;
};

/** After the first paint, which code on its way would hold up on a slow line; or with the first use of a button. */
export type LateStart = 'after-paint' | 'on-use';

/** Turns the built page of the web app into pages with their own heads; `pages` are the files of the build's folder of pages. Throws where the built page is not as expected. */
export function createPageRenderer(
  builtPage: string,
  pages: Readonly<Record<string, string>> = {},
): (view: PageView) => string {
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
  const lateFrame = startedLate(frame);
  // Replacements are functions: a text of the page's may hold "$&".
  const codeFiles: Readonly<Record<string, readonly string[]>> = JSON.parse(pages['code.json'] ?? '{}');
  return ({ head, body, boot, code }) => {
    const files = (code === undefined ? undefined : codeFiles[code]) ?? [];
    const isLate = typeof body !== 'string';
    const scripts = isLate ? lateFrame.start(body.starts, files) : files.map(preloadTag).join('');
    return (isLate ? lateFrame.page : frame)
      .replace(
        '</head>',
        () => `${headHtml(head)}${scripts}${dataBlock('application/json', boot, 'boot')}</head>`,
      )
      .replace('<div id="root"></div>', () => `<div id="root">${bodyHtml(body, pages)}</div>`);
  };
}

const preloadTag = (file: string) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`;

/** The page without the app's scripts, and the small script that asks for them later, with the files of the page's own code. */
function startedLate(frame: string) {
  const tags = [
    ...frame.matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]*(?:><\/script>|>)\s*/g),
  ];
  const [app = '', ...preload] = tags.map(([tag]) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '');
  return {
    page: tags.reduce((page, [tag]) => page.replace(tag, ''), frame),
    start: (starts: LateStart, files: readonly string[]) =>
      `<script defer src="/start-${starts}.js" data-app="${app}" data-preload="${[...preload, ...files].join(' ')}"></script>`,
  };
}

function bodyHtml(body: PageView['body'], pages: Readonly<Record<string, string>>): string {
  if (typeof body === 'string') return body;
  const [above = '', row = '', below = ''] = (pages[body.page] ?? '').split(/\{\{\/?rows\}\}/);
  const { values = {}, rows = [] } = body;
  return [filled(above, values), ...rows.map((own) => filled(row, own)), filled(below, values)].join('');
}

/** A paragraph of nothing but an empty value is left out. */
function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(
    /<p[^>]*>\{\{(\w+)\}\}<\/p>|\{\{(\w+)\}\}/g,
    (found, paragraph: string | undefined, name: string) => {
      const value = values[paragraph ?? name] ?? '';
      return paragraph === undefined || value === ''
        ? value
        : found.replaceAll(`{{${paragraph}}}`, () => value);
    },
  );
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
