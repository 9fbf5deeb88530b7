/** Which files the export dialog is open for; null while it is closed. Any screen opens it, the app shows it. */
function createExportStore() {
  let fileIds: readonly string[] | null = null;
  const listeners = new Set<() => void>();
  const set = (next: readonly string[] | null) => {
    fileIds = next;
    for (const listener of listeners) listener();
  };
  return {
    /** Asks for the target of these files, which become one export. */
    open: (ids: readonly string[]) => set(ids),
    close: () => set(null),
    current: () => fileIds,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One store for the page. */
export const exportStore = createExportStore();
