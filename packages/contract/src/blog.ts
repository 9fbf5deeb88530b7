import { z } from 'zod';
import { instantSchema } from './documents.ts';

/** The part of a post's address after /blog/. */
export const slugSchema = z
  .string()
  .max(100)
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'Use small letters, digits and single hyphens, such as "closing-the-year".',
  );

export const CONTENT_MAX_LENGTH = 100_000;

const titleSchema = z.string().trim().min(1, 'Give the post a title.').max(200);
const excerptSchema = z.string().trim().max(500);
/** Markdown. */
const contentSchema = z.string().max(CONTENT_MAX_LENGTH);

export const blogPostSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    slug: z.string(),
    excerpt: z.string(),
    content: z.string(),
    isPublished: z.boolean(),
    /** When it was first published; null while it never was. */
    publishedAt: instantSchema.nullable(),
    updatedAt: instantSchema,
  })
  .meta({ id: 'BlogPost' });
export type BlogPost = z.infer<typeof blogPostSchema>;

export const blogPostsSchema = z.object({ posts: z.array(blogPostSchema) }).meta({ id: 'BlogPosts' });

/** A new post; it is a draft until it is published. */
export const newBlogPostSchema = z
  .object({
    title: titleSchema,
    slug: slugSchema,
    excerpt: excerptSchema.default(''),
    content: contentSchema,
  })
  .meta({ id: 'NewBlogPost' });
export type NewBlogPost = z.input<typeof newBlogPostSchema>;

/** What an admin changes of a post; what is left out stays. */
export const blogPostChangeSchema = z
  .object({
    title: titleSchema,
    slug: slugSchema,
    excerpt: excerptSchema,
    content: contentSchema,
    isPublished: z.boolean(),
  })
  .partial()
  .meta({ id: 'BlogPostChange' });
export type BlogPostChange = z.infer<typeof blogPostChangeSchema>;

export const blogPreviewRequestSchema = z
  .object({ content: contentSchema })
  .meta({ id: 'BlogPreviewRequest' });
/** What readers would see, made harmless. */
export const blogPreviewSchema = z.object({ html: z.string() }).meta({ id: 'BlogPreview' });

/** A published post as its readers get it: `html` is made harmless by the server. */
export const publicPostSchema = z
  .object({
    title: z.string(),
    slug: z.string(),
    excerpt: z.string(),
    html: z.string(),
    publishedAt: instantSchema,
    updatedAt: instantSchema,
  })
  .meta({ id: 'PublicPost' });
export type PublicPost = z.infer<typeof publicPostSchema>;

export const postTeaserSchema = publicPostSchema
  .omit({ html: true, updatedAt: true })
  .meta({ id: 'PostTeaser' });
export type PostTeaser = z.infer<typeof postTeaserSchema>;

export const publicPostsSchema = z.object({ posts: z.array(postTeaserSchema) }).meta({ id: 'PublicPosts' });
