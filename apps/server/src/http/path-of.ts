import type { FastifyRequest } from 'fastify';

/** The decoded path of a request, as the router sees it; "/" and all where it cannot be decoded. */
export function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?')[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a call of the API answers the request, by the route that was found and not by how the address was written. */
export function isCall(request: FastifyRequest): boolean {
  return request.routeOptions.url?.startsWith('/api/') ?? false;
}
