import { type ComponentType, lazy } from 'react';

type Page<Props> = { readonly default: ComponentType<Props> };

/** A page whose code is fetched when it is first shown, together with the queries it asks the server by. */
export function lazyPage<Props extends object>(load: () => Promise<Page<Props>>) {
  return lazy(async (): Promise<Page<Props>> => {
    const [{ default: Shown }, { Queries }] = await Promise.all([load(), import('./queries.tsx')]);
    return {
      default: (props) => (
        <Queries>
          <Shown {...props} />
        </Queries>
      ),
    };
  });
}
