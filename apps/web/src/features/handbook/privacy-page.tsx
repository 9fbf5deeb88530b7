import { plans, visitorLimits } from '@tieout/contract';
import { Link } from 'wouter';
import { Article } from './article.tsx';

const HOURS_A_DAY = 24;

/** /privacy: what is kept, for how long, and who sees it. */
export default function PrivacyPage() {
  return (
    <Article title="Privacy" lead="What is kept, why, for how long, and who sees it.">
      <p>
        Tieout is software that anyone can run. The operator of this installation is responsible for your
        data. You can reach them through the <Link href="/contact">contact page</Link>.
      </p>
      <h2>What is kept</h2>
      <ul>
        <li>
          <strong>Your files:</strong> the PDF, the rows read from it, your corrections, your column mapping
          and the last CSV. They are stored encrypted, each file with its own key.
        </li>
        <li>
          <strong>Your account:</strong> email address, your name if you gave one, a hash of your password,
          your plan.
        </li>
        <li>
          <strong>Your activity:</strong> sign-ins, uploads, exports, downloads and deletions, with time and
          IP address, to detect misuse.
        </li>
      </ul>
      <p>
        The password of a protected PDF is encrypted until the file is read, then erased. It is never logged.
      </p>
      <h2>How long</h2>
      <ul>
        <li>Without an account: {visitorLimits.retentionHours} hours.</li>
        {plans.map(({ id, name, retentionHours }) => (
          <li key={id}>
            {name}: {retentionText(retentionHours)}.
          </li>
        ))}
        <li>Deleted by you: at once.</li>
      </ul>
      <p>
        Then the PDF, its transactions, corrections and exports are deleted. The file’s name, date and verdict
        stay in your history until you delete them there.
      </p>
      <h2>Who sees it</h2>
      <p>
        Only you. Your files are not sold, not shown to advertisers, and not used to train anything. PDFs are
        read on this installation’s own servers. No file is sent to another company.
      </p>
      <h2>Paying</h2>
      <p>
        We keep your plan, its dates, the last digits of your card, and your invoices. If you delete your
        account, invoices are kept without your name. Where Stripe handles payments, your browser sends card
        details directly to Stripe, never to this service. Stripe also gets your name and email address. Test
        payments use no real card.
      </p>
      <h2>Cookies and storage</h2>
      <p>
        One cookie links visitors to their files. One keeps you signed in. One remembers this browser for half
        a year, so that a stranger’s wrong passwords don’t lock you out. Your browser also stores a session
        token, your theme, rows waiting to be mapped, and the column choices of the last files you mapped.
        There is no tracking and there are no third-party cookies, except Stripe’s own on the subscription
        page.
      </p>
      <h2>Your rights</h2>
      <p>
        See the page on <Link href="/gdpr">GDPR</Link>.
      </p>
    </Article>
  );
}

function retentionText(hours: number): string {
  return hours <= HOURS_A_DAY ? `${hours} hours` : `${hours / HOURS_A_DAY} days`;
}
