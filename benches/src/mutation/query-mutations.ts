import type { Change, Place } from './change-and-place.ts';
import { childOf, isNode, type SyntaxNode } from './syntax.ts';

/** Steps of a query without which it is another query. */
const LEFT_OUT_STEPS = new Set(['where', 'orderBy', 'limit', 'offset', 'onConflictDoNothing']);

/** Conditions and orders, each with what a slip would write for it. */
const OTHER_CONDITION: Readonly<Record<string, string>> = {
  eq: 'ne',
  ne: 'eq',
  lt: 'lte',
  lte: 'lt',
  gt: 'gte',
  gte: 'gt',
  isNull: 'isNotNull',
  isNotNull: 'isNull',
  inArray: 'notInArray',
  notInArray: 'inArray',
  asc: 'desc',
  desc: 'asc',
};

/** Operators in the text of a statement, each with another. */
const OTHER_TEXT: readonly (readonly [RegExp, string])[] = [
  [/ <> /g, ' = '],
  [/ and /g, ' or '],
  [/ or /g, ' and '],
  [/ < /g, ' <= '],
  [/ > /g, ' >= '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/not exists/g, 'exists'],
];

/** The changes of a statement of the database: a condition left out or another, a step left out, another operator in its text. */
export function queryMutations({ node, source }: Place): Change[] {
  if (node.type === 'TaggedTemplateExpression') return textMutations(node, source);
  if (node.type !== 'CallExpression') return [];
  const callee = childOf(node, 'callee');
  if (callee?.type === 'MemberExpression') return stepMutations(node, callee, source);
  if (callee?.type !== 'Identifier') return [];
  const name = String(callee['name']);
  const given = (node['arguments'] as readonly unknown[]).filter(isNode);
  if ((name === 'and' || name === 'or') && given.length > 1)
    return given.map((left) => {
      const others = given.filter((each) => each !== left).map(({ start, end }) => source.slice(start, end));
      return { start: node.start, end: node.end, replacement: `${name}(${others.join(', ')})` };
    });
  const other = OTHER_CONDITION[name];
  // A name the file does not import would be caught by whatever runs it.
  if (other === undefined || !importsFromDrizzle(other, source)) return [];
  return [{ start: callee.start, end: callee.end, replacement: other }].map((change) => ({
    start: node.start,
    end: node.end,
    replacement: change.replacement + source.slice(change.end, node.end),
  }));
}

function stepMutations(node: SyntaxNode, callee: SyntaxNode, source: string): Change[] {
  const [on, step] = [childOf(callee, 'object'), childOf(callee, 'property')];
  if (on === null || step === null || !LEFT_OUT_STEPS.has(String(step['name']))) return [];
  return [{ start: node.start, end: node.end, replacement: source.slice(on.start, on.end) }];
}

function importsFromDrizzle(name: string, source: string): boolean {
  const list = /import \{([^}]*)\} from 'drizzle-orm'/.exec(source)?.[1] ?? '';
  return list.split(',').some((each) => each.trim() === name);
}

function textMutations(node: SyntaxNode, source: string): Change[] {
  const tag = childOf(node, 'tag');
  const quasi = childOf(node, 'quasi');
  if (tag?.['name'] !== 'sql' || quasi === null) return [];
  const texts = (quasi['quasis'] as readonly unknown[]).filter(isNode);
  return texts.flatMap((text) =>
    OTHER_TEXT.flatMap(([operator, other]) =>
      [...source.slice(text.start, text.end).matchAll(operator)].map((found) => {
        const at = text.start + found.index;
        const replacement =
          source.slice(node.start, at) + other + source.slice(at + found[0].length, node.end);
        return { start: node.start, end: node.end, replacement };
      }),
    ),
  );
}
