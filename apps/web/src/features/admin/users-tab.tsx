import { type AdminUser, planOf } from '@tieout/contract';
import { useState } from 'react';
import { fetchUsers } from '../../api/admin.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatInstant } from '../../ui/format-date.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { ListSheet } from './list-sheet.tsx';
import { ActionCell, Cell, Row } from './table.tsx';
import { useList } from './use-list.ts';
import { UserDialog } from './user-dialog.tsx';

const HEADS = ['User', 'Plan', 'Quota', 'Status', 'Joined'] as const;

/** The accounts, to search and to change. */
export function UsersTab() {
  const list = useList('users', fetchUsers);
  const [editing, setEditing] = useState<AdminUser | null>(null);
  return (
    <>
      <ListSheet
        title="Users"
        searchLabel="Search users by email or name"
        heads={HEADS}
        list={list}
        rowsOf={({ users }) =>
          users.map((user) => <UserRow key={user.id} user={user} onEdit={() => setEditing(user)} />)
        }
      />
      {editing && <UserDialog user={editing} onClose={() => setEditing(null)} />}
    </>
  );
}

function UserRow({ user, onEdit }: { user: AdminUser; onEdit: () => void }) {
  return (
    <Row>
      <Cell>
        <span className="block font-medium">{user.name || '–'}</span>
        <span className="text-ink-soft wrap-anywhere">{user.email}</span>
      </Cell>
      <Cell>
        <span className="flex gap-1">
          <Badge tone={user.planType === 'free' ? 'plain' : 'accent'}>{planOf(user.planType).name}</Badge>
          {user.role === 'admin' && <Badge>Admin</Badge>}
        </span>
      </Cell>
      <Cell isFigure>
        <Quota user={user} />
      </Cell>
      <Cell>
        {user.isActive ? <Badge>Active</Badge> : <Badge tone="contradicted">Suspended</Badge>}
        {!user.emailVerified && <span className="block text-xs text-ink-faint">Email not confirmed</span>}
      </Cell>
      <Cell isFigure>{formatInstant(user.createdAt)}</Cell>
      <ActionCell>
        <Button size="sm" onClick={onEdit} aria-label={`Edit ${user.email}`}>
          Edit
        </Button>
      </ActionCell>
    </Row>
  );
}

function Quota({ user: { quotaUsed, quotaLimit } }: { user: AdminUser }) {
  if (quotaLimit === null) return <>{quotaUsed}, no limit</>;
  return (
    <div className="min-w-28">
      {quotaUsed} / {quotaLimit}
      <div className="mt-1">
        <ProgressBar
          percent={quotaLimit === 0 ? 100 : (quotaUsed / quotaLimit) * 100}
          label="Conversions used this month"
        />
      </div>
    </div>
  );
}
