import type { Random } from './random.ts';

/** Letters and digits of a country's account behind its two check digits: A a capital letter, # a digit. */
const SHAPES: Readonly<Record<string, string>> = {
  AE: '###################',
  AT: '################',
  BE: '############',
  BG: 'AAAA##############',
  CH: '#################',
  CY: '########################',
  CZ: '####################',
  DE: '##################',
  DK: '##############',
  EE: '################',
  ES: '####################',
  FI: '##############',
  FR: '#######################',
  GB: 'AAAA##############',
  GR: '#######################',
  HR: '#################',
  HU: '########################',
  IE: 'AAAA##############',
  IL: '###################',
  IT: 'A######################',
  KZ: '################',
  LT: '################',
  LU: '################',
  LV: 'AAAA#############',
  MT: 'AAAA#######################',
  NL: 'AAAA##########',
  NO: '###########',
  PL: '########################',
  PT: '#####################',
  RO: 'AAAA################',
  RS: '##################',
  SA: '####################',
  SE: '####################',
  SI: '###############',
  SK: '####################',
  TR: '######################',
  UA: '#########################',
};

/** An IBAN of the country with check digits that hold, in groups of four; a plain number of 12 digits where the country has none. */
export function drawIban(country: string, random: Random): string {
  const shape = SHAPES[country];
  if (shape === undefined) return random.digits(12);
  const account = shape.replace(/[A#]/g, (kind) =>
    kind === '#' ? random.digits(1) : random.pick([...'ABKLMNST']),
  );
  const check = 98 - remainderOf(`${account}${country}00`);
  return `${country}${String(check).padStart(2, '0')}${account}`.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Of ISO 13616: letters are two digits, A is 10; the whole modulo 97. */
function remainderOf(text: string): number {
  const digits = [...text].map((char) => Number.parseInt(char, 36)).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}
