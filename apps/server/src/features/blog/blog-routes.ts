import { paths, publicPostSchema, publicPostsSchema } from '@tieout/contract';
import { z } from 'zod';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { refused } from '../../refused.ts';
import type { CurrentSettings } from '../settings/current-settings.ts';
import { findPublishedPost, publishedPosts } from './blog-store.ts';
import { postTeaser, publicPost } from './public-post.ts';

/** Reading the blog. Drafts are not there. */
export function blogRoutes(parts: {
  readonly database: Database;
  readonly settings: CurrentSettings;
}): Routes {
  return async (app) => {
    const tags = ['blog'];
    const config = { isForAnyone: true };
    const isOff = async () => !(await parts.settings.read()).features.blogSystem;

    const list = {
      tags,
      summary: 'Published posts, newest first',
      response: { 200: publicPostsSchema, ...refusals },
    };
    app.get(paths.blog, { schema: list, config }, async () => {
      if (await isOff()) return refused('not-configured');
      return { posts: (await publishedPosts(parts.database)).map(postTeaser) };
    });

    const one = {
      tags,
      summary: 'A published post as sanitized HTML',
      params: z.object({ slug: z.string().max(100) }),
      response: { 200: publicPostSchema, ...refusals },
    };
    app.get(paths.blogPost, { schema: one, config }, async (request) => {
      if (await isOff()) return refused('not-configured');
      const post = await findPublishedPost(parts.database, request.params.slug);
      return post === null ? refused('not-found') : publicPost(post);
    });
  };
}
