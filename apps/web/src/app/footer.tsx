import { Link } from 'wouter';
import { BrandMark } from '../ui/brand.tsx';

const COLUMNS = [
  {
    title: 'Product',
    links: [
      ['Features', '/#features'],
      ['Pricing', '/#pricing'],
      ['Accuracy', '/accuracy'],
      ['Integrations', '/integrations'],
      ['API', '/developers'],
    ],
  },
  {
    title: 'Support',
    links: [
      ['Help', '/help'],
      ['Contact', '/contact'],
      ['Status', '/status'],
      ['Blog', '/#blog'],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['GDPR', '/gdpr'],
      ['Security', '/security'],
    ],
  },
] as const;

/** The footer of the site's pages; all of its links lead somewhere. */
export function Footer() {
  return (
    <footer className="mt-auto border-t border-rule bg-band">
      <div className="page-width grid grid-cols-2 gap-8 py-10 sm:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="col-span-2 sm:col-span-1">
          <p className="flex items-center gap-2 font-semibold">
            <BrandMark className="size-5 text-accent" />
            Tieout
          </p>
          <p className="mt-2 max-w-[32ch] text-sm text-ink-soft">
            Tie out (accounting): to check that figures match their source.
          </p>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="text-sm font-semibold">{title}</p>
            <ul className="mt-2 space-y-1.5 text-sm">
              {links.map(([label, href]) => (
                <li key={href}>
                  <FooterLink href={href} label={label} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}

function FooterLink({ href, label }: { href: string; label: string }) {
  const look = 'text-ink-soft hover:text-ink hover:underline';
  // An anchor on another page is left to the browser, which knows how to scroll to it.
  return href.includes('#') ? (
    <a href={href} className={look}>
      {label}
    </a>
  ) : (
    <Link href={href} className={look}>
      {label}
    </Link>
  );
}
