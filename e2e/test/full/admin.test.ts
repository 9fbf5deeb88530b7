import { adminBreadth } from '../flows/admin-flow.ts';
import { setStage } from '../stage.ts';

// It switches the whole product off and on: nobody else may be on it.
adminBreadth(setStage({ isAlone: true }));
