import { plainText } from '../cells/plain-text.ts';
import { windows1252Text } from '../cells/windows1252-text.ts';
import { xmlText } from '../cells/xml-text.ts';
import type { ExportOptions, Preset } from '../presets/preset.ts';
import type { StatementSource } from '../source/export-source.ts';
import { statementTotals } from '../source/statement-totals.ts';
import { accountSuffix } from '../tables/statement-table.ts';
import type { TextFrame } from '../writing/encode-text.ts';
import { sgmlText } from './ofx-element.ts';
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
      `No bank was chosen, so ${STAND_IN_BANK.name} (${STAND_IN_BANK.bid}) stands in. QuickBooks shows that name; give your bank’s INTU.BID, which stands in any .QBO file downloaded from it.`,
    );
  const writings = statements.flatMap((statement) => {
    const facts = ofxFacts(statement, options, log, true);
    if (facts === null) return [];
    if (facts.currency !== 'USD') log.warn('currency-edition', CURRENCY);
    const suffix = accountSuffix(statement, statements);
    return [
      ofxWriting({ form: 'sgml', statement, facts, frame: frameOf(statement, facts, options), suffix }),
    ];
  });
  return { writings, expected: statementTotals(statements) };
};

const CURRENCY =
  'The American edition of QuickBooks takes USD only, the Canadian CAD and USD. Import into an edition of the statement’s currency.';

function frameOf(statement: StatementSource, facts: OfxFacts, options: ExportOptions): TextFrame {
  const bank = options.bank ?? STAND_IN_BANK;
  const org = xmlText(windows1252Text(plainText(bank.org)).slice(0, 32));
  const [messages, response, body] = ofxTags(statement);
  const head = [
    HEADER,
    '<OFX>\r\n',
    sgmlText([
      [
        'SIGNONMSGSRSV1',
        [
          [
            'SONRS',
            [
              STATUS_OK,
              ['DTSERVER', ofxNow(options, 'sgml')],
              ['LANGUAGE', 'ENG'],
              [
                'FI',
                [
                  ['ORG', org],
                  ['FID', bank.bid],
                ],
              ],
              ['INTU.BID', bank.bid],
            ],
          ],
        ],
      ],
    ]),
    `<${messages}>\r\n<${response}>\r\n`,
    sgmlText([['TRNUID', '0'], STATUS_OK]),
    `<${body}>\r\n`,
    sgmlText([['CURDEF', facts.currency], ofxAccount(statement, facts, options)]),
    '<BANKTRANLIST>\r\n',
    sgmlText([
      ['DTSTART', ofxTime(facts.start, 'sgml')],
      ['DTEND', ofxTime(facts.end, 'sgml')],
    ]),
  ].join('');
  const foot = [
    '</BANKTRANLIST>\r\n',
    sgmlText([
      [
        'LEDGERBAL',
        [
          ['BALAMT', facts.closing],
          ['DTASOF', ofxTime(facts.end, 'sgml')],
        ],
      ],
    ]),
    ...[body, response, messages, 'OFX'].map((tag) => `</${tag}>\r\n`),
  ].join('');
  return { head, foot, encoding: 'windows-1252' };
}
