import { type Problem, problem } from '@tieout/contract';
import type { z } from 'zod';
import { CallError } from './call-error.ts';
import { changesMade } from './changes-under-way.ts';
import { storedToken } from './token-store.ts';

export type CallOptions = {
  method?: string;
  json?: unknown;
  body?: FormData;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Whether the answer rests on corrections: it is asked for once those that are being sent were made. */
  isAfterChanges?: boolean;
};

/** Makes a call with cookies and, where stored, the bearer token. Throws `CallError` on any refusal or silence. */
export async function call(
  path: string,
  { method, json, body, headers, signal, isAfterChanges = false }: CallOptions = {},
): Promise<Response> {
  if (isAfterChanges) await changesMade();
  const response = await send(path, {
    method: method ?? (json === undefined && body === undefined ? 'GET' : 'POST'),
    credentials: 'include',
    headers: {
      ...bearer(),
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: json === undefined ? (body ?? null) : JSON.stringify(json),
    signal: signal ?? null,
  });
  if (!response.ok) throw new CallError(response.status, await problemOf(response));
  return response;
}

/** Makes a call and reads its JSON answer through `schema`; an answer of another shape is a bug and throws. */
export async function callJson<Schema extends z.ZodType>(
  schema: Schema,
  path: string,
  options: CallOptions = {},
): Promise<z.output<Schema>> {
  const response = await call(path, options);
  return schema.parse(await response.json());
}

/** The bearer header of the stored token, where there is one. */
export function bearer(): Record<string, string> {
  const token = storedToken();
  return token ? { authorization: `Bearer ${token}` } : {};
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw noAnswer();
  }
}

/** Fetches the code that a call needs. Where it cannot be had, throws the `CallError` of a call that nobody answers. */
export async function codeOfCall<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  try {
    return await fetchCode();
  } catch (error) {
    // Browsers say so with a `TypeError`; any other is a bug of the code itself.
    throw error instanceof TypeError ? noAnswer() : error;
  }
}

async function problemOf(response: Response): Promise<Problem> {
  const [answer, schemas] = await Promise.all([
    response.json().catch(() => null),
    import('./problem-answer.ts').catch(() => null),
  ]);
  const parsed = schemas?.problemSchema.safeParse(answer);
  if (parsed?.success) return parsed.data;
  const message = `The service answered ${response.status} without an explanation. Wait a moment and try again.`;
  return problem('internal-error', { message });
}

/** Status of a call that got no answer at all. */
const NO_ANSWER = 0;

/** The service could not be reached: the network is down, or the server is. */
function noAnswer(): CallError {
  const message = navigator.onLine
    ? 'The service is not responding. Wait a moment and try again.'
    : 'You are offline. Connect to the internet and try again.';
  return new CallError(NO_ANSWER, problem('not-ready', { message }));
}
