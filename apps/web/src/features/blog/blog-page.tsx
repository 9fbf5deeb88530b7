import { useQuery } from '@tanstack/react-query';
import { fetchPosts } from '../../api/blog.ts';
import { boot } from '../../api/boot.ts';
import { messageOf } from '../../api/message-of.ts';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { BlogFrame, PostList } from './post-list.tsx';

/** /blog: the posts, the newest first. */
export default function BlogPage() {
  const posts = useQuery({ queryKey: ['blog'], queryFn: fetchPosts, initialData: boot?.posts });
  return (
    <BlogFrame>
      {posts.isPending && <Spinner label="Loading the posts..." />}
      {posts.isError && <Notice tone="contradicted">{messageOf(posts.error)}</Notice>}
      {posts.data?.length === 0 && <p className="text-ink-soft">Nothing has been published yet.</p>}
      {posts.data && posts.data.length > 0 && <PostList posts={posts.data} />}
    </BlogFrame>
  );
}
