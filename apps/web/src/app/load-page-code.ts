import { boot } from '../api/boot.ts';
import { warmFormats } from '../ui/warm-formats.ts';
import { BlogPage, PostPage, ReviewPage } from './routes.tsx';

/** Loads the code of a page that came with its content: until the app can show the same, the content stays. */
export async function loadPageCode(): Promise<void> {
  if (boot?.posts) await BlogPage.load();
  if (boot?.post) await PostPage.load();
  if (boot?.review === undefined) return;
  // One piece after the other: all at once would hold up the reader.
  await warmFormats();
  const { reviewOfPage } = await import('../api/review.ts');
  reviewOfPage(boot.review.fileId);
  await ReviewPage.load();
}
