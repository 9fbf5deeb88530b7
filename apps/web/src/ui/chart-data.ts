/** Colours of a chart. The three verdicts' are for verdicts and failures only. */
export type ChartTone = 'accent' | 'quiet' | 'proven' | 'unproven' | 'contradicted';

/** One figure of each row. */
export type ChartSeries = {
  readonly label: string;
  readonly tone: ChartTone;
  /** Plain decimals, one for each row; they stand in the CSV as they are. */
  readonly values: readonly string[];
};

/** Rows with their figures: what a chart draws, its table says and its CSV holds. */
export type ChartData = {
  /** What a row is: "Month". */
  readonly rowHead: string;
  /** `key` stands in the CSV, `label` on the screen. */
  readonly rows: readonly { readonly key: string; readonly label: string }[];
  readonly series: readonly ChartSeries[];
};

/** The rows of the CSV, its heading first. */
export function csvRowsOf({ rowHead, rows, series }: ChartData): string[][] {
  const head = [rowHead, ...series.map(({ label }) => label)];
  const cells = rows.map(({ key }, index) => [
    harmless(key),
    ...series.map(({ values }) => values[index] ?? ''),
  ]);
  return [head, ...cells];
}

/** A text no spreadsheet takes for a formula: categories are named by people. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** The data with only its first `count` rows. */
export function firstRows(data: ChartData, count: number): ChartData {
  return {
    ...data,
    rows: data.rows.slice(0, count),
    series: data.series.map((one) => ({ ...one, values: one.values.slice(0, count) })),
  };
}

/** The data with its rows reversed. */
export function turnedRows(data: ChartData): ChartData {
  return {
    ...data,
    rows: data.rows.toReversed(),
    series: data.series.map((one) => ({ ...one, values: one.values.toReversed() })),
  };
}
