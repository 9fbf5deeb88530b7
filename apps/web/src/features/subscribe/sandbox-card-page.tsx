import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { askForTestCard } from '../../api/billing.ts';
import { messageOf } from '../../api/message-of.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toasts } from '../../ui/toast-store.ts';
import { SandboxForm } from './sandbox-form.tsx';
import { TestPayments } from './test-payments.tsx';

/** /test-payments: what a provider's customer portal would be, for the sandbox: another card. */
export default function SandboxCardPage() {
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const asked = useQuery({
    queryKey: ['account', 'test-card'],
    queryFn: askForTestCard,
    staleTime: 0,
    gcTime: 0,
  });
  const done = () => {
    toasts.show({ title: 'The card was changed' });
    client.invalidateQueries({ queryKey: ['account', 'billing'] });
    navigate('/account');
  };
  return (
    <Page title="Change card" actions={<ButtonLink href="/account">Back to Account</ButtonLink>}>
      <div className="max-w-xl space-y-6">
        <TestPayments provider="sandbox" />
        {asked.isPending && <Spinner label="Loading..." />}
        {asked.isError && <Notice tone="contradicted">{messageOf(asked.error)}</Notice>}
        {asked.data !== undefined && (
          <section className="sheet p-5 sm:p-6" aria-label="New card">
            <SandboxForm
              clientSecret={asked.data}
              submitLabel="Save card"
              onPaying={() => {}}
              onDone={done}
            />
          </section>
        )}
      </div>
    </Page>
  );
}
