/** Capitalized words joined without spaces. */
const GLUED = /^\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)+$/u;

/** Restores the spaces of a label that a program wrote without them, "OpeningBalance" as "Opening Balance"; any other text is unchanged. */
export function splitCamelCase(text: string): string {
  return GLUED.test(text) ? text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ') : text;
}
