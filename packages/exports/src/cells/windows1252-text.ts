import { asciiText } from './ascii-text.ts';

/** The characters that Windows-1252 has outside Latin-1, by their byte. */
const SPECIAL_BYTES: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  ƒ: 0x83,
  '„': 0x84,
  '…': 0x85,
  '†': 0x86,
  '‡': 0x87,
  ˆ: 0x88,
  '‰': 0x89,
  Š: 0x8a,
  '‹': 0x8b,
  Œ: 0x8c,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '˜': 0x98,
  '™': 0x99,
  š: 0x9a,
  '›': 0x9b,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
};

const ASCII = /^[\x00-\x7f]*$/;

/** `text` with every character that Windows-1252 lacks folded to ASCII. */
export function windows1252Text(text: string): string {
  if (ASCII.test(text)) return text;
  return Array.from(text.normalize('NFC'), (character) =>
    byteOf(character) === null ? asciiText(character) : character,
  ).join('');
}

/** The bytes of `text` in Windows-1252. Throws on a character it lacks: fold it before. */
export function encodeWindows1252(text: string): Uint8Array {
  if (ASCII.test(text)) return Buffer.from(text, 'latin1');
  return Uint8Array.from(text, (character) => {
    const byte = byteOf(character);
    if (byte === null) throw new Error('character outside Windows-1252');
    return byte;
  });
}

function byteOf(character: string): number | null {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  return SPECIAL_BYTES[character] ?? null;
}
