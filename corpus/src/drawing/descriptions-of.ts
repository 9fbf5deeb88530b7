import type { Block, Run } from '../layout/layout.ts';
import { fillPlaceholder } from './fill-placeholder.ts';
import type { Scene } from './scene.ts';
import { type Fill, textOf } from './set-block.ts';

const TEXTS: ReadonlySet<string> = new Set(['text', 'text 1', 'text rest']);
const NUMBERS: ReadonlySet<string> = new Set(['reference', 'check']);
const FACTS: ReadonlySet<string> = new Set(['type', ...NUMBERS]);
const DAYS: ReadonlySet<string> = new Set(['date', 'date once', 'post date', 'value date', 'time']);

/** What a row prints of a transaction's description: first as most would read it, then other readings that are as right. */
export function descriptionsOf(row: Block, scene: Scene): readonly string[] {
  const fill: Fill = (placeholder) => fillPlaceholder(placeholder, scene);
  const runs = row.art.flatMap(({ pieces }) => pieces.filter((piece) => piece.what === 'run'));
  const join = (wanted: (run: Run) => boolean) =>
    runs
      .filter((run) => run.style.color !== '#ffffff' && wanted(run))
      .map((run) => textOf(withoutDays(run), fill))
      .filter((text) => text !== '')
      .join(' ');
  const isText = (run: Run) => namesIn(run).some((name) => TEXTS.has(name));
  const isFact = (run: Run) => namesIn(run).some((name) => FACTS.has(name));
  /** A number in a column of its own is read as a transaction's reference, which is a field next to its description. */
  const isNumberApart = (run: Run) => namesIn(run).every((name) => NUMBERS.has(name));
  const isWord = (run: Run) => namesIn(run).length === 0 && /\p{L}{2}/u.test(textOf(run, fill));
  const all = [
    join((run) => isText(run) || isFact(run)),
    join(isText),
    join((run) => isText(run) || (isFact(run) && !isNumberApart(run))),
    join((run) => isText(run) || isFact(run) || isWord(run)),
  ];
  return [...new Set(all)].filter((text) => text !== '');
}

/** A run in which a day stands one space before a text or number, without the day: that has a column of its own. */
function withoutDays(run: Run): Run {
  const names = namesIn(run);
  if (!names.some((name) => DAYS.has(name))) return run;
  return {
    ...run,
    parts: run.parts.filter(
      (part) => typeof part !== 'string' && (TEXTS.has(part.name) || FACTS.has(part.name)),
    ),
  };
}

function namesIn(run: Run): string[] {
  return run.parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name]));
}
