import type { Template } from './template.ts';
import { usActivity } from './united-states/us-activity.ts';
import { usLaborMaterials } from './united-states/us-labor-materials.ts';
import { usSubscription } from './united-states/us-subscription.ts';
import { usUtility } from './united-states/us-utility.ts';

export const UNITED_STATES: readonly Template[] = [usActivity, usSubscription, usLaborMaterials, usUtility];
