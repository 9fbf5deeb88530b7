import { chunksAt } from '../../lines/chunk.ts';
import type { BodyLine } from '../../tables/body-line.ts';
import { sectionTitle } from '../../vocabulary/label.ts';
import type { SectionItem } from './flow-item.ts';

/** A section title on the same line as the total of its section: "Checks … 233 checks totaling 151,967.43". One, or none. */
export function titleBeforeTotal(body: BodyLine): SectionItem[] {
  const [title, second] = chunksAt(body.line, 1.6);
  if (title === undefined || second === undefined || !/\p{L}{3}/u.test(second.text)) return [];
  const role = sectionTitle(title.text);
  return role === 'in' || role === 'out' ? [{ kind: 'section', role, title: title.text, body }] : [];
}
