export type Toast = {
  readonly id: number;
  readonly tone: 'plain' | 'contradicted';
  readonly title: string;
  readonly text?: string | undefined;
  readonly isOpen: boolean;
};

const VISIBLE_LIMIT = 1;
const REMOVE_AFTER_MS = 1_000_000;

/** The toasts of the app: at most one is shown, a dismissed one is forgotten after a while. */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    /** Shows a toast in place of the one before. */
    show(toast: { title: string; text?: string; tone?: Toast['tone'] }) {
      const added: Toast = { tone: 'plain', ...toast, id: nextId++, isOpen: true };
      set([added, ...toasts].slice(0, VISIBLE_LIMIT));
    },
    dismiss(id: number) {
      set(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
      setTimeout(() => set(toasts.filter((toast) => toast.id !== id)), REMOVE_AFTER_MS);
    },
    current: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** One store for the page: toasts are shown from wherever something was done. */
export const toasts = createToastStore();
