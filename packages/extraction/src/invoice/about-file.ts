import type { Finding, FindingCode } from '@tieout/records';

const ABOUT_FILE: ReadonlySet<FindingCode> = new Set([
  'pages-not-read',
  'pages-reordered',
  'xml-unused',
  'edit-skipped',
]);

/** Whether a finding on a file of invoices is about the file itself: judging an invoice again does not make it again. */
export function isAboutFile({ code, parameters }: Pick<Finding, 'code' | 'parameters'>): boolean {
  return ABOUT_FILE.has(code) || (code === 'several-invoices' && parameters.readAs === 'several');
}
