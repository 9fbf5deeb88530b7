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
        import. It shows what it could prove and what it could not. It does not give accounting, tax or legal
        advice, and it knows only what the document prints. Check what you import.
      </p>
      <h2>Your files</h2>
      <p>
        They remain yours. Upload only documents you are allowed to use. Files are deleted on a schedule (see{' '}
        <Link href="/privacy">Privacy</Link>), so keep your own copies.
      </p>
      <h2>Fair use</h2>
      <p>
        Do not try to access other people’s files, to get around your plan’s limits, or to overload the
        service. We can suspend accounts that do.
      </p>
      <h2>Plans and payment</h2>
      <p>
        Prices and limits are in the <a href="/#pricing">price list</a>. Paid plans start with a {TRIAL_DAYS}
        -day free trial and renew automatically each month. You can cancel at any time; the plan then ends
        with the month you paid for. If you change plans mid-month, you pay by the day.
      </p>
      <h2>Availability and liability</h2>
      <p>
        The service is offered as is. We don’t promise any uptime; the <Link href="/status">status page</Link>{' '}
        shows what works right now. The operator of this installation is liable only as far as the law of
        their country requires. They give you that law and their address when you{' '}
        <Link href="/contact">ask</Link>.
      </p>
      <h2>The software</h2>
      <p>The code is licensed under the Apache License 2.0. You can run it yourself.</p>
    </Article>
  );
}
