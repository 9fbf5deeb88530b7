import { useState } from 'react';
import { Button } from './button.tsx';

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [said, setSaid] = useState<string | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      () => setSaid('Select and copy it'),
    );
  return (
    <Button size="sm" onClick={copy} aria-label={said ?? label}>
      {said ?? 'Copy'}
    </Button>
  );
}
