/** A progress line, written only on a terminal. */
export type ProgressLine = {
  readonly update: (file: string, donePages: number, pageCount: number) => void;
  /** Clears the line before anything else is printed. */
  readonly clear: () => void;
};

/** Writes progress to `terminal`; silent when it is none. */
export function progressLine(terminal: NodeJS.WriteStream = process.stderr): ProgressLine {
  if (!terminal.isTTY) return { update: () => {}, clear: () => {} };
  const clear = () => terminal.write('\r\u001b[K');
  return {
    update: (file, donePages, pageCount) => {
      clear();
      terminal.write(`${file}: page ${donePages} of ${pageCount}`.slice(0, terminal.columns - 1));
    },
    clear,
  };
}
