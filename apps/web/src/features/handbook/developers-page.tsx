import { paths } from '@tieout/contract';
import { Article } from './article.tsx';

const CURL = `curl -F pdf=@statement.pdf ${location.origin}${paths.upload}`;

/** /developers: the API in short, with the way to its full description. */
export default function DevelopersPage() {
  return (
    <Article title="API" lead="Whatever you can do with files on screen, your code can do through the API.">
      <p>
        Send a PDF and wait for the rows, or add <code>Prefer: respond-async</code> and follow the events of
        the file.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <pre tabIndex={0} className="sheet overflow-x-auto p-4 text-sm">
        <code>{CURL}</code>
      </pre>
      <p>
        The response has <code>fileId</code>, <code>extractedData</code> (the rows, each a flat record of
        strings) and <code>extraction</code> (accounts, balances, verdicts, findings, and each row’s position
        on the page).
      </p>
      <p>
        Each finding has a stable <code>code</code> and <code>parameters</code> for programs, such as the
        reason or the amounts, and a <code>message</code> for people. <code>oldCode</code> is its code before{' '}
        <code>schemaVersion</code> 2; it will be removed in the next release.
      </p>
      <p>
        Every error has the same shape: <code>code</code> for programs, <code>message</code> for people.
      </p>
      <p>
        An API key has scopes: <code>read</code> sees files and rows, <code>convert</code> uploads and
        corrects, <code>export</code> creates and downloads export files. No key has access to the account or
        its payments.
      </p>
      <h2>Full description</h2>
      <p>
        <a href={paths.docs}>API reference</a>, also as OpenAPI 3.1:{' '}
        <a href={paths.openApi}>{paths.openApi}</a>
      </p>
    </Article>
  );
}
