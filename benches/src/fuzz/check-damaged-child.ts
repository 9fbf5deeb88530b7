import { answerTasks } from '../children/answer-tasks.ts';
import { makeMeasure } from '../generator/fonts.ts';
import { checkDamaged, type Task } from './check-damaged.ts';

const measure = makeMeasure();

/** A throw of the engine is what this bench looks for: it is counted, and the next document goes on. */
answerTasks(async (task: Task): Promise<string> => {
  try {
    return await checkDamaged(task, measure);
  } catch (error) {
    console.error(`${task.seed}:`, error);
    return 'threw';
  }
});
