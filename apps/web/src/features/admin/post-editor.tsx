import { useQuery } from '@tanstack/react-query';
import { type BlogPost, CONTENT_MAX_LENGTH, type NewBlogPost } from '@tieout/contract';
import { useState } from 'react';
import { changePost, createPost, previewPost } from '../../api/admin.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Html } from '../../ui/html.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { slugOf } from './slug-of.ts';
import { useAct } from './use-act.ts';
import { type Draft, useDraft } from './use-draft.ts';

const PREVIEW_DELAY_MS = 400;
const TO_PREVIEW = 'The preview appears here as you write.';

/** Writes a post in Markdown next to what its readers will see. */
export function PostEditor({ post, onClose }: { post: BlogPost | null; onClose: () => void }) {
  const { draft, change, forget, check } = useDraft(post);
  const [errors, setErrors] = useState<Partial<Record<keyof Draft, string>>>({});
  const leave = () => {
    forget();
    onClose();
  };
  const act = useAct(
    (given: NewBlogPost) => (post === null ? createPost(given) : changePost(post.id, given)),
    post === null ? 'Draft saved' : 'Post saved',
  );
  const save = (event: React.FormEvent) => {
    event.preventDefault();
    const parsed = check();
    setErrors(parsed.success ? {} : firstMessages(parsed.error.issues));
    if (parsed.success) act.mutate(parsed.data, { onSuccess: leave });
  };
  return (
    <form onSubmit={save} noValidate className="sheet space-y-4 p-4 sm:p-6">
      <h2 className="text-lg">{post === null ? 'Create Post' : 'Edit Post'}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Title"
          value={draft.title}
          error={errors.title}
          onChange={({ target: { value } }) =>
            // The address follows the title until it is given one of its own.
            change({ title: value, ...(draft.slug === slugOf(draft.title) ? { slug: slugOf(value) } : {}) })
          }
        />
        <TextField
          label="Slug"
          value={draft.slug}
          hint={`/blog/${draft.slug}`}
          error={errors.slug}
          onChange={({ target: { value } }) => change({ slug: value })}
        />
      </div>
      <TextField
        label="Excerpt"
        value={draft.excerpt}
        hint="One or two sentences for the list and for search engines."
        error={errors.excerpt}
        onChange={({ target: { value } }) => change({ excerpt: value })}
      />
      <div className="grid gap-4 lg:grid-cols-2">
        <TextArea
          label="Content"
          rows={18}
          value={draft.content}
          maxLength={CONTENT_MAX_LENGTH}
          hint="Markdown."
          error={errors.content}
          className="font-mono"
          onChange={({ target: { value } }) => change({ content: value })}
        />
        <Preview content={draft.content} />
      </div>
      <div className="flex justify-end gap-2">
        <Button onClick={leave} disabled={act.isPending}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" disabled={act.isPending}>
          {act.isPending ? 'Saving...' : post === null ? 'Save Draft' : 'Save Changes'}
        </Button>
      </div>
    </form>
  );
}

function Preview({ content }: { content: string }) {
  const settled = useDebounced(content, PREVIEW_DELAY_MS);
  const preview = useQuery({
    queryKey: ['blog-preview', settled],
    queryFn: () => previewPost(settled),
    placeholderData: (before) => before,
    gcTime: 0,
  });
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-sm font-medium" id="preview-title">
        Preview
      </p>
      <section
        aria-labelledby="preview-title"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        className="max-h-[30rem] min-h-40 overflow-auto rounded-md border border-rule px-4 py-2"
      >
        {preview.data ? <Html html={preview.data} /> : <p className="text-sm text-ink-faint">{TO_PREVIEW}</p>}
      </section>
    </div>
  );
}

/** The first message about each field. */
function firstMessages(issues: readonly { path: PropertyKey[]; message: string }[]) {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}
