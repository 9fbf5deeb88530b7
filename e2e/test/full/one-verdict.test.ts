import { oneVerdict } from '../flows/one-verdict.ts';
import { setStage } from '../stage.ts';

oneVerdict(setStage());
