import { answerChecks } from '../children/answer-checks.ts';
import { checkPages } from './check-pages.ts';

answerChecks(checkPages, ({ seed }) => ({ outcome: 'threw', id: seed }));
