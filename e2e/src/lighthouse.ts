// Lighthouse, as on a phone, of the landing page, the blog, a post and a review: `node e2e/src/lighthouse.ts [runs] [page…]`. Prints the median of each category.
// Lighthouse is fetched by npx for this command alone: nothing of the product or its tests needs it.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import chromium from '@sparticuz/chromium';
import { paths } from '@tieout/contract';
import { adminEnvironment, adminToken } from './admin-state.ts';
import { type RunningServer, startServer } from './start-server.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-dev-shm-usage --disable-gpu';
const SAMPLE = new URL('../../apps/web/public/sample-statement.pdf', import.meta.url);
const MOST_DETAILS = 600;
const OUTPUT_BYTES_MAX = 64 * 1024 * 1024;

type Target = {
  readonly path: string;
  readonly cookie?: string;
  /** Audits that ask for the opposite of what is meant. */
  readonly skipped?: string;
};
type Report = {
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly score: number;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly numericValue?: number;
        readonly score: number | null;
        readonly title: string;
        readonly details?: unknown;
      }
    >
  >;
  readonly environment: { readonly benchmarkIndex: number };
};

const run = promisify(execFile);
const [runs = '3', ...wanted] = process.argv.slice(2);
const chromePath = await chromium.executablePath();
const server = await startServer(adminEnvironment);
try {
  for (const [name, target] of Object.entries(await targets(server))) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const reports: Report[] = [];
    for (let at = 0; at < Number(runs); at++) reports.push(await measure(target));
    console.log(`${name.padEnd(8)} ${summary(reports)}`);
    for (const failed of failedAudits(reports)) console.log(`         ${failed}`);
  }
} finally {
  await server.stop();
}

async function targets({ origin, dataDir }: RunningServer): Promise<Record<string, Target>> {
  const form = new FormData();
  form.append('pdf', new Blob([await readFile(SAMPLE)], { type: 'application/pdf' }), 'sample-statement.pdf');
  const uploaded = await fetch(origin + paths.upload, { method: 'POST', body: form });
  const { fileId } = (await uploaded.json()) as { fileId: string };
  const cookie = uploaded.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const slug = await publishedPost(origin, await adminToken({ origin, dataDir }));
  return {
    landing: { path: '/' },
    blog: { path: '/blog' },
    post: { path: `/blog/${slug}` },
    // Somebody's document is kept out of search engines.
    review: { path: `/files/${fileId}/review`, cookie, skipped: 'is-crawlable' },
  };
}

async function publishedPost(origin: string, token: string): Promise<string> {
  const send = async (method: string, path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(origin + path, { method, headers, body: JSON.stringify(body) });
    return (await response.json()) as { id: string; slug: string };
  };
  const text = 'A statement prints where the account started and where it ended. The two must agree. ';
  const table = '| Line | Amount |\n|--|--|\n| Opening balance | 1,000.00 |\n| Transactions | 2,062.65 |';
  const sections = Array.from({ length: 8 }, (_, at) => `## Part ${at + 1}\n\n${text.repeat(5)}\n\n${table}`);
  const { id, slug } = await send('POST', paths.adminBlog, {
    title: 'Why a statement must tie out',
    slug: 'why-a-statement-must-tie-out',
    excerpt: 'Opening balance plus transactions equals closing balance.',
    content: sections.join('\n\n'),
  });
  await send('PATCH', `${paths.adminBlog}/${id}`, { isPublished: true });
  return slug;
}

async function measure({ path, cookie, skipped }: Target): Promise<Report> {
  const options = [
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${CHROME_FLAGS}`,
    ...(cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`]),
    ...(skipped === undefined ? [] : [`--skip-audits=${skipped}`]),
  ];
  const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, server.origin + path, ...options], {
    env: { ...process.env, CHROME_PATH: chromePath },
    maxBuffer: OUTPUT_BYTES_MAX,
  });
  return JSON.parse(stdout);
}

/** The audits that failed outright in the last report and count, with what they found. */
function failedAudits(reports: readonly Report[]): string[] {
  const last = reports.at(-1);
  if (last === undefined) return [];
  const counted = Object.values(last.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  return counted.flatMap((id) => {
    const audit = last.audits[id];
    if (audit?.score !== 0) return [];
    return [`${id}: ${audit.title}: ${JSON.stringify(audit.details ?? {}).slice(0, MOST_DETAILS)}`];
  });
}

function summary(reports: readonly Report[]): string {
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
  const scores = CATEGORIES.map((name) => {
    const score = median(reports.map(({ categories }) => categories[name]?.score ?? 0));
    return `${name} ${Math.round(score * 100)}`;
  });
  const times = Object.entries(TIMES).map(([name, audit]) => {
    const value = median(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0));
    return name === 'CLS' ? `${name} ${value.toFixed(3)}` : `${name} ${Math.round(value)} ms`;
  });
  const bench = median(reports.map(({ environment }) => environment.benchmarkIndex));
  return `${scores.join(', ')}; ${times.join(', ')}; machine ${Math.round(bench)}, ${reports.length} runs`;
}
