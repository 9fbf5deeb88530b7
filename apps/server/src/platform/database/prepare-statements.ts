import type pg from 'pg';

/** Statements a process has names for; lists of every length are statements of their own, and those beyond are sent without. */
const MOST_NAMES = 400;

type Query = (config: unknown, ...rest: readonly unknown[]) => unknown;

/**
 * Has each connection given to what it returns keep the statements it is sent, by names that the connections share: PostgreSQL then reads and plans a
 * statement once a connection and not each time, which for short ones is most of its work. Only statements with parameters are named.
 */
export function createPreparer(): (client: pg.ClientBase) => void {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMES) return known;
    const name = `tieout_${names.size}`;
    names.set(text, name);
    return name;
  };
  const named = (config: unknown, values: unknown): unknown => {
    const statement = typeof config === 'string' ? { text: config } : config;
    if (!isUnnamed(statement) || !holdsAny(values ?? statement.values)) return config;
    return { ...statement, name: nameOf(statement.text) };
  };
  return (client) => {
    const query = client.query.bind(client) as Query;
    const prepared: Query = (config, ...rest) => query(named(config, rest[0]), ...rest);
    client.query = prepared as typeof client.query;
  };
}

/** A statement as an object, and none that brings its own way to be sent. */
function isUnnamed(config: unknown): config is { readonly text: string; readonly values?: unknown } {
  return (
    typeof config === 'object' &&
    config !== null &&
    'text' in config &&
    typeof config.text === 'string' &&
    !('submit' in config) &&
    !('name' in config && config.name !== undefined)
  );
}

function holdsAny(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0;
}
