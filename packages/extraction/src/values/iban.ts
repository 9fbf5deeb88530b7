/** The IBAN length of each country that has IBANs. ISO 13616. */
const LENGTHS: ReadonlyMap<string, number> = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 ' +
    'GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 ' +
    'MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 ' +
    'UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))] as const),
);

/** The shortest and the longest IBAN of any country. */
export const [SHORTEST_IBAN, LONGEST_IBAN] = [15, 33] as const;

const BEGINS = /^[A-Z]{2}\d{2}[\dA-Z]*$/;

/** Whether a text without spaces has the length and characters of its country's IBANs, whatever its checksum. */
export function hasFormOfIban(text: string): boolean {
  return LENGTHS.get(text.slice(0, 2)) === text.length && BEGINS.test(text);
}

/** Whether a text begins like an IBAN of some country. */
export function hasCountryOfIban(text: string): boolean {
  return LENGTHS.has(text.slice(0, 2)) && BEGINS.test(text);
}

/** Whether the check digits of an IBAN without spaces are right. */
export function isIban(text: string): boolean {
  if (!hasFormOfIban(text)) return false;
  let rest = 0;
  for (const character of `${text.slice(4)}${text.slice(0, 4)}`)
    for (const digit of String(Number.parseInt(character, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
