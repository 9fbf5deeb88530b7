import type { FastifyRequest } from 'fastify';

/** Whether a request is a call of the API: by the route that was found and not by how its address was written, or by the decoded address where there is no route. */
export function isCall(request: FastifyRequest): boolean {
  return (request.routeOptions.url ?? decoded(request.url)).startsWith('/api/');
}

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}
