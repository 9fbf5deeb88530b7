/** What a number says when one of its marks was read for the other, or the mark before its two decimals was not seen. */
export function otherMarks(text: string): string[] {
  const swapped = [...text].flatMap((sign, at) =>
    sign === '.' || sign === ','
      ? [`${text.slice(0, at)}${sign === '.' ? ',' : '.'}${text.slice(at + 1)}`]
      : [],
  );
  const bare = /^(\D{0,2}\d[\d.,]*)(\d{2})([-+)]?)$/.exec(text);
  const isWhole = bare !== null && !/[.,]\d?$/.test(bare[1] ?? '');
  const parted = isWhole ? ['.', ','].map((mark) => `${bare[1]}${mark}${bare[2]}${bare[3]}`) : [];
  return /^\D{0,2}\d[\d.,]*\D?$/.test(text) ? [...swapped, ...parted] : [];
}
