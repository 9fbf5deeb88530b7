/** What the reading of one document may take. */
export type ExtractionLimits = {
  readonly memoryBytes: number;
  /** Longest time in which not one page is finished. */
  readonly stallMs: number;
  /** Longest time in all. */
  readonly totalMs: number;
};

export const EXTRACTION_LIMITS: ExtractionLimits = {
  memoryBytes: 1.5 * 1024 ** 3,
  stallMs: 60_000,
  totalMs: 5 * 60_000,
};
