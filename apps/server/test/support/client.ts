import { paths, type UploadResponse, uploadResponseSchema } from '@tieout/contract';

/** A browser of one person: it keeps the cookies it is given. */
export type Client = ReturnType<typeof createClient>;

/** A client of the product at `address`, with no cookies yet. */
export function createClient(address: string, headers: Record<string, string> = {}) {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${address}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { ...headers, ...(cookie ? { cookie } : {}), ...(init.headers as Record<string, string>) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const json =
    (method: string) =>
    (path: string, body?: unknown, more: Record<string, string> = {}) =>
      send(path, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...more },
      });
  /** Uploads bytes as the PDF field of a form. */
  const upload = (bytes: Uint8Array, options: UploadOptions = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(options.fields ?? {})) body.append(name, value);
    const file = new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
    body.append('pdf', file, options.name ?? 'statement.pdf');
    return send(paths.upload, { method: 'POST', body, headers: options.headers ?? {} });
  };
  return {
    headers,
    cookies,
    send,
    get: (path: string) => send(path),
    post: json('POST'),
    put: json('PUT'),
    patch: json('PATCH'),
    delete: json('DELETE'),
    upload,
    /** An upload that must succeed, and its answer. */
    async uploaded(bytes: Uint8Array, options: UploadOptions = {}): Promise<UploadResponse> {
      const response = await upload(bytes, options);
      if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
      return uploadResponseSchema.parse(await response.json());
    },
  };
}

type UploadOptions = { fields?: Record<string, string>; headers?: Record<string, string>; name?: string };
