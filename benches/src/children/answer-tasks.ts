/** The child's side of `runInChildren`: answers every task with the result of `work`. */
export function answerTasks<Task, Answer>(work: (task: Task) => Promise<Answer>): void {
  process.on('message', async (task: Task) => {
    process.send?.(await work(task));
  });
}
