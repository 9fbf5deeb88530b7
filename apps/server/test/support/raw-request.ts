import { connect, type Socket } from 'node:net';

export type RawAnswer = { readonly status: number; readonly headers: string; readonly body: string };

export type RawRequest = {
  readonly socket: Socket;
  /** The first answer, once the server has sent all of it or closed the connection. */
  readonly answer: Promise<RawAnswer>;
};

/** Writes to a socket what no well-behaved client sends: `head` as it stands, the rest by `socket`. */
export function sendRaw(address: string, head: string): RawRequest {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const answer = new Promise<RawAnswer>((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      const found = wholeAnswer(text);
      if (found !== null) resolve(found);
    });
    socket.on('close', () => reject(new Error(`closed without a whole answer: ${JSON.stringify(text)}`)));
    // A connection that the server cuts may end in an error; `close` follows.
    socket.on('error', () => {});
  });
  // Tests that only hold a connection do not wait for its answer.
  answer.catch(() => {});
  socket.write(head);
  return { socket, answer };
}

function wholeAnswer(text: string): RawAnswer | null {
  const end = text.indexOf('\r\n\r\n');
  if (end === -1) return null;
  const headers = text.slice(0, end);
  const body = text.slice(end + 4);
  const length = Number(/content-length: (\d+)/i.exec(headers)?.[1] ?? 0);
  if (body.length < length) return null;
  return { status: Number(headers.split(' ')[1]), headers: headers.toLowerCase(), body };
}

/** The head of a GET with that Host. */
export function getHead(path: string, host: string): string {
  return `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
}

/** The head of an upload and the beginning of its file: bytes of `declared` are still to come. */
export function uploadHead(path: string, { declared, headers = {} }: UploadHead): string {
  const begin = uploadBegin();
  const lines = Object.entries({
    host: '127.0.0.1',
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(begin.length + declared + UPLOAD_END.length),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${begin}`;
}
type UploadHead = { readonly declared: number; readonly headers?: Record<string, string> };

/** What comes behind the file. */
export const UPLOAD_END = '\r\n--x--\r\n';

function uploadBegin(): string {
  return '--x\r\ncontent-disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n%PDF-1.4\n';
}
