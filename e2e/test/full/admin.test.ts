import { adminBreadth } from '../flows/admin-flow.ts';
import { switchedOffFlows } from '../flows/switched-off.ts';
import { setStage } from '../stage.ts';

// They switch the whole product off and on: nobody else may be on it.
const stage = setStage({ isAlone: true });
adminBreadth(stage);
switchedOffFlows(stage);
