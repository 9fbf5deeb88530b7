import type { Change } from './change-and-place.ts';
import { mutationsOf } from './mutations-of.ts';
import { childOf, parseTypeScript, runningChildren, type SyntaxNode } from './syntax.ts';

/** One changed copy of a file. */
export type Mutant = Change & {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly original: string;
};

/** Where the code of a mutant goes: a value, or a statement that is left out. */
type Host = { readonly node: SyntaxNode; readonly leavesOut: boolean; readonly mutants: Mutant[] };

export type MutatedFile = {
  readonly mutants: readonly Mutant[];
  /** The file with all of `kept` in it: each runs where `__isOn(id)` says so. */
  readonly instrument: (idOf: (mutant: Mutant) => number | undefined) => string;
};

/** All mutants of a TypeScript file. */
export function makeMutants(file: string, source: string): MutatedFile {
  const hosts = new Map<SyntaxNode, Host>();
  const program = parseTypeScript(file, source);
  const add = (node: SyntaxNode, change: Change, leavesOut = false) => {
    const host = hosts.get(node) ?? { node, leavesOut, mutants: [] };
    hosts.set(node, host);
    const line = source.slice(0, change.start).split('\n').length;
    host.mutants.push({ ...change, file, line, original: source.slice(change.start, change.end) });
  };
  const visit = (node: SyntaxNode, key: string, parents: readonly SyntaxNode[], chain: SyntaxNode | null) => {
    for (const change of mutationsOf({ node, key, parents, source })) add(chain ?? node, change);
    if (isLeftOut(node)) add(node, { start: node.start, end: node.end, replacement: ';' }, true);
    for (const { key: below, child } of runningChildren(node))
      visit(child, below, [node, ...parents], chainOf(node, below, child, chain));
  };
  visit(program, '', [], null);
  return {
    mutants: [...hosts.values()].flatMap((host) => host.mutants),
    instrument: (idOf) => {
      const write = (node: SyntaxNode): string => {
        const host = hosts.get(node);
        const own = writeChildren(node, source, write);
        return host === undefined ? own : writeHost(host, own, source, idOf);
      };
      return writeProgram(program, source, write);
    },
  };
}

/** Optional chains end where their first missing link is: what is changed within one is written as another whole chain. */
function chainOf(
  node: SyntaxNode,
  key: string,
  child: SyntaxNode,
  chain: SyntaxNode | null,
): SyntaxNode | null {
  const isSpine = key === 'object' || key === 'callee' || key === 'expression';
  if (node.type === 'ChainExpression') return node;
  if (chain !== null && isSpine) return chain;
  // A method keeps what it is called on, so that its callee is never a value by itself.
  return key === 'callee' && child.type === 'MemberExpression' && child['optional'] === true ? node : null;
}

const LEFT_OUT_STATEMENTS = new Set(['ContinueStatement', 'BreakStatement', 'ThrowStatement']);

/** Statements that do something next to returning a value. */
function isLeftOut(node: SyntaxNode): boolean {
  if (LEFT_OUT_STATEMENTS.has(node.type)) return true;
  if (node.type !== 'ExpressionStatement' || node['directive']) return false;
  return childOf(node, 'expression')?.type !== 'Literal';
}

function writeChildren(node: SyntaxNode, source: string, write: (child: SyntaxNode) => string): string {
  let [text, at] = ['', node.start];
  for (const { child } of runningChildren(node)) {
    // The name in `export { amount }` is one node under two keys.
    if (child.start < at) continue;
    text += source.slice(at, child.start) + write(child);
    at = child.end;
  }
  return text + source.slice(at, node.end);
}

/** The whole file, what it computes as it is loaded in a form in which it can be computed again: some mutants are met only then. */
function writeProgram(program: SyntaxNode, source: string, write: (node: SyntaxNode) => string): string {
  let [text, at] = ['', program.start];
  for (const { child } of runningChildren(program)) {
    const isExported = child.type === 'ExportNamedDeclaration';
    const declaration = isExported ? childOf(child, 'declaration') : child;
    const again = declaration === null ? null : computedAgain(declaration, source, write);
    const own = write(child);
    text += source.slice(at, child.start);
    text += again === null ? own : `${own.replace(/^(export )?const /, '$1let ')}\n${again}`;
    at = child.end;
  }
  return text + source.slice(at, program.end);
}

const COMPUTES_NOTHING = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'ClassExpression']);

/** Code that computes the constants of a declaration again; null where it computes none. */
function computedAgain(
  declaration: SyntaxNode,
  source: string,
  write: (node: SyntaxNode) => string,
): string | null {
  if (declaration.type !== 'VariableDeclaration' || declaration['kind'] !== 'const') return null;
  const set = runningChildren(declaration).flatMap(({ child }) => {
    const [name, value] = [childOf(child, 'id'), childOf(child, 'init')];
    if (name === null || value === null || COMPUTES_NOTHING.has(value.type)) return [];
    const pattern = name.type === 'Identifier' ? String(name['name']) : source.slice(name.start, name.end);
    return [`(${pattern} = ${write(value)});`];
  });
  return set.length === 0 ? null : `globalThis.__again.push(() => { ${set.join(' ')} });`;
}

function writeHost(
  { node, leavesOut, mutants }: Host,
  own: string,
  source: string,
  idOf: (mutant: Mutant) => number | undefined,
): string {
  const known = mutants.flatMap((mutant) => {
    const id = idOf(mutant);
    return id === undefined ? [] : [{ mutant, id }];
  });
  if (known.length === 0) return own;
  if (leavesOut) return `{ if (!(${known.map(({ id }) => `__isOn(${id})`).join(' || ')})) ${own} }`;
  const others = known.map(({ mutant: { start, end, replacement }, id }) => {
    const whole = source.slice(node.start, start) + replacement + source.slice(end, node.end);
    return `__isOn(${id}) ? (${whole}) : `;
  });
  return `(${others.join('')}(${own}))`;
}

/** The whole file with one mutant in it, as a person would have written the mistake. */
export function withMutant(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}
