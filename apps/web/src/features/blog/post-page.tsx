import { useQuery } from '@tanstack/react-query';
import { fetchPost } from '../../api/blog.ts';
import { boot } from '../../api/boot.ts';
import { CallError } from '../../api/call-error.ts';
import { messageOf } from '../../api/message-of.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { MessagePage } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PostView } from './post-view.tsx';

/** /blog/{slug}: one post. */
export default function PostPage({ slug }: { slug: string }) {
  const post = useQuery({
    queryKey: ['blog', slug],
    queryFn: () => fetchPost(slug),
    initialData: boot?.post?.slug === slug ? boot.post : undefined,
  });
  if (post.isPending) return <Spinner label="Loading the post..." />;
  if (post.isError) {
    const isMissing = post.error instanceof CallError && post.error.status === 404;
    return (
      <MessagePage
        title={isMissing ? 'Post not found' : 'The post could not be loaded'}
        text={
          isMissing ? 'It may have been unpublished, or the address may be wrong.' : messageOf(post.error)
        }
        action={
          <ButtonLink href="/blog" variant="primary">
            All posts
          </ButtonLink>
        }
      />
    );
  }
  return <PostView post={post.data} />;
}
