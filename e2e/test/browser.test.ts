import { accessibilityOfScreens } from './flows/accessibility.ts';
import { accountFlows } from './flows/account-flow.ts';
import { accountPageFlows } from './flows/account-page.ts';
import { adminFlows } from './flows/admin-flow.ts';
import { chartFlows } from './flows/charts.ts';
import { pageFlows } from './flows/pages.ts';
import { payingFlows } from './flows/paying.ts';
import { stripeFlows } from './flows/paying-by-stripe.ts';
import { reviewFlows } from './flows/review.ts';
import { stateFlows } from './flows/states.ts';
import { switchedOffFlows } from './flows/switched-off.ts';
import { visitorFlows } from './flows/visitor-flow.ts';
import { setStage } from './stage.ts';

// One file, so that the product and the browser are started once for all flows.
const stage = setStage();
visitorFlows(stage);
stateFlows(stage);
pageFlows(stage);
reviewFlows(stage);
accountFlows(stage);
accountPageFlows(stage);
payingFlows(stage);
stripeFlows(stage);
adminFlows(stage);
switchedOffFlows(stage);
chartFlows(stage);
accessibilityOfScreens(stage);
