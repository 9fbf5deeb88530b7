/** Words with capitals that no space parts. */
const GLUED = /^\p{Lu}\p{Ll}+(?:\p{Lu}\p{Ll}+)+$/u;

/** A label that a program wrote without its spaces with them, "OpeningBalance" as "Opening Balance"; any other text as it is. */
export function splitCamelCase(text: string): string {
  return GLUED.test(text) ? text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ') : text;
}
