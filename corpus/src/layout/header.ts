import { z } from 'zod';
import { KINDS } from './placeholders.ts';

/** What a number's example says: "1.234,56" groups by points and has a comma before two decimals. */
const numberStyle = z.string().transform((example, context) => {
  const match = /^(1)([^\d]?)(23(?:[^\d]?)4|234)(?:([.,٫·])(\d+))?$/.exec(example);
  const indian = /^12([^\d])34([^\d])567(?:([.,])(\d+))?$/.exec(example);
  if (indian !== null)
    return {
      style: { group: indian[1] ?? ',', decimal: indian[3] ?? '.', grouping: 'indian' as const },
      digits: (indian[4] ?? '').length,
    };
  if (match === null) {
    context.addIssue(
      'write the number 1234.56 as the paper would, such as 1,234.56 or 1.234,56 or 1 234,56 or 12,34,567.89',
    );
    return z.NEVER;
  }
  const group = match[2] ?? '';
  return {
    style: {
      group: group === '_' ? '\u00a0' : group,
      decimal: match[4] ?? '.',
      grouping: group === '' ? ('none' as const) : ('thousands' as const),
    },
    digits: (match[5] ?? '').length,
  };
});

/** Text around a figure: the 1 stands for it. */
const pattern = z
  .string()
  .regex(/^[^1]*1[^1]*$/, 'hold exactly one 1, which stands for the figure, such as -1 or 1 CR or (1)');
const words = z.string().transform((value) => value.split(/\s+/).filter((word) => word !== ''));
const names = z.string().transform((value) => value.split('/').map((name) => name.trim()));
const namesOf = (length: number) =>
  names.pipe(z.array(z.string()).length(length, `be ${length} names separated by /`));
const kindList = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter((word) => word !== ''))
  .pipe(z.array(z.string().refine(isKind, `be some of ${Object.keys(KINDS).join(' ')}`)).min(1));
const typeNames = z
  .string()
  .refine(
    (value) =>
      value === '' ||
      value.split('/').every((entry) => /^[^=]+=[^=]+$/.test(entry) && kindsIn(entry).every(isKind)),
    `be entries such as card=Purchases / fee,interest=Charges, of the kinds ${Object.keys(KINDS).join(' ')}`,
  );
const datePattern = z
  .string()
  .refine(isDatePattern, 'be a pattern of yyyy yy MMMM MMM MM M dddd dd d do, such as dd/MM/yyyy');

function isKind(name: string): boolean {
  return KINDS[name] !== undefined;
}

function kindsIn(entry: string): string[] {
  return (entry.split('=')[0] ?? '').split(',').map((name) => name.trim());
}

/** Whether a pattern has a day or a month and no letters that other programs use in patterns, which would be printed as they are. */
export function isDatePattern(pattern: string): boolean {
  const bare = pattern.replace(/"[^"]*"/g, '');
  return /[dMyBR]/.test(bare) && !/[DY]/.test(bare);
}

const count = z.coerce.number();

export const VARIANTS = ['usual', 'again', 'one', 'long', 'overdrawn', 'none'] as const;
export type Variant = (typeof VARIANTS)[number];

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `be one of ${values.join(', ')}`);

/** The `key: value` lines at the start of a layout; keys are as in the file. */
export const headerSchema = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/, 'be a country of two capital letters, such as DE'),
  language: z.string().regex(/^[a-z]{2}$/, 'be a language of two small letters, such as de'),
  kind: choice(['bank', 'card', 'loan']),
  currency: words.pipe(
    z.array(z.string().regex(/^[A-Z]{3}$/, 'be codes of three capital letters, such as EUR')).min(1),
  ),
  numbers: numberStyle,
  dates: datePattern,
  'long dates': datePattern.default('d MMMM yyyy'),
  'short dates': datePattern.default('dd MMM'),
  paper: choice(['a4', 'letter', 'a4 landscape', 'letter landscape']).default('a4'),
  font: choice(['sans', 'serif', 'mono', 'condensed']).default('sans'),
  size: count.min(4).max(20).optional(),
  columns: count.int().min(40).max(240).optional(),
  line: count.min(4).max(40).optional(),
  margin: count.min(0).max(120).default(30),
  classes: z
    .string()
    .transform((value) => value.split(/[\s,]+/).map(Number))
    .pipe(z.array(z.number('be numbers from 1 to 18').int().min(1).max(18, 'be numbers from 1 to 18'))),
  batch: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'be small letters and digits joined by -, such as second-3'),
  author: z.string().min(1),
  note: z.string().min(1),
  documents: words.pipe(z.array(choice(VARIANTS))).default([...VARIANTS]),
  rows: z
    .string()
    .regex(/^\d+-\d+$/, 'be a range such as 8-20')
    .transform((value) => value.split('-').map(Number))
    .default([9, 22]),
  accounts: count.int().min(1).max(8).default(1),
  'account names': names.default(['']),
  kinds: kindList.optional(),
  positive: pattern.default('1'),
  negative: pattern.default('-1'),
  'positive balance': pattern.optional(),
  'negative balance': pattern.optional(),
  in: pattern.default('1'),
  out: pattern.default('1'),
  marks: words
    .pipe(z.array(z.string()).length(2, 'be two words, of money out and of money in, such as DR CR'))
    .default(['DR', 'CR']),
  empty: z.string().default(''),
  number: z.string().default('########'),
  masked: z.string().default('**** ####'),
  types: typeNames.default(''),
  bank: z.string().optional(),
  holder: z.string().optional(),
  scale: count.optional(),
  months: namesOf(12).optional(),
  'short months': namesOf(12).optional(),
  weekdays: namesOf(7).optional(),
  misprint: choice(['none', 'split', 'double', 'letter']).default('none'),
  overlaps: choice(['no', 'yes']).default('no'),
});

export type HeaderValues = z.infer<typeof headerSchema>;
