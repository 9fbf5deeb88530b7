import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ASSETS = fileURLToPath(new URL('../../../web/dist/assets', import.meta.url));

/** The style rule of the product's text face as the web app was built with it; empty where it is not built. */
export function builtFontRule(): string {
  const name = assetNames().find((file) => /^ibm-plex-sans-latin-wght-normal-.*\.woff2$/.test(file));
  if (name === undefined) return '';
  return `@font-face{font-family:"IBM Plex Sans";font-weight:100 700;font-display:swap;src:url(/assets/${name}) format("woff2")}`;
}

function assetNames(): readonly string[] {
  try {
    return readdirSync(ASSETS);
  } catch {
    return [];
  }
}
