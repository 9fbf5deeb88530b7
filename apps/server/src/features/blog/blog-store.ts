import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/open-database.ts';
import { blogPosts } from '../../platform/database/service-schema.ts';

export type StoredPost = typeof blogPosts.$inferSelect;
/** A post readers may see. */
export type PublishedPost = StoredPost & { readonly publishedAt: Date };

/** All posts, drafts included, the newest first; for admins. */
export function listPosts(at: Executor): Promise<StoredPost[]> {
  return at.select().from(blogPosts).orderBy(desc(blogPosts.createdAt), desc(blogPosts.id));
}

/** The post of that id, draft or not, held for the rest of the transaction. */
export async function lockPost(at: Executor, id: string): Promise<StoredPost | null> {
  const [row] = await at.select().from(blogPosts).where(eq(blogPosts.id, id)).for('update');
  return row ?? null;
}

const isPublished = and(eq(blogPosts.isPublished, true), isNotNull(blogPosts.publishedAt));

/** The posts readers may see, the newest first. */
export async function publishedPosts(at: Executor): Promise<PublishedPost[]> {
  const rows = await at.select().from(blogPosts).where(isPublished).orderBy(desc(blogPosts.publishedAt));
  return rows.filter(hasDate);
}

/** The post of that slug if readers may see it. */
export async function findPublishedPost(at: Executor, slug: string): Promise<PublishedPost | null> {
  const [row] = await at
    .select()
    .from(blogPosts)
    .where(and(isPublished, eq(blogPosts.slug, slug)));
  return row && hasDate(row) ? row : null;
}

/** Writes a new post; throws the database's error where another has its slug. */
export async function insertPost(at: Executor, post: StoredPost): Promise<void> {
  await at.insert(blogPosts).values(post);
}

/** Changes a post; throws the database's error where another has the slug. */
export async function updatePost(at: Executor, id: string, change: Partial<StoredPost>): Promise<void> {
  await at.update(blogPosts).set(change).where(eq(blogPosts.id, id));
}

/** Removes a post; says whether there was one. */
export async function deletePost(at: Executor, id: string): Promise<boolean> {
  const gone = await at.delete(blogPosts).where(eq(blogPosts.id, id)).returning({ id: blogPosts.id });
  return gone.length > 0;
}

/** Whether the database refused a second of what there may be one of. */
export function isTaken(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505') return true;
  }
  return false;
}

function hasDate(post: StoredPost): post is PublishedPost {
  return post.publishedAt !== null;
}
