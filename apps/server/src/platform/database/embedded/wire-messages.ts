const PROTOCOL_3 = 196_608;
const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const CANCEL_REQUEST = 80_877_102;

const SYNC = 'S';
const QUERY = 'Q';
const TERMINATE = 'X';

/** One message of a client, after the PostgreSQL protocol 3.0. */
export type FrontendMessage =
  | { readonly kind: 'terminate' | 'ssl-request' | 'cancel-request' }
  /** `endsRequest`: the backend answers it with ReadyForQuery. */
  | { readonly kind: 'request'; readonly bytes: Buffer; readonly endsRequest: boolean };

export type TakenMessages = {
  readonly messages: readonly FrontendMessage[];
  readonly rest: Buffer;
  /** Whether the start-up message, the only one without a type, has passed. */
  readonly isStarted: boolean;
};

/** The whole messages at the start of `bytes`, and what is left over. */
export function takeMessages(bytes: Buffer, wasStarted: boolean): TakenMessages {
  const messages: FrontendMessage[] = [];
  let isStarted = wasStarted;
  let offset = 0;
  for (;;) {
    const header = isStarted ? 1 : 0;
    if (bytes.length < offset + header + 4) break;
    const end = offset + header + bytes.readInt32BE(offset + header);
    if (bytes.length < end || end < offset + header + 4) break;
    const message = bytes.subarray(offset, end);
    messages.push(isStarted ? typedMessage(message) : startUpMessage(message));
    if (!isStarted) isStarted = message.readInt32BE(4) === PROTOCOL_3;
    offset = end;
  }
  return { messages, rest: bytes.subarray(offset), isStarted };
}

function startUpMessage(bytes: Buffer): FrontendMessage {
  const code = bytes.readInt32BE(4);
  if (code === SSL_REQUEST || code === GSS_REQUEST) return { kind: 'ssl-request' };
  if (code === CANCEL_REQUEST) return { kind: 'cancel-request' };
  return { kind: 'request', bytes, endsRequest: true };
}

function typedMessage(bytes: Buffer): FrontendMessage {
  const type = String.fromCharCode(bytes[0] ?? 0);
  if (type === TERMINATE) return { kind: 'terminate' };
  return { kind: 'request', bytes, endsRequest: type === SYNC || type === QUERY };
}
