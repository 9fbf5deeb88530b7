import { randomUUID } from 'node:crypto';
import type { BlogPostChange, NewBlogPost } from '@tieout/contract';
import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../../platform/database/open-database.ts';
import { type Refused, refused } from '../../refused.ts';
import { type Act, noteAct } from '../admin/note-act.ts';
import { deletePost, insertPost, isTaken, lockPost, type StoredPost, updatePost } from './blog-store.ts';

type Parts = { readonly database: Database; readonly now: () => Date };

/** Keeps a new post as a draft. */
export function createPost(
  { database, now }: Parts,
  request: FastifyRequest,
  { title, slug, excerpt = '', content }: NewBlogPost,
): Promise<StoredPost | Refused> {
  const at = now();
  const post: StoredPost = {
    ...{ id: randomUUID(), title, slug, excerpt, content, isPublished: false, publishedAt: null },
    ...{ createdAt: at, updatedAt: at },
  };
  return unlessTaken(database, async (transaction) => {
    await insertPost(transaction, post);
    await noteAct(transaction, { request, now: at }, { act: 'post-created', objectId: post.id });
    return post;
  });
}

/** Changes a post. Its first publication is its date from then on. */
export function changePost(
  { database, now }: Parts,
  request: FastifyRequest,
  { id, change }: { readonly id: string; readonly change: BlogPostChange },
): Promise<StoredPost | Refused> {
  const at = now();
  return unlessTaken(database, async (transaction) => {
    const before = await lockPost(transaction, id);
    if (before === null) return refused('not-found');
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const after: StoredPost = { ...before, ...given, updatedAt: at };
    if (after.isPublished && after.content.trim() === '') return refused('nothing-to-publish');
    if (after.isPublished && after.publishedAt === null) after.publishedAt = at;
    await updatePost(transaction, id, after);
    await noteAct(transaction, { request, now: at }, { act: actOf(before, after), objectId: id });
    return after;
  });
}

/** Removes a post; says whether there was one. */
export function removePost({ database, now }: Parts, request: FastifyRequest, id: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const isGone = await deletePost(transaction, id);
    if (isGone) await noteAct(transaction, { request, now: now() }, { act: 'post-deleted', objectId: id });
    return isGone;
  });
}

function actOf(before: StoredPost, after: StoredPost): Act['act'] {
  if (before.isPublished === after.isPublished) return 'post-changed';
  return after.isPublished ? 'post-published' : 'post-unpublished';
}

async function unlessTaken(
  database: Database,
  work: (transaction: Transaction) => Promise<StoredPost | Refused>,
): Promise<StoredPost | Refused> {
  try {
    return await database.transaction(work);
  } catch (error) {
    if (isTaken(error)) return refused('slug-taken');
    throw error;
  }
}
