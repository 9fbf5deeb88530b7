import { CopyButton } from '../../ui/copy-button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** A secret that nobody, this service included, can look up again. */
export function ShownOnce({ title, secret }: { title: string; secret: string }) {
  return (
    <Notice title={title} action={<CopyButton text={secret} label={`Copy: ${title}`} />}>
      <p>Copy it now: you won’t see it again.</p>
      <code className="mt-1 block break-all select-all">{secret}</code>
    </Notice>
  );
}
