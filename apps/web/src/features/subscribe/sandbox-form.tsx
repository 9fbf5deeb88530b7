import { type TestCard, testCardSchema, testCards } from '@tieout/contract';
import { type FormEvent, useState } from 'react';
import { answerTestBank, confirmTestCard } from '../../api/billing.ts';
import { messageOf } from '../../api/message-of.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';

type State =
  | { readonly kind: 'choosing' | 'paying' | 'asking' }
  | { readonly kind: 'refused'; readonly reason: string };

/** The sandbox's own payment element: a choice of test cards, and the test bank's question. */
export function SandboxForm({
  clientSecret,
  submitLabel,
  onPaying,
  onDone,
}: {
  clientSecret: string;
  submitLabel: string;
  onPaying: (isPaying: boolean) => void;
  onDone: () => void;
}) {
  const [card, setCard] = useState<TestCard>('succeeds');
  const [state, setState] = useState<State>({ kind: 'choosing' });
  const attempt = async (work: () => ReturnType<typeof confirmTestCard>) => {
    setState({ kind: 'paying' });
    onPaying(true);
    try {
      const { outcome } = await work();
      if (outcome === 'succeeded') return onDone();
      setState({ kind: 'asking' });
    } catch (error) {
      setState({ kind: 'refused', reason: messageOf(error) });
      onPaying(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt(() => confirmTestCard(clientSecret, card));
  };
  const isBusy = state.kind === 'paying' || state.kind === 'asking';
  return (
    <form onSubmit={submit} className="space-y-5">
      <TestCards chosen={card} onChoose={setCard} isLocked={isBusy} />
      {state.kind === 'refused' && (
        <Notice tone="contradicted" title="The payment did not go through">
          {state.reason}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="lg" className="w-full" disabled={isBusy}>
        {isBusy ? 'Processing Payment...' : submitLabel}
      </Button>
      <BankDialog
        isOpen={state.kind === 'asking'}
        onAnswer={(isApproved) => attempt(() => answerTestBank(clientSecret, isApproved))}
      />
    </form>
  );
}

function TestCards({
  chosen,
  onChoose,
  isLocked,
}: {
  chosen: TestCard;
  onChoose: (card: TestCard) => void;
  isLocked: boolean;
}) {
  return (
    <fieldset disabled={isLocked}>
      <legend className="mb-2 text-sm font-semibold">Test card</legend>
      <div className="divide-y divide-rule rounded-md border border-rule-strong">
        {testCardSchema.options.map((card) => (
          <label key={card} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2.5 text-sm">
            <input
              type="radio"
              name="card"
              checked={card === chosen}
              onChange={() => onChoose(card)}
              className="size-4.5 accent-(--accent)"
            />
            <span className="figures">{testCards[card].number}</span>
            <span className="basis-full pl-7.5 text-ink-soft sm:ml-auto sm:basis-auto sm:pl-0">
              {testCards[card].text}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function BankDialog({ isOpen, onAnswer }: { isOpen: boolean; onAnswer: (isApproved: boolean) => void }) {
  return (
    <Dialog
      isOpen={isOpen}
      isSticky
      onClose={() => onAnswer(false)}
      title="Confirm your payment"
      description="Confirm it’s you. A real bank would ask in its app or by text message."
    >
      <div className="flex justify-end gap-2">
        <Button onClick={() => onAnswer(false)}>Refuse</Button>
        <Button variant="primary" onClick={() => onAnswer(true)}>
          Confirm payment
        </Button>
      </div>
    </Dialog>
  );
}
