// A page that can be read without the app: the app's code is asked for after the first paint, so that it never holds that up.
const { app, preload = '' } = document.currentScript.dataset;
/** By then the app starts in any case: where no paint is reported, and where it is late. */
const LATEST_MS = 1500;
/** Files asked for in one go, so that nothing the reader does meanwhile waits. */
const BATCH = 12;

let isStarted = false;

function start() {
  if (isStarted) return;
  isStarted = true;
  import(app);
  fetchAhead(preload.split(' ').filter(Boolean));
}

/** Fetches code without running it. */
function fetchAhead(files) {
  for (const href of files.slice(0, BATCH))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  if (files.length > BATCH) setTimeout(fetchAhead, 0, files.slice(BATCH));
}

// A tab in the background is not painted.
if (document.hidden) start();
else {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  setTimeout(start, LATEST_MS);
}
