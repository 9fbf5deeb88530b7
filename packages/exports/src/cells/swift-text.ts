import { asciiText } from './ascii-text.ts';

/** `text` in SWIFT's character set X: "&" becomes AND, everything the set lacks a full stop. */
export function swiftText(text: string): string {
  return asciiText(text)
    .replaceAll('&', 'AND')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, '.');
}
