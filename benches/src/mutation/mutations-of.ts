import type { Change, Place } from './change-and-place.ts';
import { queryMutations } from './query-mutations.ts';
import { childOf, type SyntaxNode } from './syntax.ts';

/** The changes of one node: each alone is a mistake a person might make there. */
export function mutationsOf(place: Place): Change[] {
  const changes = [
    ...conditionMutations(place),
    ...operatorMutations(place),
    ...literalMutations(place),
    ...callMutations(place),
    ...optionalMutations(place),
    ...queryMutations(place),
  ];
  const own = place.source.slice(place.node.start, place.node.end);
  return changes.filter(
    ({ start, end, replacement }) => place.source.slice(start, end) !== replacement && replacement !== own,
  );
}

function replaced({ start, end }: SyntaxNode, replacement: string): Change {
  return { start, end, replacement };
}

function textOf({ start, end }: SyntaxNode, source: string): string {
  return source.slice(start, end);
}

const COMPARISONS: Readonly<Record<string, string | null>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': null,
  '!==': null,
};

const LOOPS = new Set(['WhileStatement', 'DoWhileStatement', 'ForStatement']);

/** A condition that is always so, or never. */
function conditionMutations(place: Place): Change[] {
  const { node, key, parents } = place;
  const [parent] = parents;
  if (parent === undefined || node.type === 'Literal' || node.type === 'BlockStatement') return [];
  if (parent.type === 'LogicalExpression' && parent['operator'] !== '??') {
    const isLast = key === 'right' && !isCondition(parent, parents.slice(1));
    if (isLast && !isBooleanByForm(node)) return [];
    return [replaced(node, parent['operator'] === '&&' ? 'true' : 'false')];
  }
  if (LOOPS.has(parent.type) && key === 'test') return [replaced(node, 'false')];
  return isCondition(node, parents) || isBooleanByForm(node)
    ? [replaced(node, 'true'), replaced(node, 'false')]
    : [];
}

function isBooleanByForm({ type, ...node }: SyntaxNode): boolean {
  return type === 'BinaryExpression' && String(node['operator']) in COMPARISONS;
}

const PREDICATE_METHODS = new Set([
  'filter',
  'some',
  'every',
  'find',
  'findIndex',
  'findLast',
  'findLastIndex',
]);

/** Whether a value only decides: the test of a branch, what a predicate returns, what a function of booleans does. */
function isCondition(node: SyntaxNode, parents: readonly SyntaxNode[]): boolean {
  const [parent, call] = parents;
  if (parent === undefined) return false;
  if (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression')
    return parent['test'] === node;
  if (parent.type === 'LogicalExpression')
    return parent['operator'] !== '??' && isCondition(parent, parents.slice(1));
  if (parent.type === 'ReturnStatement') return returnsBoolean(parents.find(isFunction));
  if (parent.type !== 'ArrowFunctionExpression' || parent['body'] !== node) return false;
  const method = call?.type === 'CallExpression' ? methodOf(call)?.name : undefined;
  return returnsBoolean(parent) || (method !== undefined && PREDICATE_METHODS.has(method));
}

function isFunction({ type }: SyntaxNode): boolean {
  return ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type);
}

function returnsBoolean(owner: SyntaxNode | undefined): boolean {
  const type = owner === undefined ? null : childOf(owner, 'returnType');
  const annotation = type === null ? null : childOf(type, 'typeAnnotation');
  return annotation?.type === 'TSBooleanKeyword' || annotation?.type === 'TSTypePredicate';
}

const OPERATORS: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '**': '*',
  '&': '|',
  '|': '&',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '/=': '*=',
  '++': '--',
  '--': '++',
};

function operatorMutations({ node, source }: Place): Change[] {
  if (node.type === 'UnaryExpression') {
    const operand = childOf(node, 'argument');
    if (operand === null || !['!', '-'].includes(String(node['operator']))) return [];
    return [replaced(node, `(${textOf(operand, source)})`)];
  }
  const operator = String(node['operator']);
  if (node.type === 'UpdateExpression') {
    const turned = textOf(node, source).replace(operator, OPERATORS[operator] ?? operator);
    return [replaced(node, turned)];
  }
  if (!['BinaryExpression', 'LogicalExpression', 'AssignmentExpression'].includes(node.type)) return [];
  const [left, right] = [childOf(node, 'left'), childOf(node, 'right')];
  const other = OPERATORS[operator] ?? COMPARISONS[operator];
  if (left === null || right === null || other === undefined || other === null) return [];
  if (operator === '+' && (isText(left) || isText(right))) return [];
  const at = source.indexOf(operator, left.end);
  const [before, after] = [source.slice(node.start, at), source.slice(at + operator.length, node.end)];
  if (node.type === 'AssignmentExpression') return [replaced(node, before + other + after)];
  // In brackets of their own: `&&` and `??` may not stand next to each other.
  return [replaced(node, `(${before.trim()}) ${other} (${after.trim()})`)];
}

function isText({ type, ...node }: SyntaxNode): boolean {
  return type === 'TemplateLiteral' || (type === 'Literal' && typeof node['value'] === 'string');
}

/** Three words after one another: read by people, so that another wording is no defect. */
const PROSE = /\p{L}{2,} \p{L}+ \p{L}{2,}/u;

function literalMutations(place: Place): Change[] {
  const { node, source } = place;
  if (node.type === 'Literal') return valueMutations(place);
  // The text behind a tag is no value by itself.
  if (node.type === 'TemplateLiteral' && place.parents[0]?.type !== 'TaggedTemplateExpression') {
    const text = textOf(node, source);
    return text === '``' || PROSE.test(text.replaceAll(/\$\{[^}]*\}/g, ' ')) ? [] : [replaced(node, '``')];
  }
  if (node.type === 'ArrayExpression' && (node['elements'] as readonly unknown[]).length > 0)
    return [replaced(node, '[]')];
  return [];
}

function valueMutations({ node, key, parents, source }: Place): Change[] {
  const { value } = node;
  const [parent] = parents;
  if (typeof value === 'boolean') return [replaced(node, String(!value))];
  if (typeof value === 'number') return key === 'key' ? [] : [replaced(node, String(value + 1))];
  if (typeof value === 'string') {
    const isName = (key === 'key' && parent?.['computed'] !== true) || key === 'source';
    const isCompared = parent?.type === 'BinaryExpression' && value !== '';
    if (isName || isCompared || PROSE.test(value)) return [];
    return [replaced(node, value === '' ? "'?'" : "''")];
  }
  const { regex } = node;
  if (typeof regex !== 'object' || regex === null) return [];
  const text = textOf(node, source);
  const isLoose = text.startsWith('/^') ? [replaced(node, `/${text.slice(2)}`)] : [];
  return /[^\\]\$\/[a-z]*$/.test(text) && text !== '/^$/'
    ? [...isLoose, replaced(node, text.replace(/\$(\/[a-z]*)$/, '$1'))]
    : isLoose;
}

/** Methods without which what they are called on continues as it is. */
const LEFT_OUT = new Set([
  'filter',
  'slice',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'trim',
  'trimStart',
  'trimEnd',
  'replace',
  'replaceAll',
  'normalize',
]);

const OTHER_METHOD: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  find: 'findLast',
  findLast: 'find',
  findIndex: 'findLastIndex',
  findLastIndex: 'findIndex',
  indexOf: 'lastIndexOf',
  lastIndexOf: 'indexOf',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  toUpperCase: 'toLowerCase',
  toLowerCase: 'toUpperCase',
  padStart: 'padEnd',
  padEnd: 'padStart',
  floor: 'ceil',
  ceil: 'floor',
};

function methodOf(
  call: SyntaxNode,
): { readonly name: string; readonly on: SyntaxNode; readonly at: SyntaxNode } | null {
  const callee = childOf(call, 'callee');
  if (callee?.type !== 'MemberExpression' || callee['computed'] === true) return null;
  const [on, at] = [childOf(callee, 'object'), childOf(callee, 'property')];
  return on === null || at === null ? null : { name: String(at['name']), on, at };
}

function callMutations({ node, source }: Place): Change[] {
  const method = node.type === 'CallExpression' ? methodOf(node) : null;
  if (method === null) return [];
  const { name, on, at } = method;
  if (LEFT_OUT.has(name)) return [replaced(node, textOf(on, source))];
  const other = Object.hasOwn(OTHER_METHOD, name) ? OTHER_METHOD[name] : undefined;
  if (other === undefined) return [];
  return [replaced(node, source.slice(node.start, at.start) + other + source.slice(at.end, node.end))];
}

/** `a?.b` taken for `a.b`. */
function optionalMutations({ node, source }: Place): Change[] {
  if (node['optional'] !== true) return [];
  const before = childOf(node, 'object') ?? childOf(node, 'callee');
  if (before === null) return [];
  const at = source.indexOf('?.', before.end);
  const isBracket = node.type === 'CallExpression' || node['computed'] === true;
  return [
    replaced(node, source.slice(node.start, at) + (isBracket ? '' : '.') + source.slice(at + 2, node.end)),
  ];
}
