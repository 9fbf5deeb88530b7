import type { PlanId } from '@tieout/contract';
import { Audience } from './audience.tsx';
import { ByHand } from './by-hand.tsx';
import { Features } from './features.tsx';
import { Guides, Support } from './guides.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Pricing } from './pricing.tsx';
import { Sample } from './sample.tsx';
import { Trust } from './trust.tsx';

/** All of the landing page below the upload widget. */
export function LandingContent({
  hasSample,
  onChoosePlan,
}: {
  /** Off while a conversion of the visitor's own is shown above. */
  hasSample: boolean;
  onChoosePlan: (plan: PlanId) => void;
}) {
  return (
    <>
      {hasSample && <Sample />}
      <HowItWorks />
      <ByHand />
      <Features />
      <Audience />
      <Pricing onChoose={onChoosePlan} />
      <Trust />
      <Guides />
      <Support />
    </>
  );
}
