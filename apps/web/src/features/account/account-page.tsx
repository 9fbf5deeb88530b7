import { planOf } from '@tieout/contract';
import type { SessionUser } from '../../api/session.tsx';
import { useSettings } from '../../api/settings.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { ActivityCard } from './activity-card.tsx';
import { ApiKeysCard } from './api-keys-card.tsx';
import { EmailCard } from './email-card.tsx';
import { NameCard } from './name-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PersonalDataCard } from './personal-data-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import TwoFactorCard from './two-factor-card.tsx';
import { WebhooksCard } from './webhooks-card.tsx';

/** /account: what belongs to the account itself. `children` are the cards of other features. */
export default function AccountPage({
  user,
  onRenamed,
  onGone,
  children,
}: {
  user: SessionUser;
  onRenamed: () => Promise<void>;
  onGone: () => void;
  children?: React.ReactNode;
}) {
  return (
    <Page title="Account" lead={user.email}>
      <div className="mb-6 gap-6 *:mb-6 *:break-inside-avoid lg:columns-2">
        <NameCard name={user.name} onChanged={onRenamed} />
        <PasswordCard />
        <EmailCard email={user.email} />
        <TwoFactorCard isOn={user.hasTwoFactor ?? false} />
        <SessionsCard />
        {children}
        <ApiAccess user={user} />
        <PersonalDataCard email={user.email} onGone={onGone} />
      </div>
      <ActivityCard />
    </Page>
  );
}

function ApiAccess({ user }: { user: SessionUser }) {
  const settings = useSettings();
  if (!planOf(user.planType).hasApiAccess)
    return (
      <SectionCard id="api-title" title="API keys and webhooks" lead="Included in the Business plan.">
        <div className="flex flex-wrap gap-2">
          <ButtonLink href="/developers">What the API does</ButtonLink>
          {settings?.payments !== false && <ButtonLink href="/subscribe">Upgrade</ButtonLink>}
        </div>
      </SectionCard>
    );
  if (!user.emailVerified)
    return (
      <SectionCard id="api-title" title="API keys and webhooks">
        <Notice>Confirm your email first: open the link we sent to {user.email}.</Notice>
      </SectionCard>
    );
  return (
    <>
      <ApiKeysCard />
      <WebhooksCard />
    </>
  );
}
