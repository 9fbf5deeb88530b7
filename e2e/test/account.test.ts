import { accountFlows } from './flows/account-flow.ts';
import { adminFlows } from './flows/admin-flow.ts';
import { payingFlows } from './flows/paying.ts';
import { setStage } from './stage.ts';

const stage = setStage();
accountFlows(stage);
payingFlows(stage);
adminFlows(stage);
