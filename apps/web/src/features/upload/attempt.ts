/** What a person has decided about one file on its way: kept in memory until it is read, then gone. */
export type Attempt = {
  readonly password?: string;
  /** Wrong passwords that may still be typed; all of them where left out. */
  readonly triesLeft?: number;
  /** Convert it even though it was before. */
  readonly isAgain?: boolean;
  /** The pages to convert, such as "1-3, 7". */
  readonly pages?: string;
};
