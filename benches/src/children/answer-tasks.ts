/** The child's side of `runInChildren`: answers every task with what `work` makes of it. */
export function answerTasks<Task, Answer>(work: (task: Task) => Promise<Answer>): void {
  process.on('message', async (task: Task) => {
    process.send?.(await work(task));
  });
}
