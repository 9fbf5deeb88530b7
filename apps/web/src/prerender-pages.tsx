import type { PublicPost } from '@tieout/contract';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';

const NOTHING_STORED = { getItem: () => null, removeItem: () => {} };

/** Stands for a post until the server fills in a real one; its day is looked for in the result. */
const DAY = { iso: '2001-02-03T00:00:00.000Z', shown: 'Feb 3, 2001' };
const PLACEHOLDER: PublicPost = {
  title: '{{title}}',
  slug: '{{slug}}',
  excerpt: '{{excerpt}}',
  html: '{{html}}',
  publishedAt: DAY.iso,
  updatedAt: DAY.iso,
};

/** Pages as a visitor first sees them, as HTML by the name of their file. Run by the build, outside a browser. */
export async function prerenderedPages(): Promise<Readonly<Record<string, string>>> {
  const browser = {
    document: { getElementById: () => null, cookie: '' },
    localStorage: NOTHING_STORED,
    sessionStorage: NOTHING_STORED,
    navigator: { language: 'en-US', onLine: true },
  };
  for (const [name, value] of Object.entries(browser))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  const { App } = await import('./app/app.tsx');
  const { PostView } = await import('./features/blog/post-view.tsx');
  const { ReviewFirstLook } = await import('./features/review/review-first-look.tsx');
  const { BlogFrame, PostList } = await import('./features/blog/post-list.tsx');
  const html = (path: string, page?: React.ReactNode) =>
    renderToString(
      <Router ssrPath={path}>
        <App {...(page === undefined ? {} : { page })} />
      </Router>,
    );
  // Whoever asks may be signed in: the page leaves room for either navigation.
  browser.document.cookie = 'session_brief=1';
  const reviews = (['proven', 'unproven', 'contradicted'] as const).map((verdict) => [
    `review-${verdict}.html`,
    withRows(
      withoutControls(html('/files/-/review', <ReviewFirstLook verdict={verdict} />)),
      /<li .*?<\/li>/s,
    ),
  ]);
  browser.document.cookie = '';
  const posts = (
    <BlogFrame>
      <PostList posts={[PLACEHOLDER]} />
    </BlogFrame>
  );
  return {
    'home.html': withoutControls(html('/')),
    'post.html': withPlaceholders(html('/blog/post', <PostView post={PLACEHOLDER} />)),
    'posts.html': withRows(withPlaceholders(html('/blog', posts)), /<li class="py-6">.*?<\/li>/s),
    ...Object.fromEntries(reviews),
  };
}

/** Buttons say that they do nothing yet, and no file can be chosen: it would be lost when the app takes over. Links work. */
function withoutControls(html: string): string {
  return html
    .replace(/<input[^>]*type="file"[^>]*>/g, '')
    .replaceAll('<button ', '<button aria-disabled="true" ');
}

/** Marks what the server repeats. */
function withRows(html: string, row: RegExp): string {
  return html.replace(row, '{{rows}}$&{{/rows}}');
}

function withPlaceholders(html: string): string {
  return html.replaceAll(DAY.iso, '{{publishedAt}}').replaceAll(DAY.shown, '{{date}}');
}
