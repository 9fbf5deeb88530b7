/** A page of the site that search engines may keep. */
export type SitePage = { readonly title: string; readonly description: string };

const HOME_TITLE = 'Tieout: PDF statements to QuickBooks, proven to the cent';

/** Pages anybody may read, by their address. What is said of them is what stands on them. */
export const SITE_PAGES: Readonly<Record<string, SitePage>> = {
  '/': {
    title: HOME_TITLE,
    description:
      'Turn a PDF bank statement into a CSV that QuickBooks imports. Opening balance plus transactions must equal the closing balance, and you see whether it does.',
  },
  '/help': {
    title: 'Help · Tieout',
    description:
      'How to import a converted statement into QuickBooks Online and Desktop step by step, what the verdicts mean, and what to do when a file is refused.',
  },
  '/accuracy': {
    title: 'Accuracy · Tieout',
    description: 'How many documents are read without a single error, measured, and how it was measured.',
  },
  '/integrations': {
    title: 'Integrations · Tieout',
    description: 'The files Tieout makes and the accounting programs that import them.',
  },
  '/developers': {
    title: 'API · Tieout',
    description: 'Upload statements and fetch their rows from your own programs.',
  },
  '/contact': { title: 'Contact · Tieout', description: 'Write to the people who run this service.' },
  '/security': {
    title: 'Security · Tieout',
    description: 'How uploaded documents are encrypted, read, kept and removed.',
  },
  '/privacy': {
    title: 'Privacy · Tieout',
    description: 'What is kept of you and your documents, for how long, and how to have it removed.',
  },
  '/terms': { title: 'Terms · Tieout', description: 'The terms under which this service is used.' },
  '/gdpr': {
    title: 'GDPR · Tieout',
    description: 'Your rights over your data and where in the product each of them is exercised.',
  },
};

/** The addresses of the app that are nobody's to find by searching: those of one person or one document. Every other address is not found. */
export const APP_PAGES =
  /^\/(status|dashboard|analytics|account|admin|upload|subscribe|test-payments|reset-password|goodbye|mapping(\/[^/]+)?|files(\/[^/]+(\/(export|review|labels))?)?)$/;

export const BLOG_PATH = '/blog';
export const FEED_PATH = '/blog/feed.xml';

export const BLOG_PAGE: SitePage = {
  title: 'Blog · Tieout',
  description: 'On bank statements, books that tie out, and what is new in Tieout.',
};
