import type { FastifyRequest } from 'fastify';

const FALLBACK_LOCALE = 'en-US';

/** The locale of the browser's first language, for figures and dates on a page. */
export function localeOf(request: FastifyRequest): string {
  try {
    return Intl.NumberFormat.supportedLocalesOf(firstLanguage(request))[0] ?? FALLBACK_LOCALE;
  } catch {
    return FALLBACK_LOCALE;
  }
}

/** The country of the browser's first language ("de" is taken as Germany); null where it names none. */
export function regionOf(request: FastifyRequest): string | null {
  try {
    const region = new Intl.Locale(firstLanguage(request)).maximize().region ?? '';
    return /^[A-Z]{2}$/.test(region) ? region : null;
  } catch {
    return null;
  }
}

/** The browser's first language as it was sent: nobody checked that there is such a one. */
function firstLanguage(request: FastifyRequest): string {
  const [first = ''] = String(request.headers['accept-language'] ?? '').split(/[,;]/);
  return first.trim();
}
