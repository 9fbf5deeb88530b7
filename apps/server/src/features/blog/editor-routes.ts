import {
  type BlogPost,
  blogPostChangeSchema,
  blogPostSchema,
  blogPostsSchema,
  blogPreviewRequestSchema,
  blogPreviewSchema,
  deletedSchema,
  newBlogPostSchema,
  paths,
} from '@tieout/contract';
import { z } from 'zod';
import { refusals } from '../../http/refuse.ts';
import type { Routes } from '../../http/routes.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { isRefused, refused } from '../../refused.ts';
import { listPosts, type StoredPost } from './blog-store.ts';
import { changePost, createPost, removePost } from './change-post.ts';
import { renderMarkdown } from './render-markdown.ts';

const tags = ['admin'];
const params = z.object({ id: z.uuid() });

/** The longest text of a post, however its characters are written. */
const bodyLimit = 1024 * 1024;

/** Writing the blog; to be registered among the routes for admins. */
export function editorRoutes(parts: { readonly database: Database; readonly now: () => Date }): Routes {
  return async (app) => {
    const list = {
      tags,
      summary: 'All posts, including drafts',
      response: { 200: blogPostsSchema, ...refusals },
    };
    app.get(paths.adminBlog, { schema: list }, async () => ({
      posts: (await listPosts(parts.database)).map(blogPost),
    }));

    const create = {
      tags,
      summary: 'Create a post as a draft',
      body: newBlogPostSchema,
      response: { 201: blogPostSchema, ...refusals },
    };
    app.post(paths.adminBlog, { schema: create, bodyLimit }, async (request, reply) => {
      const post = await createPost(parts, request, request.body);
      return isRefused(post) ? post : reply.code(201).send(blogPost(post));
    });

    const change = {
      tags,
      summary: 'Change, publish or unpublish a post',
      params,
      body: blogPostChangeSchema,
      response: { 200: blogPostSchema, ...refusals },
    };
    app.patch(paths.adminBlogPost, { schema: change, bodyLimit }, async (request) => {
      const post = await changePost(parts, request, { id: request.params.id, change: request.body });
      return isRefused(post) ? post : blogPost(post);
    });

    const remove = { tags, summary: 'Delete a post', params, response: { 200: deletedSchema, ...refusals } };
    app.delete(paths.adminBlogPost, { schema: remove }, async (request) => {
      const isGone = await removePost(parts, request, request.params.id);
      return isGone ? { deleted: true as const } : refused('not-found');
    });

    const preview = {
      tags,
      summary: 'Preview Markdown as HTML',
      body: blogPreviewRequestSchema,
      response: { 200: blogPreviewSchema, ...refusals },
    };
    app.post(paths.adminBlogPreview, { schema: preview, bodyLimit }, async (request) => ({
      html: renderMarkdown(request.body.content),
    }));
  };
}

function blogPost({ createdAt: _, ...post }: StoredPost): BlogPost {
  return {
    ...post,
    publishedAt: post.publishedAt?.toISOString() ?? null,
    updatedAt: post.updatedAt.toISOString(),
  };
}
