import type { PostTeaser, PublicPost, PublicSettings, ReviewResponse } from '@tieout/contract';

/** What the server wrote into the page, so that it need not be asked for first. */
export type Boot = {
  readonly settings: PublicSettings;
  readonly posts?: PostTeaser[];
  readonly post?: PublicPost;
  readonly review?: ReviewResponse;
};

/** What came with this page; null where the page came from elsewhere, as in development. It is our own server's, so it is not checked again. */
export const boot: Boot | null = readBoot();

function readBoot(): Boot | null {
  const text = document.getElementById('boot')?.textContent;
  return text ? (JSON.parse(text) as Boot) : null;
}
