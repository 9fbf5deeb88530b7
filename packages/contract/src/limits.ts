/** The largest PDF accepted, in bytes. */
export const MAX_PDF_BYTES = 25 * 1024 * 1024;

/** A PDF says so within its first bytes. */
export const PDF_SIGNATURE = '%PDF-';
export const PDF_SIGNATURE_WITHIN_BYTES = 1024;

/** The bar of an upload: where it starts, how it rises while nothing is known, and where it waits for the answer. */
export const uploadProgress = { startPercent: 25, stepPercent: 10, stepMs: 200, capPercent: 90 } as const;

/** Percent shown at each of the wizard's four steps. */
export const WIZARD_PERCENTS = [25, 50, 75, 100] as const;

/** Of a document with more pages a person is asked which to convert. */
export const LONG_DOCUMENT_PAGES = 10;

export const PREVIEW_ROW_COUNT = 3;
export const FILES_PAGE_SIZE = 20;
export const FILES_PAGE_SIZE_MAX = 100;
export const AUTO_MAP_DELAY_MS = 100;
export const AUTO_LOGIN_RELOAD_MS = 1000;
export const RESEND_COOLDOWN_SECONDS = 120;

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;
export const NAME_MAX_LENGTH = 200;
export const FILE_NAME_MAX_LENGTH = 255;
export const CUSTOM_FIELDS_MAX = 50;
export const MAPPED_FIELDS_MAX = 200;
export const CELL_MAX_LENGTH = 1000;
/** Files that one export may be made of; its rows are bounded apart. */
export const EXPORT_FILES_MAX = 200;
/** Lines of a file that are shown before it is downloaded. */
export const PREVIEW_LINES = 20;
/** Rows that one export may have: what a server makes in a second or two. */
export const EXPORT_ROWS_MAX = 50_000;

/** Rows that one correction may name. */
export const EDIT_ROWS_MAX = 5000;
/** Characters a correction may leave in one text, such as the descriptions of merged rows. */
export const EDIT_TEXT_MAX_LENGTH = 4000;
/** Decimals of an amount that a person enters. */
export const EDIT_DECIMALS_MAX = 4;
/** Rows a document may have after it is corrected. */
export const EDITED_ROWS_MAX = 50_000;
/** Corrections that are kept of one document, those taken back included, and how many bytes they may take. */
export const EDITS_MAX = 1000;
export const EDITS_MAX_BYTES = 32 * 1024 * 1024;

/** Times a person may have a webhook sent the same event again. */
export const WEBHOOK_REPLAYS_MAX = 5;

/** How long a sign-in lasts: remembered, and not. */
export const SESSION_DAYS = { permanent: 30, other: 1 } as const;
