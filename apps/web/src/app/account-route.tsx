import { useLocation } from 'wouter';
import type { Session, SessionUser } from '../api/session.tsx';
import AccountPage from '../features/account/account-page.tsx';
import { BooksCard } from '../features/books/books-card.tsx';
import { MappingsCard } from '../features/books/mappings-card.tsx';
import { BillingCard } from '../features/subscribe/billing-card.tsx';

/** /account: what belongs to the account, with its books and mappings. */
export default function AccountRoute({ user, session }: { user: SessionUser; session: Session }) {
  const [, navigate] = useLocation();
  return (
    <AccountPage
      user={user}
      onRenamed={session.refresh}
      onGone={() => {
        navigate('/goodbye');
        session.end();
      }}
    >
      <BillingCard user={user} />
      <BooksCard />
      <MappingsCard />
    </AccountPage>
  );
}
