let underWay: Promise<unknown> = Promise.resolve();

/** Has calls that read a document wait for changes of it that are being sent: they would be answered as it was before. */
export function holdReadsFor(changes: Promise<unknown>): void {
  underWay = Promise.allSettled([underWay, changes]);
}

/** Ends once all changes that are being sent were answered. */
export async function changesMade(): Promise<void> {
  await underWay;
}
