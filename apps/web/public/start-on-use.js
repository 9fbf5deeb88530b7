// A page that can be read without the app: the app's code comes with the first use of a button, and that click is made again in it.
const { app, preload = '' } = document.currentScript.dataset;
const OFFLINE = 'You are offline. Connect to the internet and try again.';
const root = document.getElementById('root');

/** Somebody who is signed in sees their own navigation at once. */
function isSignedIn() {
  try {
    const isStored = [sessionStorage, localStorage].some((store) => store.getItem('auth_token') !== null);
    return isStored || /(?:^|; )(?:auth_token|session_brief)=./.test(document.cookie);
  } catch {
    return false; // Storage is closed to this page.
  }
}

/** Fetches the code without running it. */
function warmUp({ target }) {
  if (target.closest('button') === null) return;
  root.removeEventListener('pointerover', warmUp);
  for (const href of [app, ...preload.split(' ').filter(Boolean)])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

async function startAndClick(event) {
  const button = event.target.closest('button');
  if (button === null) return;
  if (!navigator.onLine) return sayOffline();
  root.removeEventListener('click', startAndClick);
  const name = nameOf(button);
  const { scrollY } = window;
  const page = root.firstElementChild;
  try {
    await import(app);
  } catch {
    // A module that failed to load is not asked for again on the same page.
    return navigator.onLine ? location.reload() : reloadOnceOnline();
  }
  // The app's code of this page may come later than its frame.
  const observer = new MutationObserver(() => {
    if (root.contains(page) || root.querySelector('main h1') === null) return;
    observer.disconnect();
    scrollTo({ top: scrollY, behavior: 'instant' });
    [...root.querySelectorAll('button')].find((each) => nameOf(each) === name)?.click();
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** In the looks of the app's own notice, until the network is back. */
function sayOffline() {
  if (document.getElementById('offline') !== null) return;
  const notice = Object.assign(document.createElement('p'), { id: 'offline', textContent: OFFLINE });
  notice.setAttribute('role', 'alert');
  notice.className = 'border-b border-rule-strong bg-band px-4 py-2 text-center text-sm';
  root.querySelector('header')?.after(notice);
  addEventListener('online', () => notice.remove(), { once: true });
}

function reloadOnceOnline() {
  sayOffline();
  addEventListener('online', () => location.reload(), { once: true });
}

const nameOf = (button) => button.getAttribute('aria-label') ?? button.textContent;

if (isSignedIn()) import(app);
else {
  root.addEventListener('pointerover', warmUp);
  root.addEventListener('click', startAndClick);
}
