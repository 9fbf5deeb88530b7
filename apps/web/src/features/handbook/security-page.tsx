import { Link } from 'wouter';
import { Article } from './article.tsx';

/** /security: what is done, and what is not claimed. */
export default function SecurityPage() {
  return (
    <Article title="Security" lead="How we keep your statements safe, and what we don’t claim.">
      <h2>What we do</h2>
      <ul>
        <li>
          <strong>Your PDFs are read in a separate process that handles no one else’s files</strong>, with
          limits on memory and time. If one runs away, that process ends, you see an error, and nothing else
          stops.
        </li>
        <li>
          <strong>Scripts in a PDF never run.</strong> The page you see in the review is drawn, not executed.
        </li>
        <li>
          <strong>Files are encrypted where they are stored</strong>, each with a key of its own, wrapped by a
          master key.
        </li>
        <li>
          <strong>Every call checks the owner on the server</strong>, for visitors as for accounts.
        </li>
        <li>
          <strong>Text from a document is made harmless</strong> before it goes into a CSV, so that a payee
          that looks like a formula is not one in your spreadsheet.
        </li>
        <li>
          <strong>Passwords are stored as scrypt hashes.</strong> Tries are limited, and passwords on lists of
          stolen ones are refused.
        </li>
        <li>
          <strong>Logs hold no text of your documents.</strong>
        </li>
      </ul>
      <h2>What we don’t claim</h2>
      <p>
        No SOC 2 report, no ISO certificate, no "bank-grade" anything, no uptime figure. Encryption on the way
        to this installation is up to whoever runs it: look for https in your browser's address bar.
      </p>
      <h2>Found a vulnerability?</h2>
      <p>
        Please tell us by the <Link href="/contact">contact page</Link> before you tell others. Use files of
        your own for testing, and take no data of anybody else.
      </p>
    </Article>
  );
}
