import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

/** An element: its text where it holds nothing else, or its children by local name, attributes as "@name", text as "#text". */
export type XmlNode = string | { readonly [name: string]: readonly XmlNode[] | string };

const xmlNodeSchema: z.ZodType<XmlNode> = z.lazy(() =>
  z.union([z.string(), z.record(z.string(), z.union([z.string(), z.array(xmlNodeSchema)]))]),
);

/** An invoice nests about eight deep and has some hundred elements a line. */
const MOST_LEVELS = 30;
const MOST_ELEMENTS = 60_000;

const parser = new XMLParser({
  processEntities: false,
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: MOST_LEVELS,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

/**
 * The elements of an XML text, namespaces dropped; null for one that declares a document type, is no XML, or is deeper or larger
 * than any invoice. Entities are never expanded, but for the five that stand for marks.
 */
export function parseXml(text: string): XmlNode | null {
  if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY')) return null;
  if ((text.match(/<[^/!?]/g)?.length ?? 0) > MOST_ELEMENTS) return null;
  try {
    const parsed = xmlNodeSchema.safeParse(parser.parse(text, true));
    return parsed.success ? parsed.data : null;
  } catch (error) {
    // The parser tells of malformed text and of passed limits by throwing: to us both are a file that cannot be used.
    if (!(error instanceof Error)) throw error;
    return null;
  }
}

/** The elements that a path of local names, such as "Party/Name", leads to. */
export function nodesAt(node: XmlNode, path: string): XmlNode[] {
  let nodes: readonly XmlNode[] = [node];
  for (const name of path.split('/')) {
    nodes = nodes.flatMap((item) => {
      const children = typeof item === 'string' ? undefined : item[name];
      return Array.isArray(children) ? children : [];
    });
  }
  return [...nodes];
}

/** The text of the first element at a path; null where there is none. */
export function textAt(node: XmlNode, path: string): string | null {
  const [first] = nodesAt(node, path);
  return first === undefined ? null : textOf(first);
}

/** The text of an element; null where it is empty. */
export function textOf(node: XmlNode): string | null {
  const own = typeof node === 'string' ? node : node['#text'];
  const text = Array.isArray(own) ? own[0] : own;
  return typeof text === 'string' && text.trim() !== '' ? decoded(text.trim()) : null;
}

/** An attribute of an element; null where it has none. */
export function attributeOf(node: XmlNode, name: string): string | null {
  const value = typeof node === 'string' ? undefined : node[`@${name}`];
  return typeof value === 'string' ? value : null;
}

const MARKS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => MARKS[name] ?? '')
    .replace(/\s+/g, ' ');
}
