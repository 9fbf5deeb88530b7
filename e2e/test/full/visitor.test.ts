import { addressFlows } from '../flows/addresses.ts';
import { pageFlows } from '../flows/pages.ts';
import { stateFlows } from '../flows/states.ts';
import { visitorBreadth } from '../flows/visitor-flow.ts';
import { setStage } from '../stage.ts';

const stage = setStage();
visitorBreadth(stage);
addressFlows(stage);
stateFlows(stage);
pageFlows(stage);
