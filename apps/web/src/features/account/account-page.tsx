import type { SessionUser } from '../../api/session.tsx';
import { Page } from '../../ui/page.tsx';
import { ActivityCard } from './activity-card.tsx';
import { ApiKeysCard } from './api-keys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PersonalDataCard } from './personal-data-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** /account: what belongs to the account itself. */
export default function AccountPage({ user, onGone }: { user: SessionUser; onGone: () => void }) {
  return (
    <Page title="Account" lead={user.email}>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <PasswordCard />
        <SessionsCard />
        <ApiKeysCard planType={user.planType} />
        <PersonalDataCard email={user.email} onGone={onGone} />
        <div className="lg:col-span-2">
          <ActivityCard />
        </div>
      </div>
    </Page>
  );
}
