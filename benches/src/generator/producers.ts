import type { Paper, Random } from '@tieout/corpus';
import { writeWithPdfkit, writeWithPdfLib } from '@tieout/corpus';
import { writeWithChromium } from './producers/write-with-chromium.ts';
import { writeWithJspdf } from './producers/write-with-jspdf.ts';

/** A library that turns a drawn paper into PDF bytes. */
export type Producer = {
  readonly name: string;
  readonly canTurn: boolean;
  readonly canWrite: (paper: Paper) => boolean;
  readonly write: (paper: Paper, password?: string) => Promise<Uint8Array>;
};

/** The first one can lock with a password too. */
export const PRODUCERS: readonly [Producer, ...Producer[]] = [
  {
    name: 'pdfkit',
    canTurn: true,
    canWrite: () => true,
    write: (paper, password) =>
      writeWithPdfkit(paper, password === undefined ? null : { userPassword: password }),
  },
  { name: 'pdf-lib', canTurn: true, canWrite: () => true, write: (paper) => writeWithPdfLib(paper) },
  {
    name: 'jspdf',
    canTurn: false,
    canWrite: (paper) => paper.fontSet === 'standard' || paper.fontSet === 'dejavu',
    write: (paper) => writeWithJspdf(paper),
  },
];

/** Prints from a browser where there is one: slower, and not the same to the byte, so it is used only when it is asked for. */
const CHROMIUM: Producer = {
  name: 'chromium',
  canTurn: false,
  canWrite: (paper) => paper.fontSet !== 'standard' && paper.turn === 0,
  write: (paper) => writeWithChromium(paper),
};

/** The producer of this name where it can write the paper, else any that can. */
export function pickProducer(name: string | undefined, paper: Paper, random: Random): Producer {
  const able = PRODUCERS.filter((producer) => producer.canWrite(paper));
  const all = name === CHROMIUM.name && CHROMIUM.canWrite(paper) ? [CHROMIUM, ...able] : able;
  return all.find((producer) => producer.name === name) ?? random.pick(able);
}
