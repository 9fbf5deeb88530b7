import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';

const STORAGE_KEY = 'theme';

/** Switches between light and dark; until used, the system decides. */
export function ThemeToggle() {
  const [isDark, setDark] = useState(isDarkNow);
  const label = isDark ? 'Switch to light theme' : 'Switch to dark theme';
  return (
    <Button
      variant="quiet"
      aria-label={label}
      title={label}
      className="px-2.5"
      onClick={() => {
        choose(isDark ? 'light' : 'dark');
        setDark(!isDark);
      }}
    >
      {isDark ? (
        <Sun className="size-4.5" aria-hidden="true" />
      ) : (
        <Moon className="size-4.5" aria-hidden="true" />
      )}
    </Button>
  );
}

function isDarkNow(): boolean {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

function choose(theme: 'light' | 'dark') {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is closed: the choice holds for this page only.
  }
}
