import { accessibilityOfOtherScreens } from '../flows/accessibility.ts';
import { setStage } from '../stage.ts';

accessibilityOfOtherScreens(setStage());
