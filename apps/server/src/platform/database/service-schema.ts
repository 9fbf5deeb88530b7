import { bigserial, boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Each document that was read or failed, for the figures of the whole service: nothing in it shows whose it was, and it stays when the document goes. */
export const conversionLog = pgTable(
  'conversion_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    outcome: text('outcome', { enum: ['completed', 'failed'] }).notNull(),
    verdict: text('verdict', { enum: ['proven', 'unproven', 'contradicted'] }),
    pageCount: integer('page_count'),
  },
  (table) => [index('conversion_log_at').on(table.at)],
);

/** Posts of the blog; those not published are drafts, for admins only. */
export const blogPosts = pgTable(
  'blog_posts',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    /** Markdown as it was written. */
    content: text('content').notNull(),
    isPublished: boolean('is_published').notNull().default(false),
    /** When it was first published. */
    publishedAt: instant('published_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('blog_posts_published').on(table.publishedAt)],
);
