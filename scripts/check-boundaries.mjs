// Holds the arrows of ARCHITECTURE.md: which package may import which, and how layers inside server and web may look at each other.
// Prints every import that breaks an arrow and exits 1; prints the number of files read otherwise.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const MAY_IMPORT = {
  'packages/records': [],
  'packages/extraction': ['records'],
  'packages/exports': ['records'],
  'packages/contract': ['records'],
  'apps/cli': ['contract', 'exports', 'extraction', 'records'],
  'apps/server': ['contract', 'exports', 'extraction', 'records'],
  'apps/web': ['contract', 'records'],
  benches: ['contract', 'exports', 'extraction', 'records'],
  e2e: ['contract'],
};

/** Heavy libraries and the one folder each may be imported in. */
const HOMES = [
  { library: /^@embedpdf\/pdfium/, home: 'packages/extraction/src/read/' },
  { library: /^onnxruntime-node|^@gutenye\/ocr-models|^sharp$/, home: 'packages/extraction/src/ocr/' },
  { library: /^@aws-sdk\//, home: 'apps/server/src/platform/files/' },
  {
    library: /^(pg|pg-boss|drizzle-orm|@electric-sql\/.*)(\/|$)/,
    home: 'apps/server/',
    only: /\/(platform|test)\/|\/store[^/]*\.ts$|\/[^/]*-store\.ts$/,
  },
  { library: /^koffi$/, home: 'apps/server/src/platform/extraction/sandbox/' },
  { library: /^stripe$/, home: 'apps/server/src/platform/payments/stripe/' },
  { library: /^@stripe\//, home: 'apps/web/src/features/subscribe/' },
  { library: /^(react|react-dom|wouter|@tanstack\/.*)(\/|$)/, home: 'apps/web/' },
];

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'"]*?\sfrom\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

const problems = [];
let fileCount = 0;

for (const [unit, allowed] of Object.entries(MAY_IMPORT)) {
  for (const file of sourceFiles(path.join(root, unit))) {
    fileCount++;
    checkFile(unit, allowed, file);
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`boundaries hold in ${fileCount} files`);

function checkFile(unit, allowed, file) {
  const name = path.relative(root, file).split(path.sep).join('/');
  const isTest = name.includes('/test/');
  for (const specifier of importsOf(file)) {
    const complain = (why) => problems.push(`${name}: imports ${specifier}: ${why}`);
    const sibling = /^@tieout\/([^/]+)(\/.*)?$/.exec(specifier);
    if (sibling) {
      if (!allowed.includes(sibling[1]) && !isTest)
        complain(`${unit} may import only ${allowed.join(', ') || 'nothing'}`);
      if (sibling[2]) complain('other packages only by their name');
    }
    for (const { library, home, only } of HOMES) {
      if (!library.test(specifier)) continue;
      if (!name.startsWith(home) && !isTest && unit !== 'benches') complain(`its one home is ${home}`);
      else if (only && !only.test(name)) complain('only a store or the platform speaks SQL');
    }
    if (specifier.startsWith('.')) checkRelative(unit, name, specifier, complain);
  }
}

function checkRelative(unit, name, specifier, complain) {
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(name), specifier));
  if (!target.startsWith(`${unit}/`)) return complain('leaves its package');
  const from = layerOf(name);
  const to = layerOf(target);
  if (unit === 'apps/web') {
    if (from.kind === 'features' && to.kind === 'features' && from.feature !== to.feature)
      complain('a feature never imports another');
    if (['ui', 'api'].includes(from.kind) && ['features', 'app'].includes(to.kind))
      complain('ui and api know no feature');
    if (from.kind === 'features' && to.kind === 'app') complain('a feature does not know the app');
  }
  if (unit === 'apps/server') {
    if (from.kind === 'platform' && to.kind === 'features') complain('the platform knows no feature');
    if (/store\.ts$/.test(name) && /routes\.ts$/.test(target))
      complain('routes -> rules -> store, never back');
  }
}

function layerOf(name) {
  const match = /\/src\/([^/]+)\/([^/]+)/.exec(name);
  return { kind: match?.[1] ?? '', feature: match?.[2] ?? '' };
}

function importsOf(file) {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(importPattern)].map((match) => match[1] ?? match[2]);
}

function sourceFiles(folder) {
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist'].includes(entry.name)) return [];
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(full);
    return /\.(ts|tsx|mts|mjs)$/.test(entry.name) ? [full] : [];
  });
}
