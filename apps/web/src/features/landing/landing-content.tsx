import type { PlanId } from '@tieout/contract';
import { Features } from './features.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Pricing } from './pricing.tsx';
import { Trust } from './trust.tsx';

/** All of the landing page below the upload widget. */
export function LandingContent({ onChoosePlan }: { onChoosePlan: (plan: PlanId) => void }) {
  return (
    <>
      <HowItWorks />
      <Features />
      <Pricing onChoose={onChoosePlan} />
      <Trust />
    </>
  );
}
