import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as launcher } from 'playwright-core';

const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Not the package's own flags: made for one page in one process, they end the browser with the first page that is closed. */
const FLAGS = ['--no-sandbox', '--font-render-hinting=none', '--disable-dev-shm-usage'];

/** Puts the Chromium npm brought into the temporary folder, where it is not there yet. Where it cannot be had, `openBrowser` looks for the system's. */
export async function unpackBrowser(): Promise<void> {
  await chromium.executablePath().catch(() => {});
}

/** A headless Chromium: the one npm brought, else the system's. The caller closes it. */
export async function openBrowser(): Promise<Browser> {
  try {
    return await launcher.launch({
      executablePath: await chromium.executablePath(),
      args: FLAGS,
      headless: true,
    });
  } catch (error) {
    const system = SYSTEM_CHROMIUM.find(existsSync);
    if (system === undefined) throw error;
    return await launcher.launch({ executablePath: system, args: FLAGS, headless: true });
  }
}
