import { SaxesParser } from 'saxes';

/** An element: its text if it has nothing else, or its children by local name, attributes as "@name", text as "#text". */
export type XmlNode = string | { readonly [name: string]: readonly XmlNode[] | string };

/** The root element of an XML text: its local name, its namespace, and its contents. */
export type XmlRoot = { readonly name: string; readonly space: string; readonly node: XmlNode };

/** Limits: an invoice nests about eight deep and has some hundred elements per line; its elements have a few attributes each. */
const MOST_LEVELS = 30;
const MOST_ELEMENTS = 60_000;
const MOST_ATTRIBUTES = 100;

/** An element that is being parsed. */
type OpenElement = { readonly children: Record<string, XmlNode[] | string>; text: string };

/** Thrown if the text is no XML, or not the expected one. */
class UnusableXmlError extends Error {}

/**
 * Parses an XML text in one pass, without prefixes; null if its root element is not wanted, if it declares a document type, is no XML, or is deeper or
 * larger than any invoice. Entities are never expanded, except the five predefined ones and numeric character references.
 */
export function parseXml(text: string, isWanted: (name: string, space: string) => boolean): XmlRoot | null {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  const stop = () => {
    throw new UnusableXmlError();
  };
  const open: OpenElement[] = [];
  let elements = 0;
  let attributes = 0;
  let start = { name: '', space: '' };
  let root: XmlNode | null = null;
  const take = (more: string) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += more;
  };
  parser.on('error', stop);
  parser.on('doctype', stop);
  parser.on('attribute', () => {
    if (++attributes > MOST_ATTRIBUTES) stop();
  });
  parser.on('text', take);
  parser.on('cdata', take);
  parser.on('opentag', (tag) => {
    attributes = 0;
    if (++elements > MOST_ELEMENTS || open.length >= MOST_LEVELS) stop();
    if (elements === 1) {
      const [name, prefix] = localName(tag.name);
      start = { name, space: tag.attributes[prefix === '' ? 'xmlns' : `xmlns:${prefix}`] ?? '' };
      if (!isWanted(start.name, start.space)) stop();
    }
    open.push({ children: attributesOf(tag.attributes), text: '' });
  });
  parser.on('closetag', (tag) => {
    const node = closed(open.pop());
    const parent = open.at(-1)?.children;
    if (parent === undefined) root = node;
    else addChild(parent, localName(tag.name)[0], node);
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof UnusableXmlError) return null;
    throw error;
  }
  return root === null ? null : { ...start, node: root };
}

/** A name without its prefix, and the prefix. */
function localName(name: string): readonly [name: string, prefix: string] {
  const at = name.indexOf(':');
  return at === -1 ? [name, ''] : [name.slice(at + 1), name.slice(0, at)];
}

/** Attribute names begin with "@", so that none collides with a child; no name has a special meaning. */
function attributesOf(attributes: Readonly<Record<string, string>>): Record<string, XmlNode[] | string> {
  const entries = Object.entries(attributes).map(([name, value]) => [`@${localName(name)[0]}`, value]);
  return Object.assign(Object.create(null), Object.fromEntries(entries));
}

function addChild(parent: Record<string, XmlNode[] | string>, name: string, node: XmlNode): void {
  const known = parent[name];
  if (Array.isArray(known)) known.push(node);
  else parent[name] = [node];
}

function closed(element: OpenElement | undefined): XmlNode {
  if (element === undefined) return '';
  const { children, text } = element;
  if (Object.keys(children).length === 0) return text;
  return text.trim() === '' ? children : Object.assign(children, { '#text': text });
}

/** The elements at a path of local names, such as "Party/Name". */
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

/** The text of the first element at a path; null if there is none. */
export function textAt(node: XmlNode, path: string): string | null {
  const [first] = nodesAt(node, path);
  return first === undefined ? null : textOf(first);
}

/** The text of an element; null if it is empty. */
export function textOf(node: XmlNode): string | null {
  const own = typeof node === 'string' ? node : node['#text'];
  return typeof own === 'string' && own.trim() !== '' ? own.trim().replace(/\s+/g, ' ') : null;
}

/** An attribute of an element; null if it has none. */
export function attributeOf(node: XmlNode, name: string): string | null {
  const value = typeof node === 'string' ? undefined : node[`@${name}`];
  return typeof value === 'string' ? value : null;
}
