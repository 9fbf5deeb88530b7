import { useQuery } from '@tanstack/react-query';
import { type ExportFormat, exportFormatSchema, type Preset } from '@tieout/contract';
import { Link } from 'wouter';
import { fetchPresets } from '../../api/exports.ts';
import { messageOf } from '../../api/message-of.ts';
import { Badge } from '../../ui/badge.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Article } from './article.tsx';

const GROUPS: Readonly<Record<ExportFormat, string>> = {
  qbo: 'QuickBooks Online',
  qbd: 'QuickBooks Desktop',
  generic: 'Spreadsheets and other programs',
};

/** /integrations: where the files go. */
export default function IntegrationsPage() {
  const presets = useQuery({ queryKey: ['presets'], queryFn: fetchPresets });
  return (
    <Article title="Integrations" lead="The files Tieout creates, and the software that imports them.">
      <p>
        Tieout does not connect to your accounting software and never asks for its password. You import the
        file yourself and see what goes in. Each file is checked against the rules of its target first.
      </p>
      {presets.isPending && <Spinner label="Loading the targets..." />}
      {presets.isError && <p role="alert">{messageOf(presets.error)}</p>}
      {presets.data &&
        exportFormatSchema.options.map((format) => (
          <Targets
            key={format}
            title={GROUPS[format]}
            presets={presets.data.presets.filter((preset) => preset.format === format)}
          />
        ))}
      <h2>Columns of your own</h2>
      <p>
        You can also choose the columns yourself: on the mapping page, map each field to an existing column or
        a new one. The import steps are in the <Link href="/help">help</Link>. Your own apps can use the{' '}
        <Link href="/developers">API</Link>.
      </p>
    </Article>
  );
}

function Targets({ title, presets }: { title: string; presets: readonly Preset[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {presets.map(({ id, label, hint, extension, isUnverified }) => (
          <li key={id}>
            <strong>{label}</strong> <Badge>{extension === 'csv' ? 'All plans' : 'Pro and Business'}</Badge>
            <br />
            {hint}
            {isUnverified && ' Its maker does not document the format. Try it with a few rows first.'}
          </li>
        ))}
      </ul>
    </>
  );
}
