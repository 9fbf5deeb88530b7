import { chartFlows } from '../flows/charts.ts';
import { setStage } from '../stage.ts';

chartFlows(setStage());
