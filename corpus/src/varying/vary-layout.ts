import type { Layout } from '../layout/layout.ts';
import { seededRandom } from '../ledger/random.ts';
import { VARIATIONS } from './variations.ts';

/** The layout printed otherwise in up to `changes` ways, which its name then holds; null where nothing of it can vary. */
export function varyLayout(
  layout: Layout,
  { seed, changes }: { readonly seed: string; readonly changes: number },
): Layout | null {
  const random = seededRandom(`${layout.name}/vary/${seed}`);
  let varied = layout;
  const names: string[] = [];
  for (const { name, vary } of random.shuffle(VARIATIONS)) {
    if (names.length === changes) break;
    const other = vary(varied, random.branch(name));
    if (other === null) continue;
    varied = other;
    names.push(name.replaceAll(' ', '-'));
  }
  return names.length === 0 ? null : { ...varied, name: `${layout.name}_${names.join('_')}` };
}
