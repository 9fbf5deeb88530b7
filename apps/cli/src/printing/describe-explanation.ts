import type {
  AccountExplanation,
  DecisionExplanation,
  Explanation,
  OtherExplanation,
  PageExplanation,
  ReadingExplanation,
  StatementExplanation,
  TableExplanation,
} from '@tieout/extraction';
import { summarize } from './summarize.ts';
import { DEFAULT_LOCALE, valueFormats } from './value-formats.ts';

/** Explains for people why a document was read the way it was, in the order of the engine's decisions. */
export function describeExplanation(file: string, explanation: Explanation): string {
  const { guess, pages, statements } = explanation;
  return [
    summarize(file, explanation.extraction, valueFormats(DEFAULT_LOCALE)),
    ...(guess === null ? [] : ['Kind', guessLine(guess)]),
    ...(pages.length === 0 ? [] : ['Pages', ...pages.map(pageLine)]),
    ...statements.flatMap((statement, index) => [
      ...(statements.length === 1 ? [] : [`Statement ${index + 1} of ${statements.length}`]),
      ...statementLines(statement),
    ]),
  ].join('\n');
}

function guessLine({ kind, isClose, title }: NonNullable<Explanation['guess']>): string {
  const doubt = isClose ? ', a close call that the arithmetic decided' : '';
  return `  detected as: ${kind}${doubt}${title === null ? '' : `; its title says “${title}”`}`;
}

function pageLine({ number, layer, turn, words, marks, widthPt, heightPt }: PageExplanation): string {
  const turned = turn === 0 ? 'upright' : `rotated by ${turn}°`;
  const count = marks.filter((mark) => mark.kind === 'ignored').length;
  const ignored = count === 0 ? '' : `, ${count} lines ignored`;
  const size = `${Math.round(widthPt)} × ${Math.round(heightPt)} pt`;
  return `  ${number}: ${size}, ${layerText(layer)}, ${turned}, ${words.length} words${ignored}`;
}

function layerText(layer: PageExplanation['layer']): string {
  switch (layer) {
    case 'text':
      return 'text in the file';
    case 'garbled':
      return 'garbled text, read by OCR';
    case 'invisible':
      return 'invisible text over a picture, read by OCR';
    case 'image':
      return 'no text, read by OCR';
    case 'blank':
      return 'blank';
  }
}

function statementLines(statement: StatementExplanation): string[] {
  return [
    'Decided',
    ...statement.decisions.map(decisionLine),
    ...statement.others.flatMap(otherLines),
    'Dates',
    ...statement.dateOrders.map(
      ({ order, start, end, score, isChosen }) =>
        `  ${tick(isChosen)} ${order}, ${start ?? 'no start'} to ${end ?? 'no end'}: score ${score}`,
    ),
    `  ${statement.dateReason}`,
    'Language',
    `  ${statement.language}, read as the statement of a ${statement.isCard ? 'card' : 'bank account'}`,
    'Tables',
    ...statement.tables.flatMap(tableLines),
    ...statement.accounts.flatMap(accountLines),
    ...(statement.otherDivision === null ? [] : ['Other division', `  ${statement.otherDivision}`]),
  ];
}

function decisionLine({ choice, cost, evidence }: DecisionExplanation): string {
  return `  ${choice}: ${evidence}${cost === 0 ? '' : ` (cost ${cost})`}`;
}

/** A rejected reading: which decisions differ, and why it lost. */
function otherLines({ decisions, behind, why }: OtherExplanation): string[] {
  const lost = behind === null ? 'cannot be chosen' : `behind by ${Math.round(behind)}`;
  return [`  rejected, ${lost}: ${why}`, ...decisions.map((decision) => `  ${decisionLine(decision)}`)];
}

function tableLines({ page, headings, columns, lineCount, rowCount }: TableExplanation): string[] {
  const titles = headings.map(({ text, role }) => `${text} (${role ?? 'not known'})`);
  const edges = columns.map(({ role, edge, alignment }) => `${role} at ${Math.round(edge)} ${alignment}`);
  return [
    `  from page ${page ?? 'none'}: ${rowsText(rowCount)} in ${lineCount} lines`,
    `    headings: ${titles.join(' | ') || 'none'}`,
    `    columns of numbers: ${edges.join(', ') || 'none'}`,
  ];
}

function accountLines(account: AccountExplanation, index: number): string[] {
  const { chosen, rejected, evidence, triedCount } = account;
  const name = [account.number ?? 'no number printed', account.currency ?? 'no currency printed'];
  return [
    `Account ${index + 1}: ${name.join(', ')}, ${account.verdict}`,
    ...(evidence.length === 0 ? [] : ['  printed figures to check against']),
    ...evidence.map(
      ({ role, amount, page, text, isUsed }) =>
        `    ${tick(isUsed)} ${role} ${amount} (page ${page}: “${text}”)`,
    ),
    `  chosen of ${triedCount} readings`,
    ...choiceLines(chosen),
    ...chosen.checks.map((check) => `    ${check.name}: ${check.state}; ${check.text}`),
    ...rejected.flatMap(rejectedLines),
  ];
}

function rejectedLines(reading: ReadingExplanation & { readonly why: string }): string[] {
  return [`  rejected: ${reading.why}`, ...choiceLines(reading)];
}

function choiceLines({ signs, rowCount, leftOut, turnedRound, score }: ReadingExplanation): string[] {
  return [
    `    ${rowsText(rowCount)}, ${score === null ? 'not scored' : `score ${score}`}; signs: ${signs}`,
    ...leftOut.map((group) => `    left out: ${groupText(group)}`),
    ...turnedRound.map((group) => `    sign reversed: ${groupText(group)}`),
  ];
}

function groupText({ rowCount, why, firstRow }: ReadingExplanation['leftOut'][number]): string {
  return `${rowsText(rowCount)} ${why} (first “${firstRow}”)`;
}

function rowsText(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`;
}

function tick(isChosen: boolean): string {
  return isChosen ? '*' : '-';
}
