import { problems } from '@tieout/contract';
import { ButtonLink } from '../ui/button.tsx';
import { MessagePage } from '../ui/page.tsx';

/** Stands at the addresses of what this installation has not switched on. */
export default function NotSwitchedOn({ title }: { title: string }) {
  return (
    <MessagePage
      title={title}
      text={problems['not-configured'][1]}
      action={
        <div className="flex justify-center gap-2">
          <ButtonLink href="/contact" variant="primary">
            Contact
          </ButtonLink>
          <ButtonLink href="/dashboard">Back to Dashboard</ButtonLink>
        </div>
      }
    />
  );
}
