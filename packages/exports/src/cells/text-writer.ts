import type { PreflightLog } from '../preflight/preflight-log.ts';
import { asciiText, hasForeignLetters } from './ascii-text.ts';
import { cutText } from './cut-text.ts';
import { importerText, spreadsheetText } from './harmless-text.ts';
import { plainText } from './plain-text.ts';
import { swiftText } from './swift-text.ts';
import { windows1252Text } from './windows1252-text.ts';

/** How a target takes untrusted text. */
export type TextRule = {
  /** Characters it takes; others are folded and the change is shown. */
  readonly charset: 'ascii' | 'windows-1252' | 'swift' | 'utf-8';
  /** `strip` removes what could start a formula, `apostrophe` puts one before it, `none` is for cells with a type of their own. */
  readonly formulas: 'strip' | 'apostrophe' | 'none';
  /** Other characters it refuses: each becomes a space, and the change is shown. */
  readonly refused?: RegExp;
};

export type TextPlace = {
  /** Index of the record, from 0. */
  readonly row: number;
  /** Characters the target takes. */
  readonly maxLength?: number;
};

export type TextWriter = (text: string, place: TextPlace) => string;

const FOLDS = {
  ascii: asciiText,
  'windows-1252': windows1252Text,
  swift: swiftText,
  'utf-8': (text: string) => text,
} as const;

const GUARDS = { strip: importerText, apostrophe: spreadsheetText, none: plainText } as const;

/** Writes text by a target's rule and shows `log` of every change. */
export function textWriter(rule: TextRule, log: PreflightLog): TextWriter {
  return (text, { row, maxLength }) => {
    const plain = plainText(text);
    const folded = withoutRefused(FOLDS[rule.charset](plain), rule);
    if (folded !== plain) sayFolded(log, row, plain, folded);
    const harmless = GUARDS[rule.formulas](folded);
    if (harmless !== folded.trim()) log.change('formula-start-changed', row, folded, harmless);
    if (maxLength === undefined || harmless.length <= maxLength) return harmless;
    const cut = cutText(harmless, maxLength);
    log.change('text-cut', row, harmless, cut);
    return cut;
  };
}

function withoutRefused(text: string, { refused }: TextRule): string {
  return refused === undefined ? text : plainText(text.replace(refused, ' '));
}

/** Letters written by their sound may be another name: a warning. Accents dropped are a change. */
function sayFolded(log: PreflightLog, row: number, plain: string, folded: string): void {
  if (hasForeignLetters(plain) && !hasForeignLetters(folded))
    log.warn('transliterated', TRANSLITERATED, row, `“${plain}” → “${folded}”`);
  else log.change('characters-folded', row, plain, folded);
}

const TRANSLITERATED =
  'The target takes Latin letters only, so text in other scripts is written in Latin letters. Check the names in the samples.';
