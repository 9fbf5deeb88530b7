import { accessibilityOfMainScreens } from './flows/accessibility.ts';
import { setStage } from './stage.ts';

accessibilityOfMainScreens(setStage());
