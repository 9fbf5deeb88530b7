import { accessibilityOfSignedInScreens } from '../flows/accessibility.ts';
import { setStage } from '../stage.ts';

accessibilityOfSignedInScreens(setStage());
