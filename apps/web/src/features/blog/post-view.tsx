import type { PublicPost } from '@tieout/contract';
import { ButtonLink } from '../../ui/button.tsx';
import { Html } from '../../ui/html.tsx';
import { Page } from '../../ui/page.tsx';
import { PostDate } from './post-date.tsx';

/** A post to be read; the build also makes the page of it that the server sends. */
export function PostView({ post: { title, excerpt, publishedAt, html } }: { post: PublicPost }) {
  return (
    <Page title={title} lead={excerpt}>
      <article className="-mt-6">
        <PostDate at={publishedAt} />
        <Html html={html} />
      </article>
      <p className="mt-10">
        <ButtonLink href="/blog">All posts</ButtonLink>
      </p>
    </Page>
  );
}
