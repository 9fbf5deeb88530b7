// node scripts/check-language.mjs [--accept]
// Looks for words this project has stopped using in names, comments, texts on screen and documentation, as part of `npm test`.
// Files written before the rule are listed with their count in language-exceptions.json: a count may only fall. --accept lowers it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const EXCEPTIONS = path.join(import.meta.dirname, 'language-exceptions.json');

/** A word or phrase to avoid, and what to write instead. */
const AVOIDED = {
  told: 'shown, printed, detected',
  tells: 'says, shows, prints, detects',
  papers: 'documents',
  moneys: 'currencies',
  parted: 'split, separated',
  abreast: 'side by side',
  anew: 'again',
  noughts: 'zeros',
  tongues: 'languages',
  deed: 'transaction',
  beside: 'next to',
  'the other way round': 'reversed',
  'goes on': 'continues',
  'bears out': 'confirms',
  'makes of': 'builds from',
};

/** Files of which every word is read. The words of statements in many languages are data, and drawn documents say what banks say. */
const READ = /\.(ts|tsx|mjs|md|html|css|sql)$/;
const NOT_READ =
  /^packages\/extraction\/src\/words\/languages\/|^corpus\/(layouts|fonts)\/|^benches\/(results|golden)\/|^scripts\/check-language\.mjs$/;

const pattern = new RegExp(
  `\\b(${Object.keys(AVOIDED).join('|').replaceAll(' ', '\\s+(?:\\*\\s+)?')})\\b`,
  'gi',
);

const found = new Map(
  trackedFiles()
    .filter((file) => READ.test(file) && !NOT_READ.test(file) && existsSync(path.join(root, file)))
    .map((file) => [file, avoidedIn(file)])
    .filter(([, words]) => words.length > 0),
);
const allowed = new Map(
  Object.entries(existsSync(EXCEPTIONS) ? JSON.parse(readFileSync(EXCEPTIONS, 'utf8')) : {}),
);

if (process.argv.includes('--accept')) accept();
else report();

function report() {
  const over = [...found].filter(([file, words]) => words.length > (allowed.get(file) ?? 0));
  for (const [file, words] of over) {
    console.error(`${file}: ${words.length} words to avoid, ${allowed.get(file) ?? 0} allowed`);
    for (const { line, word } of words)
      console.error(`  line ${line}: “${word}”, better: ${AVOIDED[word] ?? 'another word'}`);
  }
  const total = [...found.values()].reduce((sum, words) => sum + words.length, 0);
  console.log(
    `words to avoid: ${total} in ${found.size} files written before the rule, ${over.length} files over their count`,
  );
  if (over.length > 0) process.exit(1);
}

/** Writes the counts as they are now; a file may only have as many as before, and one without any none. */
function accept() {
  const isFirst = allowed.size === 0;
  const counts = [...found].flatMap(([file, { length }]) => {
    const count = isFirst ? length : Math.min(length, allowed.get(file) ?? 0);
    return count > 0 ? [[file, count]] : [];
  });
  writeFileSync(EXCEPTIONS, `${JSON.stringify(Object.fromEntries(counts.sort()), null, 2)}\n`);
}

function trackedFiles() {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '');
}

/** The words to avoid of a file, names like `toldBy` and `told-by` taken apart. */
function avoidedIn(file) {
  return readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      [...text.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').matchAll(pattern)].map(([word]) => ({
        line: index + 1,
        word: word.toLowerCase().replaceAll(/\s+/g, ' '),
      })),
    );
}
