import { useQuery } from '@tanstack/react-query';
import type { BlogPost } from '@tieout/contract';
import { useState } from 'react';
import { changePost, deletePost, fetchAllPosts } from '../../api/admin.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatInstant } from '../../ui/format-date.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PostEditor } from './post-editor.tsx';
import { useAct } from './use-act.ts';

/** The blog: posts to write, publish, take back and delete. */
export function BlogTab() {
  const posts = useQuery({ queryKey: ['admin', 'blog'], queryFn: fetchAllPosts, staleTime: 0 });
  const [editing, setEditing] = useState<BlogPost | 'new' | null>(null);
  if (editing !== null)
    return <PostEditor post={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />;
  return (
    <section className="sheet">
      <header className="flex items-center justify-between border-b border-rule px-4 py-3">
        <h2 className="text-base">Blog Posts</h2>
        <Button size="sm" variant="primary" onClick={() => setEditing('new')}>
          Create Post
        </Button>
      </header>
      <Loaded query={posts} label="Loading the posts...">
        {(list) =>
          list.length === 0 ? (
            <p className="px-4 py-8 text-center text-sm text-ink-soft">
              No posts yet. A new one begins as a draft.
            </p>
          ) : (
            <ul>
              {list.map((post) => (
                <PostLine key={post.id} post={post} onEdit={() => setEditing(post)} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function PostLine({ post, onEdit }: { post: BlogPost; onEdit: () => void }) {
  const [isDeleting, setDeleting] = useState(false);
  const switching = useAct(
    (isPublished: boolean) => changePost(post.id, { isPublished }),
    ({ isPublished }) => (isPublished ? 'Post published' : 'Post unpublished'),
  );
  const removal = useAct(deletePost, 'Post deleted');
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-rule px-4 py-3 last:border-0">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{post.title}</p>
        <p className="text-sm text-ink-soft">
          /blog/{post.slug} · changed {formatInstant(post.updatedAt)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={post.isPublished ? 'accent' : 'plain'}>{post.isPublished ? 'Published' : 'Draft'}</Badge>
        {post.isPublished && (
          <a href={`/blog/${post.slug}`} className="link text-sm">
            View
          </a>
        )}
        <Button size="sm" onClick={onEdit} aria-label={`Edit ${post.title}`}>
          Edit
        </Button>
        <Button size="sm" disabled={switching.isPending} onClick={() => switching.mutate(!post.isPublished)}>
          {post.isPublished ? 'Unpublish' : 'Publish'}
        </Button>
        <Button
          size="sm"
          variant="danger"
          onClick={() => setDeleting(true)}
          aria-label={`Delete ${post.title}`}
        >
          Delete
        </Button>
      </div>
      {isDeleting && (
        <ConfirmDialog
          title="Delete Post"
          description="The post is permanently deleted. To hide it but keep it, unpublish it."
          subject={post.title}
          action="Delete Post"
          isPending={removal.isPending}
          onClose={() => setDeleting(false)}
          onConfirm={() => removal.mutate(post.id)}
        />
      )}
    </li>
  );
}
