import { MAX_PDF_BYTES, planOf, plans } from '@tieout/contract';
import { Link } from 'wouter';
import { Article } from './article.tsx';

const MEGABYTE = 1024 * 1024;

/** /help: importing into QuickBooks step by step, and what to do when something does not work. */
export default function HelpPage() {
  return (
    <Article
      title="Help"
      lead="How to get from a PDF to your books, and what to do when something goes wrong."
    >
      <nav aria-label="On this page">
        <ul>
          <li>
            <a href="#quickbooks-online">Import into QuickBooks Online</a>
          </li>
          <li>
            <a href="#quickbooks-desktop">Import into QuickBooks Desktop</a>
          </li>
          <li>
            <a href="#verdicts">What the verdicts mean</a>
          </li>
          <li>
            <a href="#refusals">When a file is rejected</a>
          </li>
          <li>
            <a href="#limits">Limits</a>
          </li>
        </ul>
      </nav>
      <QuickBooksOnline />
      <QuickBooksDesktop />
      <Verdicts />
      <Refusals />
      <Limits />
      <p>
        Still stuck? <Link href="/contact">Contact us</Link>.
      </p>
    </Article>
  );
}

function QuickBooksOnline() {
  return (
    <section aria-labelledby="quickbooks-online">
      <h2 id="quickbooks-online">Import into QuickBooks Online</h2>
      <ol>
        <li>
          In the preview, the review or My Files, choose <strong>Export…</strong> and the target{' '}
          <em>QuickBooks Online bank CSV, 3 columns</em>. Read the check before download, then download the
          file. On a paid plan you can choose <em>.QBO (Web Connect)</em> instead: QuickBooks then recognizes
          transactions it already has.
        </li>
        <li>
          In QuickBooks Online, open <strong>Transactions</strong>, then <strong>Bank transactions</strong>.
          Choose <strong>Upload from file</strong> from the menu next to <strong>Link account</strong>.
        </li>
        <li>Choose the file and the bank account it belongs to.</li>
        <li>
          For a CSV, say that the first row has headings and that amounts are in one column. Choose the date
          format shown under Dates in the export dialog. Match Date, Description and Amount with the columns
          of the same names.
        </li>
        <li>Compare the first rows with the statement, select all rows, and import them.</li>
        <li>
          The transactions are now under <strong>For review</strong>. QuickBooks does not find duplicates in a
          CSV. If a bank feed already covers some of these days, exclude those rows there.
        </li>
      </ol>
      <p>
        QuickBooks accepts about 1,000 rows and 350 KB in one CSV. A longer export is a ZIP of numbered files.
        Import them in order.
      </p>
    </section>
  );
}

function QuickBooksDesktop() {
  return (
    <section aria-labelledby="quickbooks-desktop">
      <h2 id="quickbooks-desktop">Import into QuickBooks Desktop</h2>
      <ol>
        <li>
          Back up your company file first: <strong>File</strong>, <strong>Back Up Company</strong>. An import
          cannot be undone as a whole.
        </li>
        <li>
          Choose <strong>Export…</strong> and the target <em>QuickBooks Desktop IIF</em>. Enter the account’s
          name exactly as it is in your books; it can be remembered for next time. Download the file.
        </li>
        <li>
          In QuickBooks Desktop, open <strong>File</strong>, <strong>Utilities</strong>,{' '}
          <strong>Import</strong>, <strong>IIF files</strong>, and choose the file. Import each file only
          once: a second import books everything again.
        </li>
        <li>
          Or export <em>.QBO (Web Connect)</em> and choose <strong>Web Connect files</strong> in the same
          menu. QuickBooks needs a bank it knows for this. In the Accountant and Enterprise editions you can
          also paste rows under <strong>Accountant</strong>, <strong>Batch Enter Transactions</strong>. The
          export target for that is the batch-enter paste.
        </li>
        <li>Compare the register's new balance with the closing balance of the statement.</li>
      </ol>
    </section>
  );
}

function Verdicts() {
  return (
    <section aria-labelledby="verdicts">
      <h2 id="verdicts">What the verdicts mean</h2>
      <p>
        <strong>Proven</strong>: every transaction is checked, to the cent. For example, opening balance plus
        transactions equals closing balance. <strong>Unproven</strong>: the document prints too little to
        check every transaction, or leaves a doubt, such as the order of day and month. Work through the
        findings and compare the rows with the page before you import them. <strong>Contradicted</strong>: a
        check fails. Open the review, go to the marked rows and correct what was misread. The verdict updates
        with each correction. Sometimes the statement itself is wrong; the difference shows by how much.
      </p>
    </section>
  );
}

function Refusals() {
  return (
    <section aria-labelledby="refusals">
      <h2 id="refusals">When a file is rejected</h2>
      <ul>
        <li>
          <strong>Protected.</strong> Enter the password your bank gave you. It is used once, to read this
          file, then erased.
        </li>
        <li>
          <strong>Damaged.</strong> Download the statement from your bank again. The usual cause is an
          incomplete download.
        </li>
        <li>
          <strong>No transactions.</strong> Check that the PDF is a statement, not a letter or a summary.
        </li>
        <li>
          <strong>Too many pages.</strong> Choose the pages you need. For a long document, the page picker
          opens automatically.
        </li>
        <li>
          <strong>Too large.</strong> Download a shorter period, or print some of its pages to a new PDF.
        </li>
      </ul>
      <p>A file that can’t be read, or that has no transactions, does not count toward your monthly limit.</p>
    </section>
  );
}

function Limits() {
  return (
    <section aria-labelledby="limits">
      <h2 id="limits">Limits</h2>
      <ul>
        <li>A PDF can have up to {MAX_PDF_BYTES / MEGABYTE} MB.</li>
        {plans.map(({ id }) => {
          const { name, maxPages, conversionsPerMonth } = planOf(id);
          return (
            <li key={id}>
              {name}: {maxPages} pages per PDF,{' '}
              {conversionsPerMonth === null ? 'unlimited' : conversionsPerMonth} conversions a month.
            </li>
          );
        })}
      </ul>
    </section>
  );
}
