import { TRIAL_DAYS } from '@tieout/contract';
import { Link } from 'wouter';
import { Article } from './article.tsx';

/** /terms: what may be expected of the service and of those who use it. */
export default function TermsPage() {
  return (
    <Article title="Terms" lead="What you can expect from this service, and what it expects from you.">
      <h2>The service</h2>
      <p>
        Tieout reads PDF statements, invoices and receipts and writes files that accounting software can
        import. It shows you what it could prove and what it could not. It does not give accounting, tax or
        legal advice, and it does not know what your bank booked beyond what the document prints: check what
        you import.
      </p>
      <h2>Your files</h2>
      <p>
        They stay yours. Upload only documents you are allowed to use. Files are removed when their time is
        over (see <Link href="/privacy">Privacy</Link>): keep your own copies.
      </p>
      <h2>Fair use</h2>
      <p>
        Do not try to access other people’s files, to get around your plan’s limits, or to overload the
        service. We can suspend accounts that do.
      </p>
      <h2>Plans and payment</h2>
      <p>
        Prices and limits are on the <a href="/#pricing">pricing list</a>. Paid plans begin with a{' '}
        {TRIAL_DAYS}-day free trial, renew automatically each month, and can be cancelled at any time with
        effect from the end of the month paid. If you change plans mid-month, you pay by the day.
      </p>
      <h2>Availability and liability</h2>
      <p>
        The service is offered as it is. No uptime is promised here; the{' '}
        <Link href="/status">status page</Link> shows what works at this moment. Whoever runs this
        installation answers for damage only as far as the law of their country requires, and names that law
        and their address when you <Link href="/contact">ask</Link>.
      </p>
      <h2>The software</h2>
      <p>The code is under the Apache License 2.0. You may run it yourself.</p>
    </Article>
  );
}
