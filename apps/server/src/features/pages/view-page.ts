import { type PostTeaser, type PublicSettings, systemSettingsSchema } from '@tieout/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../http/escape-html.ts';
import { localeOf } from '../../http/region-of.ts';
import type { PageHead, PageView } from '../../http/render-page.ts';
import type { ViewPage } from '../../http/serve-web.ts';
import { tokenOf } from '../accounts/session-cookie.ts';
import { findPublishedPost, publishedPosts } from '../blog/blog-store.ts';
import { postTeaser, publicPost } from '../blog/public-post.ts';
import { askLater, isAdmin } from '../settings/close-for-maintenance.ts';
import { publicSettings } from '../settings/public-settings.ts';
import { pageLd, postLd, productLd } from './json-ld.ts';
import type { PageParts } from './parts.ts';
import { reviewFirstLook } from './review-first-look.ts';
import { APP_PAGES, BLOG_PAGE, BLOG_PATH, FEED_PATH, SITE_PAGES } from './site-pages.ts';

/** Finds out what stands at an address: its head, and what the app needs there at once. */
export function createPageViews(parts: PageParts): ViewPage {
  return async (request, reply) => {
    const path = pathOf(request);
    // While the database cannot be asked, pages still come, and say so where it matters.
    const switched = await parts.settings.read().catch(() => systemSettingsSchema.parse({}));
    const settings = publicSettings(switched, parts);
    if (settings.maintenanceMode && !isAdmin(await parts.findActor(request, reply)))
      return maintenancePage(reply, settings);
    const isStranger = isForStrangers(settings) && tokenOf(request) === null;
    const frame = frameOf(parts, settings);
    const blog = { parts, frame, isPrerendered: isStranger && settings.systemMessage.trim() === '' };
    if (settings.blog && path === BLOG_PATH) return blogPage(blog);
    if (settings.blog && path.startsWith(`${BLOG_PATH}/`))
      return postPage(blog, path.slice(BLOG_PATH.length + 1));
    const reviewed = REVIEW_PATH.exec(path)?.[1];
    if (reviewed !== undefined) return reviewPage({ parts, frame, request, reply }, reviewed);
    const page = SITE_PAGES[path];
    if (page === undefined) return APP_PAGES.test(path) ? frame({}) : frame({ status: 404 });
    const url = parts.publicUrl() + path;
    return frame({
      path,
      ...(request.url === '/' && isStranger ? { body: { page: 'home.html', starts: 'after-paint' } } : {}),
      head: { ...page, jsonLd: [path === '/' ? productLd(url, page) : pageLd('WebPage', url, page)] },
    });
  };
}

const REVIEW_PATH = /^\/files\/([^/]+)\/review$/;
/** A longer document is asked for by the app: it would hold up the page. */
const ROWS_IN_PAGE_MAX = 300;

type Asked = {
  readonly parts: PageParts;
  readonly frame: Frame;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** A review comes with its document, so that it can be read before the app runs. */
async function reviewPage({ parts, frame, request, reply }: Asked, fileId: string): Promise<PageView> {
  reply.header('cache-control', 'private, no-store');
  // Whatever keeps the document away is said by the app, which asks again.
  const review = await parts
    .findActor(request, reply)
    .then((actor) => parts.reviewOf(actor, fileId))
    .catch(() => null);
  const rows = review?.accounts.reduce((sum, account) => sum + account.rows.length, 0) ?? 0;
  if (review === null || rows > ROWS_IN_PAGE_MAX) return { ...frame({}), code: 'review' };
  const body = reviewFirstLook(review, localeOf(request)) ?? '';
  return { ...frame({ body, boot: { review } }), code: 'review' };
}

type Framed = {
  readonly status?: PageView['status'];
  /** Left out for a page no search engine is to keep. */
  readonly path?: string;
  readonly head?: Partial<PageHead>;
  readonly body?: PageView['body'];
  readonly boot?: object;
};
type Frame = (page: Framed) => PageView;

function frameOf({ publicUrl }: PageParts, settings: PublicSettings): Frame {
  return ({ status = 200, path, head, body = '', boot }) => ({
    status,
    head: {
      title: 'Tieout',
      description: SITE_PAGES['/']?.description ?? '',
      canonicalUrl: path === undefined ? null : publicUrl() + path,
      kind: 'website',
      jsonLd: [],
      feedUrl: settings.blog ? publicUrl() + FEED_PATH : null,
      ...head,
    },
    body,
    boot: { settings, ...boot },
  });
}

function maintenancePage(reply: FastifyReply, settings: PublicSettings): PageView {
  askLater(reply);
  return {
    status: 503,
    head: {
      title: 'Down for maintenance · Tieout',
      description: 'Tieout is down for maintenance.',
      canonicalUrl: null,
      kind: 'website',
      jsonLd: [],
      feedUrl: null,
    },
    body: main(
      `<h1>Down for maintenance</h1><p>Tieout is down for maintenance. Your files are safe. Try again in a few minutes.</p>`,
    ),
    boot: { settings },
  };
}

type Blog = {
  readonly parts: PageParts;
  readonly frame: Frame;
  /** Whether the reader gets the page as the build rendered it, which is the page of somebody without an account. */
  readonly isPrerendered: boolean;
};

async function blogPage({ parts: { database, publicUrl }, frame, isPrerendered }: Blog): Promise<PageView> {
  const posts = (await publishedPosts(database)).map(postTeaser);
  const items = posts.map(
    ({ slug, title, excerpt }) =>
      `<li><a href="${BLOG_PATH}/${slug}">${escapeHtml(title)}</a><p>${escapeHtml(excerpt)}</p></li>`,
  );
  return frame({
    path: BLOG_PATH,
    head: { ...BLOG_PAGE, jsonLd: [pageLd('Blog', publicUrl() + BLOG_PATH, BLOG_PAGE)] },
    body:
      isPrerendered && posts.length > 0
        ? { page: 'posts.html', rows: posts.map(teaserValues), starts: 'on-use' }
        : main(`<h1>Blog</h1><ul>${items.join('')}</ul>`),
    boot: { posts },
  });
}

async function postPage(
  { parts: { database, publicUrl }, frame, isPrerendered }: Blog,
  slug: string,
): Promise<PageView> {
  const found = await findPublishedPost(database, slug);
  if (found === null) return frame({ status: 404 });
  const post = publicPost(found);
  const path = `${BLOG_PATH}/${slug}`;
  return frame({
    path,
    head: {
      title: `${post.title} · Tieout`,
      ...(post.excerpt === '' ? {} : { description: post.excerpt }),
      kind: 'article',
      jsonLd: [postLd(publicUrl() + path, found)],
    },
    body: isPrerendered
      ? { page: 'post.html', values: { ...teaserValues(post), html: post.html }, starts: 'on-use' }
      : main(`<h1>${escapeHtml(post.title)}</h1><p>${escapeHtml(post.excerpt)}</p>${post.html}`),
    boot: { post },
  });
}

const day = new Intl.DateTimeFormat('en-US', {
  ...({ month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const),
});

/** A post's fields as the prerendered pages take them, as HTML. */
function teaserValues({ title, slug, excerpt, publishedAt }: PostTeaser): Readonly<Record<string, string>> {
  const date = day.format(new Date(publishedAt));
  return { title: escapeHtml(title), slug, excerpt: escapeHtml(excerpt), publishedAt, date };
}

/** Whether somebody without an account can convert a file and register, as the landing page is rendered by the build. */
function isForStrangers({ visitorUploads, allowRegistrations }: PublicSettings): boolean {
  return visitorUploads && allowRegistrations;
}

/** The text of a page before the app runs, in the app's own looks. */
function main(html: string): string {
  return `<main class="page-width flex-1 py-8 sm:py-12"><div class="prose prose-blocks">${html}</div></main>`;
}

function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '/';
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
