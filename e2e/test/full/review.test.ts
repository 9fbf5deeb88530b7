import { reviewBreadth } from '../flows/review.ts';
import { setStage } from '../stage.ts';

reviewBreadth(setStage());
