// A page that can be read without the app: the app's code comes with the first use of a button, and that click is made again in it.
const { app, preload = '' } = document.currentScript.dataset;
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
  root.removeEventListener('click', startAndClick);
  const name = nameOf(button);
  const { scrollY } = window;
  const page = root.firstElementChild;
  await import(app);
  // The app's code of this page may come later than its frame.
  const observer = new MutationObserver(() => {
    if (root.contains(page) || root.querySelector('main h1') === null) return;
    observer.disconnect();
    scrollTo({ top: scrollY, behavior: 'instant' });
    [...root.querySelectorAll('button')].find((each) => nameOf(each) === name)?.click();
  });
  observer.observe(root, { childList: true, subtree: true });
}

const nameOf = (button) => button.getAttribute('aria-label') ?? button.textContent;

if (isSignedIn()) import(app);
else {
  root.addEventListener('pointerover', warmUp);
  root.addEventListener('click', startAndClick);
}
