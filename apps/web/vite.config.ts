import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin } from 'vite';
import { measuredAccuracy } from './measured-accuracy.ts';

/** Lazy pages whose code the server names, by the last part of their address. */
const PAGE_CODE = { review: ['features/review/review-page.tsx', 'app/queries.tsx'] };

/** Code that most pages of the work share, by the file it is built into: parts of the modules' addresses. */
const SHARED_CODE = {
  queries: ['@tanstack/query-core/', '@tanstack/react-query/', 'web/src/app/queries.tsx'],
  dialogs: [
    ...['primitive/', 'react-collection/', 'react-compose-refs/', 'react-context/', 'react-dialog/'].map(
      radix,
    ),
    ...['react-direction/', 'react-dismissable-layer/', 'react-focus-guards/', 'react-focus-scope/'].map(
      radix,
    ),
    ...['react-id/', 'react-portal/', 'react-presence/', 'react-primitive/', 'react-roving-focus/'].map(
      radix,
    ),
    ...['react-slot/', 'react-tabs/', 'react-use-'].map(radix),
    ...['aria-hidden/', 'get-nonce/', 'react-remove-scroll/', 'react-remove-scroll-bar/', 'tslib/'],
    ...['react-style-singleton/', 'use-callback-ref/', 'use-sidecar/'],
    ...['dialog.tsx', 'field.tsx', 'password-form.tsx', 'tabs.tsx'].map(ui),
  ],
  reading: [
    ...['contract/src/paths.ts', 'contract/src/problems.ts', 'records/src/calendar-date.ts'],
    ...['records/src/finding-message.ts', 'records/src/findings.ts', 'records/src/reading.ts'],
    ...['call.ts', 'changes-under-way.ts', 'downloads.ts', 'local-findings.ts', 'message-of.ts'].map(api),
    api('review.ts'),
    ...['document-nav.tsx', 'draw-page.ts', 'export-button.tsx', 'finding-list.tsx'].map(ui),
    ...['invoice-proof.tsx', 'page-picture.tsx', 'sum-before-rounding.ts'].map(ui),
  ],
};

const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    measuredAccuracy(),
    preloadTextFont(),
    scriptsAfterText(),
    pdfResources(),
    pdfInShortTurns(),
    compressedCopies(),
    codeOfPages(),
    prerenderedPages(),
  ],
  build: {
    ...{ outDir: 'dist', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
    // Every browser the build is for preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: codeGroups() } },
    },
  },
  server: { proxy: { '/api': { target: apiOrigin, changeOrigin: false } } },
});

/** A page is asked for in few files: each one costs the reader's processor as much as some kilobytes of code. */
function codeGroups() {
  const shared = Object.entries(SHARED_CODE).map(([name, parts]) => {
    const addresses = parts.map((part) => `/${part}`);
    return { name, test: (id: string) => addresses.some((part) => id.includes(part)), priority: 1 };
  });
  return [{ name: 'app', tags: ['$initial' as const], priority: 2 }, ...shared];
}

function radix(name: string): string {
  return `@radix-ui/${name}`;
}

function ui(name: string): string {
  return `web/src/ui/${name}`;
}

function api(name: string): string {
  return `web/src/api/${name}`;
}

/** The text face is asked for with the page, not after the style sheet has been read, so that text does not change its shape. */
function preloadTextFont(): Plugin {
  return {
    name: 'preload-text-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => /plex-sans-latin-wght-normal.*\.woff2$/.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** The page comes as HTML that can be read before the app runs: on a slow line, its style and face come before the scripts. */
function scriptsAfterText(): Plugin {
  return {
    name: 'scripts-after-text',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"'),
    },
  };
}

/** Fonts, character maps and decoders that the PDF view asks for by name, laid under /pdfjs/. */
function pdfResources(): Plugin {
  const home = path.dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
  const folders = ['standard_fonts', 'cmaps', 'wasm'];
  return {
    name: 'pdf-resources',
    generateBundle() {
      for (const folder of folders)
        for (const name of readdirSync(path.join(home, folder)))
          this.emitFile({
            type: 'asset',
            fileName: `pdfjs/${folder}/${name}`,
            source: readFileSync(path.join(home, folder, name)),
          });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use('/pdfjs', (request, response, next) => {
        const file = path.join(home, path.normalize(request.url ?? '/'));
        if (!folders.some((folder) => file.startsWith(path.join(home, folder))) || !existsSync(file))
          return next();
        createReadStream(file).pipe(response);
      });
    },
  };
}

/** pdf.js draws a page for 15 ms at a time, and the browser then lays out and paints: on a phone that holds up the reader. */
function pdfInShortTurns(): Plugin {
  const turn = 'const EXECUTION_TIME = 15;';
  return {
    name: 'pdf-in-short-turns',
    apply: 'build',
    transform: {
      filter: { id: /pdfjs-dist[\\/]build[\\/]pdf\.mjs/ },
      handler: (code) => {
        if (!code.includes(turn)) throw new Error(`pdf.js has no "${turn}" any more`);
        return { code: code.replace(turn, 'const EXECUTION_TIME = 5;'), map: null };
      },
    },
  };
}

/** Lays a Brotli and a gzip copy next to every file worth compressing, so that the server need not compress on each request. */
function compressedCopies(): Plugin {
  const isWorthIt = (name: string) => /\.(js|mjs|css|html)$/.test(name);
  return {
    name: 'compressed-copies',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (dir === undefined) return;
      for (const name of Object.keys(bundle).filter(isWorthIt)) {
        const bytes = readFileSync(path.join(dir, name));
        writeFileSync(path.join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }));
        writeFileSync(path.join(dir, `${name}.br`), brotliCompressSync(bytes));
      }
    },
  };
}

/** Writes which files hold the code of a lazy page, so that the server names them in the page: the browser then asks for all of them at once. */
function codeOfPages(): Plugin {
  return {
    name: 'code-of-pages',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const withImports = (names: readonly string[], found = new Set<string>()): Set<string> => {
        for (const name of names) {
          const chunk = bundle[name];
          if (found.has(name) || chunk?.type !== 'chunk' || chunk.isEntry) continue;
          found.add(name);
          withImports(chunk.imports, found);
        }
        return found;
      };
      const files = (module: string) =>
        chunks
          .filter(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}`))
          .map(({ fileName }) => fileName);
      const entry = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ imports }) => imports));
      const code = Object.entries(PAGE_CODE).map(([page, modules]) => [
        page,
        [...withImports(modules.flatMap(files))].filter((name) => !entry.has(name)).map((name) => `/${name}`),
      ]);
      this.emitFile({
        type: 'asset',
        fileName: 'pages/code.json',
        source: JSON.stringify(Object.fromEntries(code)),
      });
    },
  };
}

/** Writes the pages that visitors read before the app runs, or without it, as HTML that the server sends. */
function prerenderedPages(): Plugin {
  return {
    name: 'prerendered-pages',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const outDir = mkdtempSync(path.join(tmpdir(), 'tieout-pages-'));
      try {
        await build({
          ...{ configFile: false, logLevel: 'warn', root: import.meta.dirname },
          plugins: [react(), measuredAccuracy()],
          ssr: { noExternal: true },
          build: { ssr: 'src/prerender-pages.tsx', outDir, emptyOutDir: true, target: 'es2023' },
        });
        const built = await import(pathToFileURL(path.join(outDir, 'prerender-pages.js')).href);
        const pages: Record<string, string> = await built.prerenderedPages();
        mkdirSync(path.join(dir, 'pages'), { recursive: true });
        for (const [name, html] of Object.entries(pages)) writeFileSync(path.join(dir, 'pages', name), html);
      } finally {
        rmSync(outDir, { recursive: true, force: true });
      }
    },
  };
}
