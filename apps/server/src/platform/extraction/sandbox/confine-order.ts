/** What confine.mjs is shown. */
export type ConfineOrder = {
  /** A filter of system calls, base64, and the number of seccomp(2) here; null where there is none. */
  readonly filter: { readonly steps: string; readonly seccomp: number } | null;
  /** What may be read, and what may be started; null where the kernel has no Landlock. */
  readonly landlock: {
    readonly version: number;
    readonly readable: readonly string[];
    readonly executable: readonly string[];
  } | null;
  /** The program it becomes, with its arguments; it has no environment. */
  readonly command: readonly string[];
};
