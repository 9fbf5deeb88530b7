/** `text` with its markup escaped, for the content of an OFX, CAMT or spreadsheet element. Characters XML forbids must be gone before (`plainText`). */
export function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** What `xmlText` escaped. Throws on an entity it does not write. */
export function parseXmlText(text: string): string {
  return text.replace(/&([^;]*);?/g, (entity, name: string) => {
    const character = ENTITIES[name];
    if (character === undefined || !entity.endsWith(';')) throw new Error(`unknown entity ${entity}`);
    return character;
  });
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>' };
