import { parseSync } from 'oxc-parser';

/** A node of the syntax tree (ESTree with TypeScript); offsets count UTF-16 units of the source. */
export type SyntaxNode = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
};

/** The syntax tree of a TypeScript file; throws where it does not parse. */
export function parseTypeScript(file: string, source: string): SyntaxNode {
  const { program, errors } = parseSync(file, source, { preserveParens: false });
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  if (!isNode(program)) throw new Error(`${file} has no syntax tree`);
  return program;
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
}

/** The node under `key`; null where there is none. */
export function childOf(node: SyntaxNode, key: string): SyntaxNode | null {
  const value = node[key];
  return isNode(value) ? value : null;
}

/** What only types need: nothing of it runs. */
const TYPE_KEYS = new Set(['typeAnnotation', 'returnType', 'typeParameters', 'typeArguments', 'implements']);

/** Type syntax that wraps a value. */
const VALUES_IN_TYPES = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** The nodes right below `node` that run, by the key they are under, in source order. */
export function runningChildren(node: SyntaxNode): { readonly key: string; readonly child: SyntaxNode }[] {
  return (
    Object.entries(node)
      .filter(([key]) => !TYPE_KEYS.has(key))
      // The name in `{ amount }` and `{ amount = 0 }` is under two keys; its value holds all of it.
      .filter(([key]) => !(key === 'key' && node['shorthand'] === true))
      .flatMap(([key, value]) =>
        (Array.isArray(value) ? value : [value]).filter(isNode).map((child) => ({ key, child })),
      )
      .filter(({ child }) => !child.type.startsWith('TS') || VALUES_IN_TYPES.has(child.type))
      .filter(({ child }) => !(child.type.startsWith('Import') && child.type !== 'ImportExpression'))
      .sort((a, b) => a.child.start - b.child.start)
  );
}
