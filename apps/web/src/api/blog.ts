import {
  type PostTeaser,
  type PublicPost,
  paths,
  pathTo,
  publicPostSchema,
  publicPostsSchema,
} from '@tieout/contract';
import { callJson } from './call.ts';

/** The posts readers may see, the newest first. */
export async function fetchPosts(): Promise<PostTeaser[]> {
  return (await callJson(publicPostsSchema, paths.blog)).posts;
}

/** One post, as HTML made harmless by the server. */
export function fetchPost(slug: string): Promise<PublicPost> {
  return callJson(publicPostSchema, pathTo(paths.blogPost, { slug }));
}
