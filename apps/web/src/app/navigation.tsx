import clsx from 'clsx';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSession } from '../api/session.tsx';
import { useSettings } from '../api/settings.tsx';
import { BrandMark } from '../ui/brand.tsx';
import { Button } from '../ui/button.tsx';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { useAuthDialog } from './auth-dialogs.tsx';
import type { Layout } from './layout.ts';

const ANCHORS = [
  { href: '/#features', label: 'Features' },
  { href: '/#pricing', label: 'Pricing' },
  { href: '/#blog', label: 'Blog' },
  { href: '/#support', label: 'Support' },
  { href: '/#contact', label: 'Contact' },
] as const;

/** The bar on top of every page; over the work pages it is low, as wide as the window, and leaves out the landing page's links. */
export function Navigation({ layout }: { layout: Layout }) {
  const isWork = layout === 'work';
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <header className="sticky top-0 z-30 border-b border-rule bg-paper">
      <a
        href="#content"
        className="sr-only rounded-md bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <nav
        aria-label="Main"
        className={clsx(
          'flex flex-wrap items-center gap-x-2',
          isWork ? 'min-h-12 px-4 lg:px-6' : 'page-width min-h-16',
        )}
      >
        <Link
          href="/"
          onClick={close}
          className="mr-4 flex items-center gap-2 text-lg font-semibold tracking-tight"
        >
          <BrandMark className="size-6 text-accent" />
          Tieout
        </Link>
        <div className="ml-auto flex items-center gap-1 lg:order-3">
          <ThemeToggle />
          <Button
            variant="quiet"
            className="px-2.5 lg:hidden"
            aria-label={isOpen ? 'Close menu' : 'Open menu'}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <X className="size-5" /> : <MenuIcon className="size-5" />}
          </Button>
        </div>
        <div
          className={`${isOpen ? 'flex' : 'hidden'} w-full flex-col gap-1 pb-4 lg:flex lg:w-auto lg:flex-1 lg:flex-row lg:items-center lg:pb-0`}
        >
          {!isWork && <Anchors onFollow={close} />}
          <div className="mt-2 flex flex-col gap-2 lg:mt-0 lg:ml-auto lg:flex-row lg:items-center">
            <Entrance onFollow={close} />
          </div>
        </div>
      </nav>
    </header>
  );
}

const look = 'rounded-md px-3 py-2 text-sm text-ink-soft hover:bg-band hover:text-ink';

const OWN_PAGES = [
  { href: '/dashboard', label: 'Dashboard' },
  { href: '/files', label: 'My Files' },
  { href: '/analytics', label: 'Analytics' },
  { href: '/account', label: 'Account' },
] as const;

/** The pages of somebody who is signed in; the one they are on is marked. */
function OwnPages({ onFollow }: { onFollow: () => void }) {
  const [path] = useLocation();
  return OWN_PAGES.map(({ href, label }) => {
    const isHere = path === href || path.startsWith(`${href}/`);
    return (
      <Link
        key={href}
        href={href}
        onClick={onFollow}
        aria-current={isHere ? 'page' : undefined}
        className={clsx(look, isHere && 'bg-accent-wash font-semibold text-accent')}
      >
        {label}
      </Link>
    );
  });
}

function Anchors({ onFollow }: { onFollow: () => void }) {
  return ANCHORS.map(({ href, label }) => (
    <a key={href} href={href} onClick={onFollow} className={look}>
      {label}
    </a>
  ));
}

function Entrance({ onFollow }: { onFollow: () => void }) {
  const session = useSession();
  const openDialog = useAuthDialog();
  const settings = useSettings();
  const [, navigate] = useLocation();
  if (session.status === 'loading') return <span className="min-h-10 w-44" />;
  if (session.status === 'signed-out')
    return (
      <>
        <Button variant="quiet" onClick={() => openDialog('login')}>
          Sign In
        </Button>
        {settings?.allowRegistrations !== false && (
          <Button variant="primary" onClick={() => openDialog('register')}>
            Get Started
          </Button>
        )}
      </>
    );
  return (
    <>
      {session.status === 'signed-in' && <OwnPages onFollow={onFollow} />}
      <Button
        variant="quiet"
        onClick={async () => {
          onFollow();
          navigate('/');
          await session.logout();
        }}
      >
        Sign Out
      </Button>
    </>
  );
}
