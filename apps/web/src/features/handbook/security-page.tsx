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
          limits on memory and time. If a file exceeds them, only its process stops, and you see an error.
        </li>
        <li>
          <strong>Scripts in a PDF never run.</strong> The page you see in the review is only a picture.
        </li>
        <li>
          <strong>Files are encrypted where they are stored</strong>, each with its own key, wrapped by a
          master key.
        </li>
        <li>
          <strong>Every call checks the owner on the server</strong>, for visitors and account holders alike.
        </li>
        <li>
          <strong>Text from a document is made harmless</strong> before it goes into a CSV, so that a payee
          that looks like a formula never runs in your spreadsheet.
        </li>
        <li>
          <strong>Passwords are stored as scrypt hashes.</strong> Attempts are limited, and passwords known
          from leaks are refused.
        </li>
        <li>
          <strong>Logs contain no text from your documents.</strong>
        </li>
      </ul>
      <h2>What we don’t claim</h2>
      <p>
        No SOC 2 report, no ISO certificate, no "bank-grade" anything, no uptime figure. The operator of this
        installation sets up encryption in transit: look for https in your browser’s address bar.
      </p>
      <h2>Found a vulnerability?</h2>
      <p>
        Please report it through the <Link href="/contact">contact page</Link> before you publish it. Test
        with your own files only, and leave other people’s data alone.
      </p>
    </Article>
  );
}
