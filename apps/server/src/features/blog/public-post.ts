import type { PostTeaser, PublicPost } from '@tieout/contract';
import type { PublishedPost } from './blog-store.ts';
import { renderMarkdown } from './render-markdown.ts';

/** A post as its readers get it. */
export function publicPost({ content, updatedAt, ...post }: PublishedPost): PublicPost {
  return { ...postTeaser(post), html: renderMarkdown(content), updatedAt: updatedAt.toISOString() };
}

/** What a list shows of a post. */
export function postTeaser({
  title,
  slug,
  excerpt,
  publishedAt,
}: Pick<PublishedPost, 'title' | 'slug' | 'excerpt' | 'publishedAt'>): PostTeaser {
  return { title, slug, excerpt, publishedAt: publishedAt.toISOString() };
}
