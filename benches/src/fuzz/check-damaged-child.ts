import { answerChecks } from '../children/answer-checks.ts';
import { checkDamaged } from './check-damaged.ts';

answerChecks(checkDamaged, () => 'threw');
