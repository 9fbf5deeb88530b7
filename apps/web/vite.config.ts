import {
  createReadStream,
  existsSync,
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

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    react(),
    tailwind(),
    measuredAccuracy(),
    preloadTextFont(),
    scriptsAfterText(),
    pdfResources(),
    compressedCopies(),
    prerenderedHome(),
  ],
  build: {
    ...{ outDir: 'dist', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
    // Every browser the build is for preloads modules by itself.
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: api, changeOrigin: false } } },
});

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

/** Writes the landing page as HTML to home.html, which the server sends to visitors: they read it before the app runs. */
function prerenderedHome(): Plugin {
  return {
    name: 'prerendered-home',
    apply: 'build',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const outDir = mkdtempSync(path.join(tmpdir(), 'tieout-home-'));
      try {
        await build({
          ...{ configFile: false, logLevel: 'warn', root: import.meta.dirname },
          plugins: [react(), measuredAccuracy()],
          ssr: { noExternal: true },
          build: { ssr: 'src/prerender-home.tsx', outDir, emptyOutDir: true, target: 'es2023' },
        });
        const { homeHtml } = await import(pathToFileURL(path.join(outDir, 'prerender-home.js')).href);
        writeFileSync(path.join(dir, 'home.html'), await homeHtml());
      } finally {
        rmSync(outDir, { recursive: true, force: true });
      }
    },
  };
}
