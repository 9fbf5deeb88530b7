// The schemas of what a review is answered with. They come with the first call: a page that came with its document is drawn without them.
export { pageWordsResponseSchema, reviewResponseSchema } from '@tieout/contract';
