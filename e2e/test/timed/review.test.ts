import { reviewSpeed } from '../flows/review.ts';
import { setStage } from '../stage.ts';

reviewSpeed(setStage());
