import { answerTasks } from '../children/answer-tasks.ts';
import { makeMeasure } from '../generator/fonts.ts';
import { closeChromium } from '../generator/producers/write-with-chromium.ts';
import { type Check, checkPages, type Task } from './check-pages.ts';

const measure = makeMeasure();
process.once('disconnect', closeChromium);

/** A throw of the engine is a bug, but the bench has to go on and count it. */
answerTasks(async (task: Task): Promise<Check> => {
  try {
    return await checkPages(task, measure);
  } catch (error) {
    console.error(`${task.seed}:`, error);
    return { outcome: 'threw', id: task.seed };
  }
});
