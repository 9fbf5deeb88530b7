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
    description: 'How many documents are read without any error, and how that was measured.',
  },
  '/integrations': {
    title: 'Integrations · Tieout',
    description: 'The files Tieout creates, and the accounting software that imports them.',
  },
  '/developers': {
    title: 'API · Tieout',
    description: 'Upload statements and get their transactions from your own code.',
  },
  '/contact': { title: 'Contact · Tieout', description: 'Send a message to the operator of this service.' },
  '/security': {
    title: 'Security · Tieout',
    description: 'How your documents are encrypted, read, stored and deleted.',
  },
  '/privacy': {
    title: 'Privacy · Tieout',
    description: 'What is stored about you and your documents, for how long, and how to delete it.',
  },
  '/terms': {
    title: 'Terms · Tieout',
    description: 'What you can expect from this service, and what it expects from you.',
  },
  '/gdpr': {
    title: 'GDPR · Tieout',
    description: 'Your rights over your data, and how to use them here.',
  },
};

/** The addresses of the app that are nobody's to find by searching: those of one person or one document. Every other address is not found. */
export const APP_PAGES =
  /^\/(status|dashboard|analytics|account|admin|upload|subscribe|test-payments|reset-password|goodbye|mapping(\/[^/]+)?|files(\/[^/]+(\/(export|review|labels))?)?)$/;

export const BLOG_PATH = '/blog';
export const FEED_PATH = '/blog/feed.xml';

export const BLOG_PAGE: SitePage = {
  title: 'Blog · Tieout',
  description: 'Guides to bank statements and reconciling books, and what is new in Tieout.',
};
