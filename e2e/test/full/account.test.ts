import { accountBreadth } from '../flows/account-flow.ts';
import { accountPageFlows } from '../flows/account-page.ts';
import { setStage } from '../stage.ts';

const stage = setStage();
accountBreadth(stage);
accountPageFlows(stage);
