/** The lines of a text, without their ends. Throws where the last line has none. */
export function* readLines(chunks: Iterable<string>, lineEnd: '\r\n' | '\n'): Generator<string> {
  let rest = '';
  for (const chunk of chunks) {
    const lines = (rest + chunk).split(lineEnd);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new Error('the last line has no end');
}
