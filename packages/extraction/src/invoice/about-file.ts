import type { Finding, FindingCode } from '@tieout/records';

const ABOUT_FILE: ReadonlySet<FindingCode> = new Set([
  'pages-not-read',
  'pages-reordered',
  'xml-unused',
  'edit-skipped',
]);

/** Whether a finding is about a file of invoices itself, so that judging an invoice again does not raise it again. */
export function isAboutFile({ code, parameters }: Pick<Finding, 'code' | 'parameters'>): boolean {
  return ABOUT_FILE.has(code) || (code === 'several-invoices' && parameters.readAs === 'several');
}
