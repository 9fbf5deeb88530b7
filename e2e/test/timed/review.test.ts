import { reviewSpeed } from '../flows/review-speed.ts';
import { setStage } from '../stage.ts';

reviewSpeed(setStage());
