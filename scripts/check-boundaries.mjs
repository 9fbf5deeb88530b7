// node scripts/check-boundaries.mjs [ROOT]
// Holds the arrows of ARCHITECTURE.md: which package may import which, which stage of the engine which, and how layers inside server and
// web may look at each other. Prints every import that breaks an arrow, and every circle of files, and exits 1; prints the
// number of files read otherwise.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(process.argv[2] ?? path.join(path.dirname(fileURLToPath(import.meta.url)), '..'));

const MAY_IMPORT = {
  'packages/records': [],
  'packages/extraction': ['records'],
  'packages/exports': ['records'],
  'packages/contract': ['records'],
  'apps/cli': ['contract', 'exports', 'extraction', 'records'],
  'apps/server': ['contract', 'exports', 'extraction', 'records'],
  'apps/web': ['contract', 'records'],
  corpus: ['records'],
  benches: ['contract', 'corpus', 'exports', 'extraction', 'records'],
  e2e: ['contract'],
};

const ENGINE = 'packages/extraction/src';

/**
 * The stages of the engine, folders of ENGINE, in the order of the work, and what each may import: only what stands above it. A folder
 * inside a stage is that stage's, unless it has a row of its own. Imports of types count.
 */
const STAGES = {
  limits: [],
  search: [],
  words: [],
  vocabulary: ['words'],
  values: ['vocabulary'],
  read: ['limits', 'values'],
  lines: ['values', 'read'],
  'ocr/networks': [],
  'ocr/picture': ['limits', 'values', 'read', 'ocr/networks'],
  'ocr/strips': ['vocabulary', 'values', 'read', 'ocr/networks', 'ocr/picture'],
  'ocr/mend': ['values', 'vocabulary', 'read', 'lines', 'ocr/networks'],
  ocr: ['limits', 'read', 'ocr/networks', 'ocr/picture', 'ocr/strips', 'ocr/mend'],
  tables: ['words', 'vocabulary', 'values', 'read', 'lines'],
  roles: ['words', 'vocabulary', 'values', 'read', 'lines', 'tables'],
  classify: ['words', 'vocabulary', 'values', 'read', 'lines', 'tables'],
  claims: ['words', 'vocabulary', 'values', 'read', 'lines', 'tables', 'roles'],
  checks: ['values', 'lines'],
  'interpret/items': ['words', 'vocabulary', 'values', 'lines', 'tables', 'roles', 'claims'],
  'interpret/rows': ['words', 'vocabulary', 'values', 'read', 'lines', 'tables', 'roles', 'interpret/items'],
  interpret: [
    ...['search', 'vocabulary', 'values', 'read', 'lines', 'tables', 'roles', 'classify', 'checks'],
    ...['interpret/items', 'interpret/rows'],
  ],
  verify: [
    ...['vocabulary', 'values', 'read', 'lines', 'tables', 'roles', 'classify', 'checks'],
    ...['interpret/items', 'interpret/rows', 'interpret'],
  ],
  statement: [
    ...['search', 'vocabulary', 'values', 'read', 'lines', 'tables', 'roles', 'classify', 'checks'],
    ...['interpret/items', 'interpret/rows', 'interpret', 'verify'],
  ],
  repair: ['values', 'read', 'lines', 'checks', 'statement'],
  'invoice/words': [],
  'invoice/vocabulary': ['vocabulary', 'invoice/words'],
  'invoice/rows': ['vocabulary', 'values', 'read', 'lines', 'invoice/words', 'invoice/vocabulary'],
  'invoice/parties': ['vocabulary', 'values', 'lines', 'invoice/vocabulary', 'invoice/rows'],
  'invoice/items': [
    ...['vocabulary', 'values', 'read', 'lines', 'invoice/words', 'invoice/vocabulary', 'invoice/rows'],
  ],
  'invoice/electronic': ['vocabulary', 'values', 'read', 'lines'],
  invoice: [
    ...['vocabulary', 'values', 'read', 'lines', 'classify', 'checks', 'invoice/words'],
    ...['invoice/vocabulary', 'invoice/rows', 'invoice/parties', 'invoice/items', 'invoice/electronic'],
  ],
  document: [
    ...['limits', 'vocabulary', 'values', 'read', 'lines', 'tables', 'classify', 'statement', 'repair'],
    ...['invoice/words', 'invoice/vocabulary', 'invoice/rows', 'invoice'],
  ],
  file: [
    'limits',
    'read',
    'lines',
    'ocr/picture',
    'ocr',
    'repair',
    'invoice/electronic',
    'invoice',
    'document',
  ],
  explain: [
    ...['limits', 'search', 'values', 'read', 'lines', 'roles', 'checks', 'interpret/rows', 'interpret'],
    ...['statement', 'document', 'file'],
  ],
  'index.ts': ['limits', 'read', 'ocr/picture', 'verify', 'invoice', 'file', 'explain'],
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
/** What each source file imports from its own package. */
const ownImports = new Map();

for (const [unit, allowed] of Object.entries(MAY_IMPORT)) {
  for (const file of sourceFiles(path.join(root, unit))) {
    fileCount++;
    checkFile(unit, allowed, file);
  }
}

checkOrderOfStages();
for (const circle of circlesAmong(ownImports)) problems.push(`${circle.join(' -> ')}: a circle of files`);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`boundaries hold in ${fileCount} files`);

function checkFile(unit, allowed, file) {
  const name = path.relative(root, file).split(path.sep).join('/');
  const isTest = name.includes('/test/');
  if (name.startsWith(`${unit}/src/`)) ownImports.set(name, []);
  if (name.startsWith(`${ENGINE}/`) && stageOf(name) === undefined)
    problems.push(`${name}: is in no stage of the engine`);
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
      if (!name.startsWith(home) && !isTest && !['benches', 'corpus'].includes(unit))
        complain(`its one home is ${home}`);
      else if (only && !only.test(name)) complain('only a store or the platform speaks SQL');
    }
    if (specifier.startsWith('.')) checkRelative(unit, name, specifier, complain);
  }
}

function checkRelative(unit, name, specifier, complain) {
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(name), specifier));
  if (!target.startsWith(`${unit}/`)) return complain('leaves its package');
  ownImports.get(name)?.push(target);
  if (name.startsWith(`${ENGINE}/`)) checkStages(stageOf(name), stageOf(target), complain);
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

function checkStages(from, to, complain) {
  if (from === undefined || to === undefined || from === to || STAGES[from].includes(to)) return;
  complain(`${from} may import only ${STAGES[from].join(', ') || 'nothing'}`);
}

/** The stage whose folder, or file, a file of the engine is in: the innermost that has a row. */
function stageOf(name) {
  const inEngine = name.slice(ENGINE.length + 1);
  return Object.keys(STAGES)
    .filter((stage) => inEngine === stage || inEngine.startsWith(`${stage}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/** A row that names a stage below it could close a circle of stages. */
function checkOrderOfStages() {
  const order = Object.keys(STAGES);
  order.forEach((stage, index) => {
    for (const other of STAGES[stage])
      if (!order.slice(0, index).includes(other))
        problems.push(`${stage}: its row names ${other}, which stands not above it`);
  });
}

/** Circles of imports, one for each import that closes one: the files from the one it leads back to. */
function circlesAmong(imports) {
  const circles = [];
  const done = new Set();
  const way = [];
  const follow = (file) => {
    if (way.includes(file)) return circles.push([...way.slice(way.indexOf(file)), file]);
    if (done.has(file)) return;
    way.push(file);
    for (const target of imports.get(file) ?? []) follow(target);
    way.pop();
    done.add(file);
  };
  for (const file of imports.keys()) follow(file);
  return circles;
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
