import { exportFormatLabels, mainColumns } from '@tieout/contract';
import { Link } from 'wouter';
import { Article } from './article.tsx';

const FORMATS = ['qbo', 'qbd', 'generic'] as const;

/** /integrations: where the files go. */
export default function IntegrationsPage() {
  return (
    <Article title="Integrations" lead="Tieout writes files. Here is what each holds and where it goes.">
      <p>
        There is no link into your accounting software and none of its passwords is asked for: you import the
        file yourself, and see what goes in.
      </p>
      {FORMATS.map((format) => (
        <section key={format}>
          <h2>{exportFormatLabels[format]}</h2>
          <p>A CSV with the columns {mainColumns[format].map((column) => column.label).join(', ')}.</p>
        </section>
      ))}
      <p>
        Columns of your own can be added to any of them. The steps of an import are in the{' '}
        <Link href="/help">help</Link>. Programs can do all of it by the <Link href="/developers">API</Link>.
      </p>
    </Article>
  );
}
