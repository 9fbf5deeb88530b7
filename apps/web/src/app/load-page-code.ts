import { boot } from '../api/boot.ts';
import { ReviewPage } from './routes.tsx';

/** Loads the code of a page that came with its content: until the app can show the same, the content stays. The schemas go first, as one long piece would hold up the reader. */
export async function loadPageCode(): Promise<void> {
  if (boot?.review === undefined) return;
  await import('../api/review.ts');
  await ReviewPage.load();
}
