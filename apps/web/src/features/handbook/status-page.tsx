import { useQuery } from '@tanstack/react-query';
import { paths } from '@tieout/contract';
import { z } from 'zod';
import { callJson } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';

type Probe = { readonly works: boolean; readonly words: string };

const PROBES = [
  { name: 'The service responds', path: paths.health },
  { name: 'Database, file storage and other dependencies', path: paths.ready },
] as const;

/** /status: what works at this moment, asked just now. */
export default function StatusPage() {
  return (
    <Page title="Status" lead="Checked just now, when you opened this page. We don’t keep a history.">
      <ul className="sheet max-w-2xl">
        {PROBES.map((probe) => (
          <ProbeLine key={probe.path} {...probe} />
        ))}
      </ul>
    </Page>
  );
}

function ProbeLine({ name, path }: { name: string; path: string }) {
  const probe = useQuery({ queryKey: ['status', path], queryFn: () => ask(path), staleTime: 0, gcTime: 0 });
  return (
    <li className="flex flex-col items-start justify-between gap-3 border-b border-rule px-4 py-4 last:border-0 sm:flex-row sm:items-center">
      <div>
        <p className="font-medium">{name}</p>
        <p role="status" className="text-sm text-ink-soft">
          {probe.data?.words ?? 'Asking...'}
        </p>
      </div>
      <span className="flex items-center gap-3">
        {probe.data && (
          <Badge tone={probe.data.works ? 'proven' : 'contradicted'}>
            {probe.data.works ? 'Works' : 'Trouble'}
          </Badge>
        )}
        <Button size="sm" onClick={() => probe.refetch()} aria-label={`Check again: ${name}`}>
          Check again
        </Button>
      </span>
    </li>
  );
}

async function ask(path: string): Promise<Probe> {
  const started = performance.now();
  try {
    await callJson(z.unknown(), path);
    return { works: true, words: `Answered in ${Math.round(performance.now() - started)} ms` };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { works: false, words: error.message };
  }
}
