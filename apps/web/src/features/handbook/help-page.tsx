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
        Something else? <Link href="/contact">Write to us</Link>.
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
          Next to the preview, in the review or in My Files choose <strong>Export…</strong> and the target{' '}
          <em>QuickBooks Online bank CSV, 3 columns</em>. Read what the check says of your file, and download
          it. On a paid plan <em>.QBO (Web Connect)</em> is the other way: QuickBooks knows its rows again
          when the same days are imported twice.
        </li>
        <li>
          In QuickBooks Online open <strong>Transactions</strong>, then <strong>Bank transactions</strong>,
          and choose <strong>Upload from file</strong> in the list next to the button that links an account.
        </li>
        <li>Choose the file and the bank account it belongs to.</li>
        <li>
          For a CSV, say that the first row holds headings, that the amounts stand in one column, and in which
          order the dates are written: the export dialog shows it under Dates. Point Date, Description and
          Amount at the columns of the same names.
        </li>
        <li>Compare the first rows with the statement, select all, and import.</li>
        <li>
          The rows wait under <strong>For review</strong>. Of a CSV QuickBooks does not find doubles for you:
          if a bank feed has brought some of these days already, exclude those rows there.
        </li>
      </ol>
      <p>
        QuickBooks takes about 1,000 rows and 350 KB in one CSV. A longer export comes as numbered parts in a
        ZIP: import them one after the other.
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
          Choose <strong>Export…</strong> and the target <em>QuickBooks Desktop IIF</em>. Give the account the
          name it has in your books, letter for letter; you can keep it for the next time. Download the file.
        </li>
        <li>
          In QuickBooks Desktop open <strong>File</strong>, <strong>Utilities</strong>,{' '}
          <strong>Import</strong>, <strong>IIF files</strong>, and choose the file. Importing the same file
          twice books everything twice.
        </li>
        <li>
          Or export <em>.QBO (Web Connect)</em> and choose <strong>Web Connect files</strong> in the same
          menu; QuickBooks asks for a bank it knows. Accountant and Enterprise editions also take rows by{' '}
          <strong>Accountant</strong>, <strong>Batch Enter Transactions</strong>: the target for it is the
          batch-enter paste.
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
        <strong>Proven</strong>: every movement is covered by a check that holds to the cent, such as opening
        balance plus movements equals closing balance. <strong>Unproven</strong>: the document prints too
        little to check all of it; compare the rows with the page before you import.{' '}
        <strong>Contradicted</strong>: a check fails. Open the review, go to the marked rows, and correct what
        was misread; the verdict follows each correction at once. Sometimes it is the statement that is wrong:
        then the difference shows by how much.
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
          <strong>Protected.</strong> Type the password your bank gave you. It is used for this one reading
          and stored nowhere.
        </li>
        <li>
          <strong>Damaged.</strong> Download the statement from your bank once more; a broken download is the
          usual cause.
        </li>
        <li>
          <strong>No transactions.</strong> Check that the PDF is a statement and not a letter or a summary.
        </li>
        <li>
          <strong>Too many pages.</strong> Choose the pages you need: the page picker opens by itself for a
          long document.
        </li>
        <li>
          <strong>Too large.</strong> Download a shorter period, or print some of its pages to a new PDF.
        </li>
      </ul>
      <p>A file that could not be read, or that holds nothing, does not count against your month.</p>
    </section>
  );
}

function Limits() {
  return (
    <section aria-labelledby="limits">
      <h2 id="limits">Limits</h2>
      <ul>
        <li>A PDF may have up to {MAX_PDF_BYTES / MEGABYTE} MB.</li>
        {plans.map(({ id }) => {
          const { name, maxPages, conversionsPerMonth } = planOf(id);
          return (
            <li key={id}>
              {name}: {maxPages} pages for each PDF,{' '}
              {conversionsPerMonth === null ? 'any number of' : conversionsPerMonth} conversions a month.
            </li>
          );
        })}
      </ul>
    </section>
  );
}
