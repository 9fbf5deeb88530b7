import { plans, visitorLimits } from '@tieout/contract';
import { Link } from 'wouter';
import { Article } from './article.tsx';

const HOURS_A_DAY = 24;

/** /privacy: what is kept, for how long, and who sees it. */
export default function PrivacyPage() {
  return (
    <Article title="Privacy" lead="What is kept, why, for how long, and who sees it.">
      <p>
        Tieout is software that anybody may run. Whoever runs this installation is responsible for it and for
        your data in it; you reach them by the <Link href="/contact">contact page</Link>.
      </p>
      <h2>What is kept</h2>
      <ul>
        <li>
          <strong>Your files:</strong> the PDF, the rows read from it, your corrections, your column mapping
          and the last CSV. They are stored encrypted, each file under a key of its own.
        </li>
        <li>
          <strong>Your account:</strong> e-mail address, name if you gave one, a hash of your password, your
          plan.
        </li>
        <li>
          <strong>A record of what was done:</strong> sign-ins, uploads, exports, downloads and deletions,
          with time and network address, so that misuse can be found.
        </li>
      </ul>
      <p>The password of a protected PDF is held in memory while it is read, and never stored or logged.</p>
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
        After that the PDF, its rows, corrections and exports are removed. The name, date and verdict of the
        file stay in your history until you delete it there.
      </p>
      <h2>Who sees it</h2>
      <p>
        You. Files are found by their owner only. They are not sold, not shown to advertisers, and not used to
        train anything. Reading a PDF happens on this installation's own machines: no file is sent to another
        company for it.
      </p>
      <h2>Paying</h2>
      <p>
        Kept are your plan, its dates, the last digits of your card, and your invoices; invoices stay when an
        account is deleted, without its name. Where Stripe takes the payments, card details go from your
        browser to Stripe and never to this service, and Stripe learns your name and email address. Test
        payments take no card at all.
      </p>
      <h2>Cookies and storage</h2>
      <p>
        One cookie links a visitor to their files, one holds a session after sign-in. One remembers for half a
        year that you signed in here, so that a stranger's wrong passwords do not lock you out. Your browser
        also stores a session token, the chosen theme, and the rows waiting to be mapped. There is no
        tracking, and there are no cookies of other companies, except Stripe's own on the subscription page
        where it takes the payments.
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
