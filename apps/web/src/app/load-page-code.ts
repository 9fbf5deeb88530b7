import { boot } from '../api/boot.ts';
import { BlogPage, PostPage, ReviewPage } from './routes.tsx';

/** Loads the code of a page that came with its content: until the app can show the same, the content stays. */
export async function loadPageCode(): Promise<void> {
  if (boot?.posts) await BlogPage.load();
  if (boot?.post) await PostPage.load();
  if (boot?.review === undefined) return;
  // The schemas go first: one long piece would hold up the reader.
  await import('../api/review.ts');
  await ReviewPage.load();
}
