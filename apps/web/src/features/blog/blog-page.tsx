import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { fetchPosts } from '../../api/blog.ts';
import { boot } from '../../api/boot.ts';
import { messageOf } from '../../api/message-of.ts';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PostDate } from './post-date.tsx';

/** /blog: the posts, the newest first. */
export default function BlogPage() {
  const posts = useQuery({ queryKey: ['blog'], queryFn: fetchPosts, initialData: boot?.posts });
  return (
    <Page
      title="Blog"
      actions={
        <a href="/blog/feed.xml" className="link text-sm">
          RSS feed
        </a>
      }
    >
      {posts.isPending && <Spinner label="Loading the posts..." />}
      {posts.isError && <Notice tone="contradicted">{messageOf(posts.error)}</Notice>}
      {posts.data?.length === 0 && <p className="text-ink-soft">Nothing has been published yet.</p>}
      {posts.data && posts.data.length > 0 && (
        <ul className="max-w-3xl divide-y divide-rule border-y border-rule">
          {posts.data.map((post) => (
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
      )}
    </Page>
  );
}
