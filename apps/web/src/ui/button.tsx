import clsx from 'clsx';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Link } from 'wouter';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

type Look = { variant?: ButtonVariant; size?: 'md' | 'sm' | 'lg' };

/** A button; `primary` at most once on a screen's main path. */
export function Button({
  variant = 'secondary',
  size = 'md',
  className,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Look & { ref?: Ref<HTMLButtonElement> }) {
  return <button type="button" className={clsx(buttonLook({ variant, size }), className)} {...rest} />;
}

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({
  href,
  variant = 'secondary',
  size = 'md',
  className,
  children,
}: Look & { href: string; className?: string; children: React.ReactNode }) {
  const look = clsx(buttonLook({ variant, size }), className);
  // A place on another page is left to the browser, which knows how to scroll to it.
  if (href.includes('#'))
    return (
      <a href={href} className={look}>
        {children}
      </a>
    );
  return (
    <Link href={href} className={look}>
      {children}
    </Link>
  );
}

const sizes = {
  sm: 'min-h-8 px-2.5 text-xs',
  md: 'min-h-10 px-4 text-sm',
  lg: 'min-h-12 px-6 text-base',
};

const variants = {
  primary: 'bg-accent text-on-accent border-accent hover:bg-accent-strong hover:border-accent-strong',
  secondary: 'bg-sheet text-ink border-rule-strong hover:bg-band',
  quiet: 'border-transparent text-ink-soft hover:bg-band hover:text-ink',
  danger: 'bg-sheet text-contradicted border-contradicted hover:bg-contradicted-wash',
};

/** The classes of a button, for elements of other libraries that must look like one. */
export function buttonLook({ variant = 'secondary', size = 'md' }: Look): string {
  return clsx(
    'inline-flex items-center justify-center gap-2 rounded-md border font-medium transition-colors select-none',
    'disabled:opacity-55 disabled:pointer-events-none',
    sizes[size],
    variants[variant],
  );
}
