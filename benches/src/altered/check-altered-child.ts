import { answerChecks } from '../children/answer-checks.ts';
import { checkAltered } from './check-altered.ts';

answerChecks(checkAltered, ({ seed }) => ({ outcome: 'threw', id: seed, alteration: '-' }));
