import { mkdirSync } from 'node:fs';
import { openBrowser } from './src/open-browser.ts';

const [, , url = '/', name = 'landing', action = ''] = process.argv;
mkdirSync('/tmp/webmock/shots', { recursive: true });
const browser = await openBrowser();
for (const width of [390, 1440])
  for (const scheme of (process.env.SCHEMES ?? 'light,dark').split(',') as ('light' | 'dark')[]) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.on('console', (m) => {
      if (m.type() === 'error' || m.type() === 'warning') console.log(m.type(), m.text().slice(0, 300));
    });
    page.on('pageerror', (e) => console.log('pageerror', e.message));
    if (process.env.AUTH) await page.addInitScript(() => localStorage.setItem('auth_token', 'tok'));
    await page.goto((process.env.BASE ?? 'http://127.0.0.1:3210') + url, { waitUntil: 'networkidle' });
    if (action) await new Function('page', 'width', `return (async()=>{${action}})()`)(page, width);
    await page.waitForTimeout(250);
    await page.screenshot({
      path: `/tmp/webmock/shots/${name}-${width}-${scheme}.png`,
      fullPage: !process.env.VIEW,
    });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) console.log(width, 'horizontal overflow', overflow);
    await context.close();
  }
await browser.close();
