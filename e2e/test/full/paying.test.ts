import { payingBreadth } from '../flows/paying.ts';
import { stripeFlows } from '../flows/paying-by-stripe.ts';
import { setStage } from '../stage.ts';

const stage = setStage();
payingBreadth(stage);
stripeFlows(stage);
