import { type BlogPost, newBlogPostSchema } from '@tieout/contract';
import { useEffect, useState } from 'react';
import { z } from 'zod';

const draftSchema = z.object({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
});
export type Draft = z.infer<typeof draftSchema>;

const EMPTY: Draft = { title: '', slug: '', excerpt: '', content: '' };

/** What is being written of a post. It outlives the editor, and this page, until it is saved or given up. */
export function useDraft(post: BlogPost | null) {
  const key = `post-draft-${post?.id ?? 'new'}`;
  const [draft, setDraft] = useState<Draft>(() => keptDraft(key) ?? draftSchema.parse(post ?? EMPTY));
  useEffect(() => sessionStorage.setItem(key, JSON.stringify(draft)), [key, draft]);
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })),
    forget: () => sessionStorage.removeItem(key),
    check: () => newBlogPostSchema.safeParse(draft),
  };
}

function keptDraft(key: string): Draft | null {
  const text = sessionStorage.getItem(key);
  return text === null ? null : draftSchema.parse(JSON.parse(text));
}
