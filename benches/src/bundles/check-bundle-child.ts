import { answerChecks } from '../children/answer-checks.ts';
import { checkBundle } from './check-bundle.ts';

answerChecks(checkBundle, ({ seed }) => ({ outcome: 'threw', ids: seed }));
