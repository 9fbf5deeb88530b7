/** Other readings of a number: a period for a comma or reversed, or with a missing mark put before its two decimals. */
export function alternativeMarks(text: string): string[] {
  const swapped = [...text].flatMap((sign, at) =>
    sign === '.' || sign === ','
      ? [`${text.slice(0, at)}${sign === '.' ? ',' : '.'}${text.slice(at + 1)}`]
      : [],
  );
  const unmarked = /^(\D{0,2}\d[\d.,]*)(\d{2})([-+)]?)$/.exec(text);
  const isWhole = unmarked !== null && !/[.,]\d?$/.test(unmarked[1] ?? '');
  const withMark = isWhole
    ? ['.', ','].map((mark) => `${unmarked[1]}${mark}${unmarked[2]}${unmarked[3]}`)
    : [];
  return /^\D{0,2}\d[\d.,]*\D?$/.test(text) ? [...swapped, ...withMark] : [];
}
