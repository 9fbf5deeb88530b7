import { ChartColumn, FileUp, FolderOpen } from 'lucide-react';
import { Link } from 'wouter';
import type { SessionUser } from '../../api/session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { PlanCard } from './plan-card.tsx';
import { RecentActivity } from './recent-activity.tsx';

const WAYS = [
  { href: '/upload', icon: FileUp, title: 'Upload PDF', text: 'Convert a statement, step by step' },
  { href: '/files', icon: FolderOpen, title: 'My Files', text: 'Search, review, download, delete' },
  { href: '/analytics', icon: ChartColumn, title: 'Analytics', text: 'Money in and out across your files' },
] as const;

/** /dashboard: where a signed-in user starts. `banner` stands over everything. */
export default function DashboardPage({ user, banner }: { user: SessionUser; banner?: React.ReactNode }) {
  return (
    <Page
      title={`Welcome back, ${greetingName(user)}`}
      actions={
        <>
          {user.role === 'admin' && <ButtonLink href="/admin">Admin</ButtonLink>}
          <ButtonLink href="/account">Account</ButtonLink>
          <ButtonLink href="/upload" variant="primary">
            Upload New PDF
          </ButtonLink>
        </>
      }
    >
      <div className="space-y-6">
        {banner}
        <PlanCard user={user} />
        <div className="grid gap-4 sm:grid-cols-3">
          {WAYS.map(({ href, icon: Icon, title, text }) => (
            <Link key={href} href={href} className="sheet group p-5 hover:border-accent">
              <Icon className="size-6 text-accent" strokeWidth={1.5} aria-hidden="true" />
              <p className="mt-3 font-semibold group-hover:underline">{title}</p>
              <p className="text-sm text-ink-soft">{text}</p>
            </Link>
          ))}
        </div>
        <RecentActivity />
      </div>
    </Page>
  );
}

/** The name, else what stands before the @, else "User". */
export function greetingName({ name, email }: { name: string; email: string }): string {
  return name || email.split('@')[0] || 'User';
}
