import type { PostTeaser } from '@tieout/contract';
import { Link } from 'wouter';
import { Page } from '../../ui/page.tsx';
import { PostDate } from './post-date.tsx';

/** The page of the blog around its posts. */
export function BlogFrame({ children }: { children: React.ReactNode }) {
  return (
    <Page
      title="Blog"
      actions={
        <a href="/blog/feed.xml" className="link text-sm">
          RSS feed
        </a>
      }
    >
      {children}
    </Page>
  );
}

/** The posts, the newest first; the build also makes the page of them that the server sends. */
export function PostList({ posts }: { posts: readonly PostTeaser[] }) {
  return (
    <ul className="max-w-3xl divide-y divide-rule border-y border-rule">
      {posts.map((post) => (
        <li key={post.slug} className="py-6">
          <h2 className="text-xl">
            <Link href={`/blog/${post.slug}`} className="hover:text-accent">
              {post.title}
            </Link>
          </h2>
          <PostDate at={post.publishedAt} />
          {post.excerpt && <p className="mt-2 max-w-prose text-ink-soft">{post.excerpt}</p>}
        </li>
      ))}
    </ul>
  );
}
