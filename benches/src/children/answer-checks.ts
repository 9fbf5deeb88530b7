import { type Measure, makeMeasure } from '@tieout/corpus';
import { answerTasks } from './answer-tasks.ts';

/** The child's side of a bench that draws documents and judges their readings. A throw of the engine is a bug, but the bench must continue and count it, as `threw` says. */
export function answerChecks<Task extends { readonly seed: string }, Check>(
  check: (task: Task, measure: Measure) => Promise<Check>,
  threw: (task: Task) => Check,
): void {
  const measure = makeMeasure();
  answerTasks(async (task: Task): Promise<Check> => {
    try {
      return await check(task, measure);
    } catch (error) {
      console.error(`${task.seed}:`, error);
      return threw(task);
    }
  });
}
