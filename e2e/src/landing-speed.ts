// What the landing page costs a visitor: compressed JavaScript, FCP, LCP, CLS and TBT, CPU slowed four times. Prints a table.
import { openBrowser } from './open-browser.ts';
import { startServer } from './start-server.ts';

const CPU_SLOWDOWN = 4;
const RUNS = 5;
const SETTLE_MS = 2500;
/** A task blocks for what it takes beyond this. */
const LONG_TASK_MS = 50;

/** Runs in the page before anything else, so that no entry is missed. */
const OBSERVE = `
  window.__speed = { lcp: 0, cls: 0, tbt: 0 };
  new PerformanceObserver((list) => { for (const e of list.getEntries()) window.__speed.lcp = e.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.__speed.cls += e.value; }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) window.__speed.tbt += Math.max(0, e.duration - ${LONG_TASK_MS}); }).observe({ type: 'longtask', buffered: true });
`;

type Speed = { fcp: number; lcp: number; cls: number; tbt: number; scriptBytes: number };

const [server, browser] = await Promise.all([startServer(), openBrowser()]);
try {
  const runs: Speed[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measure());
  const median = (pick: keyof Speed) => runs.map((run) => run[pick]).sort((a, b) => a - b)[RUNS >> 1] ?? 0;
  console.log(`landing page, CPU slowed ${CPU_SLOWDOWN} times, median of ${RUNS} loads`);
  console.log(`  JavaScript, as sent  ${(median('scriptBytes') / 1000).toFixed(1)} kB`);
  console.log(`  first paint (FCP)    ${median('fcp').toFixed(0)} ms`);
  console.log(`  largest paint (LCP)  ${median('lcp').toFixed(0)} ms`);
  console.log(`  layout shift (CLS)   ${median('cls').toFixed(4)}`);
  console.log(`  blocked (TBT)        ${median('tbt').toFixed(0)} ms`);
} finally {
  await browser.close();
  await server.stop();
}

async function measure(): Promise<Speed> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(OBSERVE);
  await page.goto(server.origin, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const speed = await page.evaluate<Speed>(`({
    ...window.__speed,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    scriptBytes: performance.getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
  })`);
  await context.close();
  return speed;
}
