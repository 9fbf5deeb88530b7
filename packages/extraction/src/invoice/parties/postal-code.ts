/** A postal code next to its town, as the last line of an address has it: continental, Swedish, American, Dutch, British or Canadian. */
export const POSTAL_CODE =
  /(^|\s|-)([A-Z]{1,2}-)?\d{4,5}(-\d{3,4})?\s+\p{Lu}|^([A-Z]{1,2}-)?\d{3} \d{2}\s+\p{Lu}|\b[A-Z]{2},?\s+\d{5}(-\d{4})?\b|\b\d{4}\s?[A-Z]{2}\b|\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/u;
