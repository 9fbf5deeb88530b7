import { Moon, Sun } from 'lucide-react';
import { Button } from './button.tsx';

const STORAGE_KEY = 'theme';
const LABEL = 'Switch between light and dark';

/** Switches between light and dark; until used, the system decides. */
export function ThemeToggle() {
  return (
    <Button variant="quiet" aria-label={LABEL} title={LABEL} className="px-2.5" onClick={switchTheme}>
      <Sun className="hidden size-4.5 dark:block" aria-hidden="true" />
      <Moon className="size-4.5 dark:hidden" aria-hidden="true" />
    </Button>
  );
}

function switchTheme() {
  const root = document.documentElement;
  const theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
  root.dataset.theme = theme;
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is closed: the choice holds for this page only.
  }
}
