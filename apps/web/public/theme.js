// Names the theme before the first paint, so that it never flashes: the chosen one, else the system's, which may change.
const system = matchMedia('(prefers-color-scheme: dark)');

function chosenTheme() {
  try {
    return localStorage.getItem('theme');
  } catch {
    return null; // Storage is closed to this page (private mode).
  }
}

function nameTheme() {
  document.documentElement.dataset.theme = chosenTheme() ?? (system.matches ? 'dark' : 'light');
}

nameTheme();
system.addEventListener('change', nameTheme);
