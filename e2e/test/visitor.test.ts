import { reviewFlows } from './flows/review.ts';
import { visitorFlows } from './flows/visitor-flow.ts';
import { setStage } from './stage.ts';

const stage = setStage();
visitorFlows(stage);
reviewFlows(stage);
