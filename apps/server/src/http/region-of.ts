import type { FastifyRequest } from 'fastify';

/** The country of the browser's first language ("de" is taken as Germany); null where it names none. */
export function regionOf(request: FastifyRequest): string | null {
  const [first = ''] = String(request.headers['accept-language'] ?? '').split(/[,;]/);
  try {
    const region = new Intl.Locale(first.trim()).maximize().region ?? '';
    return /^[A-Z]{2}$/.test(region) ? region : null;
  } catch {
    return null;
  }
}
