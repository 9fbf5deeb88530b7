import { plans } from '@tieout/contract';
import type { PublishedPost } from '../blog/blog-store.ts';
import type { SitePage } from './site-pages.ts';

const CONTEXT = 'https://schema.org';

/** The product with its prices, as the pricing section shows them. */
export function productLd(url: string, { description }: SitePage): object {
  return {
    '@context': CONTEXT,
    '@type': 'SoftwareApplication',
    name: 'Tieout',
    description,
    url,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    offers: plans.map(({ name, price }) => ({
      '@type': 'Offer',
      name,
      price: String(price),
      priceCurrency: 'USD',
    })),
  };
}

/** What search engines are shown of a page: schema.org's `WebPage` or `Blog`. */
export function pageLd(type: 'WebPage' | 'Blog', url: string, { title, description }: SitePage): object {
  return { '@context': CONTEXT, '@type': type, name: title, description, url };
}

/** What search engines are shown of a post: schema.org's `BlogPosting`. */
export function postLd(url: string, { title, excerpt, publishedAt, updatedAt }: PublishedPost): object {
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: title,
    ...(excerpt === '' ? {} : { description: excerpt }),
    url,
    mainEntityOfPage: url,
    datePublished: publishedAt.toISOString(),
    dateModified: updatedAt.toISOString(),
    publisher: { '@type': 'Organization', name: 'Tieout' },
  };
}
