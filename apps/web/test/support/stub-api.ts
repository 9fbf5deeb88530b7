import { paths, pathTo } from '@tieout/contract';
import { onTestFinished, vi } from 'vitest';

/** One call the page made: `body` is the JSON it sent, or the form. */
export type Call = {
  readonly method: string;
  readonly path: string;
  /** The number of the change, where the query names one. */
  readonly sequence: string | null;
  readonly body: unknown;
  readonly signal: AbortSignal | null | undefined;
};

/** What the server answers to "METHOD /path", the query left out; a value is sent as JSON. */
export type Routes = Record<string, (call: Call) => unknown>;

/** Stands in for the server at `fetch` until the test ends. A call to a route that is not named answers 501 with its name. */
export function stubApi(routes: Routes): {
  readonly calls: readonly Call[];
  to(route: string): readonly Call[];
} {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const path = input.split('?')[0] ?? input;
    const sequence = new URLSearchParams(input.split('?')[1]).get('sequence');
    const call = { method: init.method ?? 'GET', path, sequence, body: bodyOf(init), signal: init.signal };
    calls.push(call);
    const route = routes[`${call.method} ${path}`];
    if (route === undefined) return refusal(501, 'not-configured', `no stub for ${call.method} ${path}`);
    const answer = await route(call);
    return answer instanceof Response ? answer : Response.json(answer);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { calls, to: (route) => calls.filter(({ method, path }) => `${method} ${path}` === route) };
}

/** A refusal in the one shape the server gives them. */
export function refusal(status: number, code: string, message: string, details?: object): Response {
  return Response.json({ code, message, ...(details ? { details } : {}) }, { status });
}

/** The call did not reach the server. */
export function noNetwork(): never {
  throw new TypeError('fetch failed');
}

/** The path of a route of one file. */
export const pathOf = (
  name: 'file' | 'fileRows' | 'fileRowsUndo' | 'fileRowsRedo' | 'fileEvents',
  fileId: string,
) => pathTo(paths[name], { fileId });

function bodyOf({ body }: RequestInit): unknown {
  return typeof body === 'string' ? JSON.parse(body) : body;
}
