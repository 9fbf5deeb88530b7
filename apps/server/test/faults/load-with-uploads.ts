import { uploadAcceptedSchema } from '@tieout/contract';
import { createClient } from '../support/client.ts';
import type { FleetMember } from '../support/start-fleet.ts';
import { writePdf } from '../support/write-pdf.ts';
import { inTime } from './in-time.ts';

const CLIENTS = 3;
/** Between the uploads of one client unless asked otherwise: about what the workers get to between two kills. */
const PAUSE_MS = 1500;

/** Uploads that go on until they are stopped. */
export type Load = {
  /** Ids of the documents the product said it has. */
  readonly acknowledged: ReadonlySet<string>;
  /** The name each of them was drawn with, by its id: it is in the text of its first transaction. */
  readonly names: ReadonlyMap<string, string>;
  stop(): Promise<void>;
};

type LoadOptions = {
  readonly token: string;
  /** Shows the keys of these uploads from those of other runs. */
  readonly seed: string;
  readonly pauseMs?: number;
};

/** Has three clients of one account upload small statements one after the other to the APIs in turn, and try again with the same key where no answer came. `apis` may change meanwhile. */
export function loadWithUploads(
  apis: readonly FleetMember[],
  { token, seed, pauseMs = PAUSE_MS }: LoadOptions,
): Load {
  const acknowledged = new Set<string>();
  const names = new Map<string, string>();
  let isLoading = true;
  const uploads = async (place: number) => {
    for (let n = 0; isLoading; n++) {
      // Every third fails, so that its conversion has to be given back.
      const name = `${place}-${n}`;
      const pdf = n % 3 === 2 ? nothingToRead(name) : statement(name);
      const headers = { prefer: 'respond-async', 'idempotency-key': `${name}-${seed}` };
      for (let isDone = false; isLoading && !isDone; ) {
        const outcome = await tryUpload(apis[(place + n) % apis.length], token, { pdf, headers });
        isDone = outcome !== 'no answer';
        if (typeof outcome === 'object') {
          acknowledged.add(outcome.fileId);
          names.set(outcome.fileId, name);
        }
        if (!isDone) await new Promise((resolve) => setTimeout(resolve, 200));
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const running = Array.from({ length: CLIENTS }, (_, place) => uploads(place));
  return {
    acknowledged,
    names,
    async stop() {
      isLoading = false;
      await Promise.all(running);
    },
  };
}

async function tryUpload(
  api: FleetMember | undefined,
  token: string,
  { pdf, headers }: { readonly pdf: Uint8Array; readonly headers: Record<string, string> },
): Promise<'no answer' | 'refused' | { readonly fileId: string }> {
  try {
    const client = createClient(api?.address() ?? '', { authorization: `Bearer ${token}` });
    const answer = await inTime(client.upload(pdf, { headers }));
    if (answer.status === 402) return 'refused';
    return answer.status === 202 ? uploadAcceptedSchema.parse(await answer.json()) : 'no answer';
  } catch {
    return 'no answer';
  }
}

function statement(name: string): Uint8Array {
  return writePdf([
    [
      'Account statement',
      'Statement period 01/01/2025 to 01/31/2025',
      'Date|Description|Amount|Balance',
      '|Opening balance||100.00',
      `01/05/2025|COFFEE ${name}|-4.00|96.00`,
      '01/09/2025|SALARY|50.00|146.00',
      '|Closing balance||146.00',
    ],
  ]);
}

function nothingToRead(name: string): Uint8Array {
  return writePdf([[`nothing of a statement ${name}`]]);
}
