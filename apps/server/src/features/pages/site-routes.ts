import { escapeHtml } from '../../http/escape-html.ts';
import type { Routes } from '../../http/routes.ts';
import { type PublishedPost, publishedPosts } from '../blog/blog-store.ts';
import { renderMarkdown } from '../blog/render-markdown.ts';
import type { PageParts } from './parts.ts';
import { BLOG_PAGE, BLOG_PATH, FEED_PATH, SITE_PAGES } from './site-pages.ts';

const FEED_POSTS = 30;
/** Addresses that are no pages to be found by searching. */
const PRIVATE = [
  '/api/',
  '/admin',
  '/dashboard',
  '/files',
  '/mapping/',
  '/account',
  '/analytics',
  '/subscribe',
];

/** What search engines and feed readers ask for: robots.txt, sitemap.xml and the feed of the blog. */
export function siteRoutes({
  database,
  settings,
  publicUrl,
}: Pick<PageParts, 'database' | 'settings' | 'publicUrl'>): Routes {
  return async (app) => {
    const options = { schema: { hide: true }, config: { isForAnyone: true } };
    const postsIfOn = async (): Promise<PublishedPost[] | null> =>
      (await settings.read()).features.blogSystem ? publishedPosts(database) : null;

    app.get('/robots.txt', options, (_request, reply) => {
      const lines = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`)];
      return reply
        .type('text/plain; charset=utf-8')
        .send(`${lines.join('\n')}\n\nSitemap: ${publicUrl()}/sitemap.xml\n`);
    });

    app.get('/sitemap.xml', options, async (_request, reply) => {
      const posts = await postsIfOn();
      const places = [
        ...Object.keys(SITE_PAGES).map((path) => ({ path, changed: null })),
        ...(posts === null ? [] : [{ path: BLOG_PATH, changed: posts[0]?.publishedAt ?? null }]),
        ...(posts ?? []).map((post) => ({ path: `${BLOG_PATH}/${post.slug}`, changed: post.updatedAt })),
      ];
      return reply.type('application/xml; charset=utf-8').send(sitemap(publicUrl(), places));
    });

    app.get(FEED_PATH, options, async (_request, reply) => {
      const posts = await postsIfOn();
      if (posts === null) return reply.callNotFound();
      return reply.type('application/rss+xml; charset=utf-8').send(feed(publicUrl(), posts));
    });
  };
}

type Place = { readonly path: string; readonly changed: Date | null };

/** After sitemaps.org/protocol. */
function sitemap(origin: string, places: readonly Place[]): string {
  const urls = places.map(
    ({ path, changed }) =>
      `<url><loc>${xmlText(origin + path)}</loc>${changed === null ? '' : `<lastmod>${changed.toISOString()}</lastmod>`}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** After the RSS 2.0 specification of the RSS advisory board. */
function feed(origin: string, posts: readonly PublishedPost[]): string {
  const items = posts.slice(0, FEED_POSTS).map((post) => {
    const url = xmlText(`${origin}${BLOG_PATH}/${post.slug}`);
    const text = post.excerpt === '' ? renderMarkdown(post.content) : post.excerpt;
    return `<item><title>${xmlText(post.title)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid><pubDate>${post.publishedAt.toUTCString()}</pubDate><description>${xmlText(text)}</description></item>`;
  });
  const self = `<atom:link href="${xmlText(origin + FEED_PATH)}" rel="self" type="application/rss+xml"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>Tieout</title><link>${xmlText(origin + BLOG_PATH)}</link><description>${xmlText(BLOG_PAGE.description)}</description>${self}\n${items.join('\n')}\n</channel></rss>\n`;
}

/** Text as XML takes it: without the control characters no XML may hold. */
function xmlText(text: string): string {
  return escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
}
