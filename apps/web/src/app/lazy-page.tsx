import { type ComponentType, lazy, useState } from 'react';

type Page<Props> = { readonly default: ComponentType<Props> };

/** A page whose code is fetched when it is first shown, together with the queries it asks the server by. After `load` it is shown at once. */
export function lazyPage<Props extends object>(fetchCode: () => Promise<Page<Props>>) {
  let loaded: ComponentType<Props> | null = null;
  const load = async (): Promise<Page<Props>> => {
    const [{ default: Shown }, { Queries }] = await Promise.all([fetchCode(), import('./queries.tsx')]);
    loaded = (props) => (
      <Queries>
        <Shown {...props} />
      </Queries>
    );
    return { default: loaded };
  };
  const Late = lazy(load) as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: each page is made once, outside of all components.
  const Shown = (props: Props) => {
    const [Page] = useState<ComponentType<Props>>(() => loaded ?? Late);
    return <Page {...props} />;
  };
  return Object.assign(Shown, { load });
}
