import { plainText } from '../cells/plain-text.ts';
import { windows1252Text } from '../cells/windows1252-text.ts';
import { xmlText } from '../cells/xml-text.ts';
import type { ExportOptions, Preset } from '../presets/preset.ts';
import type { StatementSource } from '../source/export-source.ts';
import { accountSuffix } from '../source/file-label.ts';
import { statementTotals } from '../source/statement-totals.ts';
import type { TextFrame } from '../writing/encode-text.ts';
import { type OfxNode, sgmlText } from './ofx-element.ts';
import { type OfxFacts, ofxAccount, ofxFacts, ofxTags, STATUS_OK } from './ofx-statement.ts';
import { ofxNow, ofxTime, ofxWriting } from './ofx-writing.ts';
import { STAND_IN_BANK } from './web-connect-banks.ts';

const HEADER =
  'OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nSECURITY:NONE\r\nENCODING:USASCII\r\nCHARSET:1252\r\nCOMPRESSION:NONE\r\nOLDFILEUID:NONE\r\nNEWFILEUID:NONE\r\n\r\n';

/** The `open` of a .QBO preset: OFX 1.0.2 with Intuit's bank number, one file for each account. */
export const openWebConnect: Preset['open'] = ({ statements }, options, log) => {
  if (options.bank === undefined)
    log.warn(
      'stand-in-bank',
      `No bank was chosen, so ${STAND_IN_BANK.name} (${STAND_IN_BANK.bid}) is used, and QuickBooks shows that name. Enter your bank’s INTU.BID: it is in any .QBO file downloaded from your bank.`,
    );
  const writings = statements.flatMap((statement) => {
    const facts = ofxFacts(statement, options, log);
    if (facts === null) return [];
    if (facts.currency !== 'USD') log.warn('currency-edition', CURRENCY);
    const suffix = accountSuffix(statement, statements);
    return [
      ofxWriting({
        form: 'sgml',
        statement,
        facts,
        options,
        frame: frameOf(statement, facts, options),
        suffix,
      }),
    ];
  });
  return { writings, expected: statementTotals(statements) };
};

const CURRENCY =
  'The American edition of QuickBooks takes USD only, the Canadian CAD and USD. Import into an edition of the statement’s currency.';

function frameOf(statement: StatementSource, facts: OfxFacts, options: ExportOptions): TextFrame {
  const tags = ofxTags(statement);
  return {
    head: `${HEADER}<OFX>\r\n${signOn(options)}${statementHead(statement, facts, options)}`,
    foot: statementFoot(facts, tags),
    encoding: 'windows-1252',
  };
}

/** Who the file says it is from, and when it was made. */
function signOn(options: ExportOptions): string {
  const { org, bid } = options.bank ?? STAND_IN_BANK;
  const bank: OfxNode[] = [
    ['ORG', xmlText(windows1252Text(plainText(org)).slice(0, 32))],
    ['FID', bid],
  ];
  const answer: OfxNode[] = [
    STATUS_OK,
    ['DTSERVER', ofxNow(options, 'sgml')],
    ['LANGUAGE', 'ENG'],
    ['FI', bank],
    ['INTU.BID', bid],
  ];
  return sgmlText([['SIGNONMSGSRSV1', [['SONRS', answer]]]]);
}

/** Everything before the first row; what is opened here `statementFoot` closes. */
function statementHead(statement: StatementSource, facts: OfxFacts, options: ExportOptions): string {
  const [messages, response, body] = ofxTags(statement);
  const span: OfxNode[] = [
    ['DTSTART', ofxTime(facts.start, 'sgml')],
    ['DTEND', ofxTime(facts.end, 'sgml')],
  ];
  return [
    `<${messages}>\r\n<${response}>\r\n`,
    sgmlText([['TRNUID', '0'], STATUS_OK]),
    `<${body}>\r\n`,
    sgmlText([['CURDEF', facts.currency], ofxAccount(statement, facts, options)]),
    `<BANKTRANLIST>\r\n${sgmlText(span)}`,
  ].join('');
}

function statementFoot({ closing, end }: OfxFacts, [messages, response, body]: readonly string[]): string {
  const balance: OfxNode[] = [
    ['BALAMT', closing],
    ['DTASOF', ofxTime(end, 'sgml')],
  ];
  const ends = [body, response, messages, 'OFX'].map((tag) => `</${tag}>\r\n`);
  return `</BANKTRANLIST>\r\n${sgmlText([['LEDGERBAL', balance]])}${ends.join('')}`;
}
