import {
  type BlogPost,
  blogPostSchema,
  paths,
  pathTo,
  publicPostSchema,
  publicPostsSchema,
} from '@tieout/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderMarkdown } from '../src/features/blog/render-markdown.ts';
import { newAdmin } from './support/admin.ts';
import type { Client } from './support/client.ts';
import { startTestProduct, type TestProduct } from './support/start-test-product.ts';

let product: TestProduct;
let admin: Client;
let reader: Client;
beforeAll(async () => {
  product = await startTestProduct({ environment: { PUBLIC_URL: 'https://tieout.example' } });
  admin = await newAdmin(product);
  reader = product.client();
});
afterAll(() => product?.stop());

let count = 0;
async function written(post: object = {}): Promise<BlogPost> {
  const answer = await admin.post(paths.adminBlog, {
    title: 'Closing <the> year & "books"',
    slug: `post-${++count}`,
    excerpt: 'How a year is closed.',
    content: '# Heading\n\nSome **bold** text.',
    ...post,
  });
  expect(answer.status).toBe(201);
  return blogPostSchema.parse(await answer.json());
}

const change = (post: BlogPost, change: object) =>
  admin.patch(pathTo(paths.adminBlogPost, { id: post.id }), change);
const published = async (post: object = {}) => {
  const one = await written(post);
  expect((await change(one, { isPublished: true })).status).toBe(200);
  return one;
};
const textOf = async (path: string) => (await reader.get(path)).text();

/** Everywhere a reader could meet a post. */
async function seenBy(reader: Client, { slug }: BlogPost): Promise<string> {
  const addresses = [
    paths.blog,
    pathTo(paths.blogPost, { slug }),
    '/blog',
    `/blog/${slug}`,
    '/blog/feed.xml',
  ];
  const texts = await Promise.all(
    [...addresses, '/sitemap.xml'].map(async (path) => (await reader.get(path)).text()),
  );
  return texts.join('\n');
}

test('a draft is nowhere, published it is everywhere, unpublished it is gone again and keeps its date', async () => {
  const post = await written({ content: 'MARKER-text', title: 'MARKER-title', excerpt: 'MARKER-excerpt' });
  expect(post).toMatchObject({ isPublished: false, publishedAt: null });
  expect(await seenBy(reader, post)).not.toMatch(/MARKER/);
  expect((await reader.get(`/blog/${post.slug}`)).status).toBe(404);

  const first = blogPostSchema.parse(await (await change(post, { isPublished: true })).json());
  const everywhere = await seenBy(reader, post);
  for (const part of ['MARKER-text', 'MARKER-title', 'MARKER-excerpt']) expect(everywhere).toContain(part);
  expect(everywhere).toContain(`<loc>https://tieout.example/blog/${post.slug}</loc>`);

  await change(post, { isPublished: false });
  expect(await seenBy(reader, post)).not.toMatch(/MARKER/);
  const again = blogPostSchema.parse(await (await change(post, { isPublished: true })).json());
  expect(again.publishedAt).toBe(first.publishedAt);
});

test('the page of a post carries its own head, before any script has run', async () => {
  const { slug } = await published();
  const page = await textOf(`/blog/${slug}`);
  const title = 'Closing &lt;the&gt; year &amp; &quot;books&quot;';
  const url = `https://tieout.example/blog/${slug}`;
  expect(page).toContain(`<title>${title} · Tieout</title>`);
  expect(page).toContain('<meta name="description" content="How a year is closed.">');
  expect(page).toContain(`<link rel="canonical" href="${url}">`);
  expect(page).toContain('<meta property="og:type" content="article">');
  expect(page).toContain(`<meta property="og:url" content="${url}">`);
  expect(page).toContain('<strong>bold</strong>');
  const ld = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(ld)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'Closing <the> year & "books"',
    url,
  });
  expect(page.match(/<title>/g)).toHaveLength(1);
  expect(page.match(/name="description"/g)).toHaveLength(1);
});

test('landing and help pages have heads of their own, private ones are kept out of search engines', async () => {
  const landing = await textOf('/');
  expect(landing).toContain('<link rel="canonical" href="https://tieout.example/">');
  expect(landing).toContain('"@type":"SoftwareApplication"');
  expect(await textOf('/help')).toContain('<title>Help · Tieout</title>');
  for (const path of ['/dashboard', '/admin', '/no-such-page', '/blog/no-such-post'])
    expect(await textOf(path)).toContain('<meta name="robots" content="noindex">');
  expect(await textOf('/robots.txt')).toContain('Sitemap: https://tieout.example/sitemap.xml');
  expect(await textOf('/sitemap.xml')).toContain('<loc>https://tieout.example/help</loc>');
});

test('the landing page can be read before the app, whose code is asked for after the first paint', async () => {
  const page = await textOf('/');
  expect(page).toContain('src="/start-after-paint.js" data-app="/assets/');
  expect(page).not.toMatch(/type="module"|rel="modulepreload"|\{\{/);
});

test('a visitor reads a post and the list as finished pages, whose app comes with the first use of a button', async () => {
  const { slug } = await published({ excerpt: '' });
  for (const page of [await textOf(`/blog/${slug}`), await textOf('/blog')]) {
    expect(page).toContain('Get Started</button>');
    expect(page).toContain('Closing &lt;the&gt; year &amp; &quot;books&quot;</');
    expect(page).toContain('src="/start-on-use.js" data-app="/assets/');
    expect(page).not.toMatch(/type="module"|rel="modulepreload"|\{\{/);
  }
  expect(await textOf(`/blog/${slug}`)).not.toMatch(/<p[^>]*><\/p>/);
});

test('braces that a post is written with are kept, in the post and in the list', async () => {
  const { slug } = await published({ excerpt: 'Write {{name}} and {{rows}}.' });
  for (const path of [`/blog/${slug}`, '/blog']) {
    const [, shown = ''] = (await textOf(path)).split('<div id="root">');
    expect(shown).toContain('Write {{name}} and {{rows}}.');
  }
});

test('somebody who is signed in, and whoever must read a notice, gets a post with the app', async () => {
  const { slug } = await published();
  const path = `/blog/${slug}`;
  expect(await (await admin.get(path)).text()).toContain('type="module"');
  await admin.patch(paths.adminSettings, { systemMessage: 'Back at noon.' });
  expect(await textOf(path)).toContain('type="module"');
  await admin.patch(paths.adminSettings, { systemMessage: '' });
  expect(await textOf(path)).not.toContain('type="module"');
});

test('the page of a review names the files of its code, so that they are asked for at once', async () => {
  expect(await textOf('/files/some-id/review')).toMatch(/rel="modulepreload"[^>]*\/assets\/review-page-/);
  expect(await textOf('/dashboard')).not.toContain('review-page-');
});

test('what is written into a title or text cannot end the data of the page', async () => {
  const hostile = '</script><script>alert(1)</script>';
  const { slug } = await published({ title: hostile, excerpt: hostile, content: hostile });
  for (const path of [`/blog/${slug}`, '/blog', '/blog/feed.xml'])
    expect(await textOf(path)).not.toContain('<script>alert');
});

test('an address is taken once', async () => {
  const { slug } = await written();
  const body = { title: 'Other', slug, content: 'Text.' };
  const answer = await admin.post(paths.adminBlog, body);
  expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'slug-taken' }]);
  const other = await written();
  expect((await change(other, { slug })).status).toBe(409);
  expect((await admin.post(paths.adminBlog, { ...body, slug: 'Not A Slug' })).status).toBe(400);
});

test('a post without text is not published', async () => {
  const answer = await change(await written({ content: '  ' }), { isPublished: true });
  expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'nothing-to-publish' }]);
});

test('the list shows the posts, newest first, and the preview is what readers get', async () => {
  const post = await published({ content: 'A [link](https://example.com).' });
  const { posts } = publicPostsSchema.parse(await (await reader.get(paths.blog)).json());
  expect(posts[0]?.slug).toBe(post.slug);
  const read = publicPostSchema.parse(
    await (await reader.get(pathTo(paths.blogPost, { slug: post.slug }))).json(),
  );
  const preview = await admin.post(paths.adminBlogPreview, { content: post.content });
  expect(await preview.json()).toEqual({ html: read.html });
  expect((await admin.delete(pathTo(paths.adminBlogPost, { id: post.id }))).status).toBe(200);
  expect(await seenBy(reader, post)).not.toContain(`blog/${post.slug}<`);
});

const HARMFUL = {
  'a script': '<script>alert(1)</script>',
  'a script in an event': '<img src="/x.png" onerror="alert(1)">',
  'an event of any element': '<p onclick="alert(1)" style="position:fixed">text</p>',
  'a javascript link': '[text](javascript:alert(1))',
  'a javascript link in disguise': '<a href=" java&#115;cript:alert(1)">text</a>',
  'a data link': '[text](data:text/html,<script>alert(1)</script>)',
  'a data picture': '![x](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)',
  'a vector picture': '<svg onload="alert(1)"><script>alert(1)</script></svg>',
  'a picture of another site': '![x](https://tracker.example/x.png)',
  'a picture by protocol-relative address': '![x](//tracker.example/x.png)',
  'a frame': '<iframe src="https://example.com"></iframe>',
  'a form': '<form action="https://example.com"><input name="password"><button>Go</button></form>',
  'a style sheet':
    '<style>body{display:none}</style><link rel="stylesheet" href="https://example.com/x.css">',
  'a base': '<base href="https://example.com/">',
  'an element of mathematics':
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  'a link opened half': '<a href="x" <img src=y onerror=alert(1)>',
};

test.each(Object.entries(HARMFUL))('rendering takes out %s', (_, markdown) => {
  const html = renderMarkdown(`Before.\n\n${markdown}\n\nAfter.`);
  expect(html).toContain('Before.');
  expect(html).not.toMatch(/<(script|svg|iframe|form|input|style|link|base|math|object|embed)\b/i);
  expect(html).not.toMatch(/<[^>]+\s(on\w+|style|srcdoc|formaction)\s*=/i);
  expect(html).not.toMatch(/(href|src)\s*=\s*"?\s*(javascript|data|vbscript):/i);
  expect(html).not.toMatch(/tracker\.example[^<]*"/);
});

test('rendering keeps what a post is written with', () => {
  const html = renderMarkdown(
    '# Title\n\nText with *emphasis*, `code` and a [link](/help).\n\n- one\n- two\n\n| a | b |\n|--|--:|\n| 1 | 2 |\n\n![Chart](/chart.png)',
  );
  for (const part of [
    '<h2>Title</h2>',
    '<em>',
    '<code>',
    '<a href="/help">',
    '<li>one',
    '<td align="right">2',
    'src="/chart.png"',
  ])
    expect(html).toContain(part);
});
